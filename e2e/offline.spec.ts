import { expect } from '@playwright/test';
import { settle, sitDown, test } from './table.ts';

test.use({ serviceWorkers: 'allow' });

test('the second visit plays with no network', async ({ page, context }) => {
  await settle(page);
  await page.goto('/');
  await page.waitForFunction('navigator.serviceWorker.ready.then(() => true)');
  await context.setOffline(true);
  await sitDown(page);
  await page.goto('/rules/muster/U10');
  await expect(page.locator('#U10.chosen')).toBeVisible();
});

test('a puzzle is laid out, refuted and proven with no network, and today’s table is there', async ({
  page,
  context,
}) => {
  await settle(page);
  await page.goto('/');
  await page.waitForFunction('navigator.serviceWorker.ready.then(() => true)');
  await context.setOffline(true);
  await page.goto('/puzzles/muster/3');
  await page.getByRole('button', { name: 'Show the solution' }).click();
  await expect(page.getByRole('link', { name: 'Next puzzle' })).toBeVisible();
  await page.goto('/daily');
  await page.getByRole('button', { name: 'Show the solution' }).first().click();
  await expect(page.locator('.daily-solution li').first()).toBeVisible();
  await page.goto('/puzzles/murano/deal-1');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
});
