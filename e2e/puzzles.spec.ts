import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { settle, test } from './table.ts';

test('a wrong try is played and refuted by a hand; the solution is found, kept and told by the day', async ({
  page,
}) => {
  await settle(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'All puzzles' }).click();
  await expect(page.getByRole('heading', { name: 'Puzzles' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Muster 3', exact: true }).click();
  await expect(page.getByText('Win for certain, at the latest in your next turn.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  // By keyboard: the first soldier of Flame, laid on its castle.
  await page.keyboard.press('4');
  await page.locator('[data-spot="castle-4"]').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'If Odile holds this' })).toBeVisible();
  await expect(page.getByText('hands refute your try')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(page.getByRole('button', { name: 'Once more' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('4');
  await page.locator('[data-spot="piece-1-4-2"]').click();
  await expect(page.getByText('Found after 1 wrong try.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next puzzle' })).toBeVisible();
  await page.goto('/puzzles');
  await expect(page.getByRole('link', { name: 'Muster 3, solved' })).toBeVisible();
  await page.goto('/daily');
  await expect(page.getByRole('heading', { name: 'Muster: puzzle of the day' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
