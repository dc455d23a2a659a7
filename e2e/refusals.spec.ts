import { expect } from '@playwright/test';
import { mover, test as far, turn, twoAtATable } from './far.ts';
import { settle, test } from './table.ts';

far('a refusal goes when its reason has gone', async ({ person }) => {
  const pair = await twoAtATable(person);
  const [acting, waiting] = (await mover(pair))!;
  await waiting.page.locator('.hand .card').first().click();
  await expect(waiting.page.getByRole('alert')).toContainText('It is not your turn.');
  await turn(pair);
  expect((await mover(pair))![0]).toBe(waiting);
  await expect(waiting.page.getByRole('alert')).toHaveCount(0);
  await expect(acting.page.getByRole('alert')).toHaveCount(0);
});

test('what a lesson answered at one step is not said at the next', async ({ page }) => {
  await settle(page);
  await page.goto('/lesson/muster');
  await page.locator('.hand .card').nth(3).click();
  await expect(page.getByRole('alert')).toContainText('Read what it says');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.locator('.hand .card').nth(3).click();
  await expect(page.getByRole('alert')).toContainText('Take up Leaf 1');
});
