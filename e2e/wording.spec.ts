import { expect } from '@playwright/test';
import { openPosition } from './positions.ts';
import { settle, sitDown, test } from './table.ts';

const HAND = ['leaf1', 'leaf2', 'water1', 'cloud3', 'rainbow'];

test('the prompt offers only what there is to choose from', async ({ page }) => {
  await settle(page);
  const prompt = page.locator('.prompt p');
  await openPosition(page, { hand: HAND });
  await expect(prompt).toHaveText('Your turn. Choose a card.');
  await page.getByRole('button', { name: 'Leaf 1, soldier' }).click();
  await page.locator('.column.own .ground.offered').first().click();
  await expect(prompt).toHaveText('Your turn. Take a card from the pile.');
  await openPosition(page, { hand: HAND, own: { 4: ['wizard'] }, castles: { 0: ['water3'] } });
  await expect(prompt).toHaveText('Your turn. Choose a card, or a wizard of yours.');
  await page.getByRole('button', { name: 'Leaf 1, soldier' }).click();
  await page.locator('.column.own .ground.offered').first().click();
  await expect(prompt).toHaveText('Your turn. Take a card, from the pile or from a castle.');
});

test('a heading and a sentence begin with a capital', async ({ page }) => {
  await settle(page);
  await openPosition(page, { hand: HAND });
  await page.locator('.hand .card').last().click();
  await expect(page.locator('.places h2')).toHaveText('Rainbow card');
  await expect(page.locator('.prompt p')).toHaveText(
    /^Your turn\. Rainbow card: 5 places as a wizard, 1 as a bridge\.$/u,
  );
});

test('a British reader reads a British date', async ({ page }) => {
  await settle(page);
  await sitDown(page);
  await page.goto('/matches');
  await expect(page.locator('.way p').first()).toHaveText(/^\d{1,2} \w{3,4} \d{4}, \d\d:\d\d · /u);
});
