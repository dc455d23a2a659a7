import { expect } from '@playwright/test';
import { noteShifts, shifts } from './shifts.ts';
import { playOut, settle, sitDown, test } from './table.ts';

test('a whole match by touch on a phone, in which nothing shifts', async ({ page }) => {
  await settle(page, { motion: 'fast' });
  await noteShifts(page);
  await sitDown(page);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await playOut(page, (target) => target.tap());
  await expect(page.locator('dialog.end h2')).toBeVisible();
  expect(await shifts(page)).toEqual([]);
});
