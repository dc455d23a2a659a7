import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { settle, test } from './table.ts';

const match = readFileSync('src/games/muster/matches/every-kind.match', 'utf8');

test('a match is looked back at from its end: judged once, tried again, answered, played on; on a phone by touch', async ({
  page,
}) => {
  await settle(page);
  await page.goto('/matches');
  await page.locator('input[type=file]').setInputFiles({
    name: 'match.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(`${match}# players person bot-1\n`),
  });
  await page.locator('dialog.end').getByRole('link', { name: 'Look back' }).click();
  // Judging takes what it takes: the machine may be slow.
  await expect(page.locator('.look-moment')).toBeVisible({ timeout: 120_000 });
  const address = page.url();
  expect(await violations(page)).toEqual([]);
  // The worst moment comes first, and says nothing of what was better.
  await expect(page.locator('.kind-better')).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(page.getByText('what would you play?')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the answer' })).toBeVisible();
  await page.getByRole('button', { name: 'Show the answer' }).click();
  await expect(page.locator('.look-choice.kind-better')).toBeVisible();
  await expect(page.locator('.look-mark.kind-better').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);

  // On a phone, where a finger is put: the curve leads to its first decision, and nothing lies beside the screen.
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(address);
  const chart = page.locator('.look-chart');
  await expect(chart).toBeVisible();
  // Drawn anew for the width of a phone: for a moment there is none.
  await expect.poll(async () => (await chart.boundingBox())?.width ?? Infinity).toBeLessThan(390);
  const { x, y, height } = (await chart.boundingBox())!;
  await page.mouse.click(x + 42, y + height / 2);
  await expect(chart).toHaveAttribute('aria-valuenow', '1');
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  expect(await violations(page)).toEqual([]);
  // Below the board, which is as wide as the page.
  await page.evaluate('scrollTo(0, 300)');
  const button = page.getByRole('button', { name: 'Try again' }).first();
  await expect(button).toBeInViewport({ ratio: 1 });
  const again = (await button.boundingBox())!;
  await page.mouse.click(again.x + again.width / 2, again.y + again.height / 2);
  await expect(page.getByText('what would you play?')).toBeVisible();
});
