import { join } from 'node:path';
import { expect } from '@playwright/test';
import { bringIn, settle, test } from './table.ts';

test('the whole position can be heard, and read by whoever asks for it', async ({ page }) => {
  await settle(page);
  await bringIn(page, join(import.meta.dirname, 'matches', 'full-table.txt'));
  const reading = page.getByRole('region', { name: 'The position in words' });
  // Covered: the table is told, the hands are not.
  await expect(reading).not.toContainText('Your hand');
  await page.getByRole('button', { name: 'Show my hand' }).click();
  await expect(reading).toContainText('Your hand');
  const heard = (await reading.ariaSnapshot()).replaceAll('\u00A0', ' ');
  for (const sentence of [
    'heading "The position in words" [level=2]',
    'Water castle. You hold by 6. Your side, strength 13: Water 1, Water 2, rainbow bridge, Water 4, Water 5.',
    'Side of Player 2, strength 7: Water 1, rainbow wizard.',
    'Nobody holds it. Your side, strength 0: empty.',
    'On the castle, from below: Feather 1, Feather 2.',
    'Player 2 holds by 22.',
    'Your hand: Water 3, knight; Feather 4, beast; Feather 5, leader; Cloud 5, leader; Flame 1, soldier.',
    'Player 2 holds 5 cards. Player 2 holds Feather 1. Draw pile, 2 cards left.',
  ]) {
    expect(heard).toContain(sentence);
  }
  await page.keyboard.press('r');
  await expect(reading).toBeFocused();
  const box = (await reading.boundingBox())!;
  expect(box.width).toBeGreaterThan(300);
  await page.keyboard.press('Escape');
  await expect(reading).not.toBeFocused();
});
