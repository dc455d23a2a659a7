import { expect, type Page } from '@playwright/test';
import { click, decide, myMove, playGlass, setUp } from './glass.ts';
import { noteShifts, shifts } from './shifts.ts';
import { settle, test } from './table.ts';

/** The Grandmaster's Challenge: seven rounds, and everything that can lie on the board. */
async function begin(page: Page): Promise<void> {
  await settle(page, { motion: 'fast' });
  await noteShifts(page);
  await setUp(page, ['person', '1'], (sheet) =>
    sheet.getByRole('button', { name: 'Grandmaster’s Challenge' }).click(),
  );
  await expect(myMove(page)).toBeVisible();
}

test('nothing shifts in a whole match of Murano', async ({ page }) => {
  await begin(page);
  await playGlass(page, click);
  expect(await shifts(page)).toEqual([]);
});

test('nothing shifts in a match of Murano on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await begin(page);
  await playGlass(page, click);
  expect(await shifts(page)).toEqual([]);
});

test('looking at the markets moves nothing', async ({ page }) => {
  await begin(page);
  await decide(page, click);
  await decide(page, click);
  await page.locator('.bench .place.live').first().click();
  for (const market of await page.locator('.market .corner').all()) {
    // Half a second after a click the browser holds the page to account for what moves.
    await page.waitForTimeout(600);
    await market.hover();
  }
  await page.mouse.move(5, 300);
  await page.waitForTimeout(600);
  expect(await shifts(page)).toEqual([]);
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const) {
  test(`at ${width}×${height} nothing shifts while a match opens from its address`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await begin(page);
    await page.reload();
    await expect(myMove(page)).toBeVisible();
    await page.waitForTimeout(500);
    expect(await shifts(page)).toEqual([]);
  });
}
