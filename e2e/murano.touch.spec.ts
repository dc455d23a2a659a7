import { expect } from '@playwright/test';
import { decide, myMove, over, playGlass, setUp, tap } from './glass.ts';
import { settle, test } from './table.ts';

test('a whole game of Murano by touch on a phone', async ({ page }) => {
  await settle(page);
  await setUp(page, ['person', '1'], (sheet) => sheet.getByLabel('Safety end', { exact: true }).fill('6'));
  await expect(myMove(page)).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await decide(page, tap);
  await decide(page, tap);
  // The rivals, the advantages and the log are one tap away.
  for (const [opener, part] of [
    ['.chip:nth-child(2)', '.rival'],
    ['.to-advantages', '.advantage'],
    ['.to-log', '.log'],
  ]) {
    await page.locator(opener).tap();
    await expect(page.locator(part).first()).toBeInViewport();
  }
  await page.getByRole('button', { name: 'Table', exact: true }).tap();
  await playGlass(page, tap);
  await expect(over(page).locator('h2')).toBeVisible();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
});
