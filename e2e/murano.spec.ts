import { expect } from '@playwright/test';
import { click, over, playGlass, sitAtGlass } from './glass.ts';
import { settle, test } from './table.ts';

test('a whole base game by mouse, from the entrance to the verdict and a rematch', async ({ page }) => {
  test.setTimeout(240_000);
  await settle(page);
  await sitAtGlass(page);
  await playGlass(page, click);
  await expect(over(page).locator('li.shown')).toHaveCount(2);
  await expect(over(page).locator('h2')).toHaveText(/win|draw/i);
  await page.getByRole('button', { name: 'Rematch' }).click();
  await expect(page.locator('.murano .fan .work')).toHaveCount(6);
});
