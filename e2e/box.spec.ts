import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { violations } from './axe.ts';
import { settle, test } from './table.ts';

test('a box is read off by touch, compared, kept, handed on as a file and a link, and played with', async ({
  page,
}) => {
  await settle(page);
  await page.goto('/box/murano');
  const palette = page.locator('.box-palette button');
  // The ring of this game with two places swapped: transparent, blue, green, transparent, red, yellow …
  for (const shard of [4, 0, 1, 4, 3, 2, 4]) await palette.nth(shard).click();
  await expect(page.getByRole('status').first()).toContainText('2 places differ so far.');
  await expect(page.getByRole('button', { name: 'Place 5 of 12: red, here yellow' }).first()).toBeVisible();
  await page.getByRole('button', { name: 'The rest is as here' }).click();
  await expect(page.getByRole('button', { name: /^Ring B/ })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('5');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Ring B to do' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const fingerprint = await page.getByText(/^fingerprint/).textContent();

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = await download.path();
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    game: 'murano',
    rings: { A: 'T B G T R Y T B Y T G R' },
  });
  await page.reload();
  await expect(page.getByText(/^fingerprint/)).toHaveText(fingerprint!);

  await page.locator('input[type=file]').setInputFiles({
    name: 'wrong.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), creations: [] })),
  });
  await expect(page.getByRole('alert')).toHaveText('A box has 24 creations, here there are 0.');
  await page.locator('input[type=file]').setInputFiles({
    name: 'right.json',
    mimeType: 'application/json',
    buffer: readFileSync(file),
  });
  await expect(page.getByRole('button', { name: 'Ring A done' })).toBeVisible();

  await page.getByRole('button', { name: 'Play with it' }).click();
  await expect(page.locator('.murano .stage')).toBeVisible();
  const pack = await page.evaluate('JSON.parse(localStorage.getItem("tavola.box.murano")).text');
  await page.goto(`/box/murano#${String(pack)}`);
  await expect(page.getByText(/^fingerprint/)).toHaveText(fingerprint!);
});
