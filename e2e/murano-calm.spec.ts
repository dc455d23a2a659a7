import { expect, type Page } from '@playwright/test';
import { click, decide, myMove, over, playGlass, setUp } from './glass.ts';
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

test('an expert game to its end, in which nothing shifts', async ({ page }) => {
  await begin(page);
  await expect(page.locator('.liras .coin')).toHaveCount(2);
  await expect(page.locator('.bird').first()).toBeVisible();
  await playGlass(page, click);
  await expect(over(page)).toContainText(
    /The last Lira has been taken from the board\.|has completed all creations\./,
  );
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
