/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import { goTo, settle, test } from './table.ts';

const SIZES = [
  [320, 568],
  [568, 320],
  [390, 664],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1440, 900],
] as const;
const SHEETS = ['/new/murano', '/new/muster', '/new/murano?with=people', '/online/new/murano'];

/** Of the window's height, where the button that begins ends, and whether a finger in its middle meets it. */
const begin = (page: Page) =>
  page.evaluate(() => {
    const button = document.querySelector<HTMLElement>('.begin-bar .play')!;
    const { left, top, right, bottom } = button.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return {
      isIn: top >= 0 && left >= 0 && right <= innerWidth && bottom <= innerHeight,
      isMet: button.contains(hit),
      x: (left + right) / 2,
      y: (top + bottom) / 2,
    };
  });

/** How far what stays at the foot of the window lies over the last of the list, at its end. */
const lapped = (page: Page): Promise<number> =>
  page.evaluate(() => {
    scrollTo({ top: 1e6, behavior: 'instant' });
    const bar = document.querySelector('.begin-bar')!;
    const [last, mine] = [bar.previousElementSibling!, bar].map((each) => each.getBoundingClientRect());
    scrollTo({ top: 0, behavior: 'instant' });
    const isBeside = mine.left >= last.right;
    return isBeside ? 0 : Math.max(0, last.bottom - mine.top);
  });

for (const textSize of [100, 200]) {
  test(`a match is begun without scrolling, with text of ${textSize} %`, async ({ page }) => {
    await settle(page, { textSize });
    for (const sheet of SHEETS) {
      await goTo(page, sheet);
      await page.locator('.begin-bar').waitFor();
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        const { isIn, isMet } = await begin(page);
        expect.soft({ isIn, isMet, lapped: await lapped(page) }, `${sheet} at ${width}×${height}`).toEqual({
          isIn: true,
          isMet: true,
          lapped: 0,
        });
      }
    }
    await goTo(page, '/new/murano');
    await page.setViewportSize({ width: 320, height: 568 });
    await expect(page.locator('.begin-what')).toHaveText('against Bianca, Artisan');
    const { x, y } = await begin(page);
    await page.mouse.click(x, y);
    await expect(page.locator('.room.murano')).toBeVisible();
  });
}

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 320, height: 568 } });

  test('what is typed has the window for itself, and afterwards one begins with that name', async ({
    page,
  }) => {
    await settle(page);
    await page.goto('/new/muster?with=people');
    const name = page.locator('#name-1');
    await name.tap();
    await page.keyboard.type('Klementine');
    // A keyboard of glass leaves half of the window.
    await page.setViewportSize({ width: 320, height: 280 });
    await name.scrollIntoViewIfNeeded();
    await expect(page.locator('.begin-bar')).not.toBeInViewport();
    await page.locator('h1').tap();
    await page.setViewportSize({ width: 320, height: 568 });
    await expect(page.locator('.begin-what')).toHaveText('Player 1 and Klementine');
    const { x, y } = await begin(page);
    await page.touchscreen.tap(x, y);
    await expect(page.getByRole('dialog')).toContainText(/(?:Player 1|Klementine), it is your turn\./u);
  });
});
