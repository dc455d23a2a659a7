import { expect } from '@playwright/test';
import { settle, sitDown, test } from './table.ts';

test('the second visit plays with no network', async ({ page, context }) => {
  await settle(page);
  await page.goto('/');
  await page.waitForFunction('navigator.serviceWorker.ready.then(() => true)');
  await context.setOffline(true);
  await sitDown(page);
  await page.goto('/rules/muster/U10');
  await expect(page.locator('#U10.chosen')).toBeVisible();
});
