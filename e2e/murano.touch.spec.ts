import { expect } from '@playwright/test';
import { decide, myMove, over, playGlass, setUp, tap } from './glass.ts';
import { noteShifts, shifts } from './shifts.ts';
import { settle, test } from './table.ts';

test('an expert game of Murano by touch on a phone, in which nothing shifts', async ({ page }) => {
  await settle(page, { motion: 'fast' });
  await noteShifts(page);
  await setUp(page, ['person', '1'], (sheet) =>
    sheet.getByRole('button', { name: 'Grandmaster’s Challenge' }).click(),
  );
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
  expect(await shifts(page)).toEqual([]);
});
