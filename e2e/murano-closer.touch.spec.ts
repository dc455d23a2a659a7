import { expect } from '@playwright/test';
import { dealing } from './glass-positions.ts';
import { expectReachable } from './glass-reach.ts';
import { exchangeAt, myMove, tap } from './glass.ts';
import { openText, show } from './recorded.ts';
import { settle, test } from './table.ts';

for (const [width, height] of [
  [390, 664],
  [390, 844],
  [320, 568],
] as const) {
  test(`a long press shows the whole card with its name (${width}×${height})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settle(page);
    await openText(page, dealing(2));
    await show(page);
    await myMove(page).waitFor();
    const card = (await page.locator('.fan [data-spot="card-2"]').boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const touchPoints = [{ x: card.x + card.width / 2, y: card.y + card.height / 2 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    const closer = page.locator('.close-up span.face');
    await expect(closer).toBeInViewport({ ratio: 1 });
    const face = (await closer.boundingBox())!;
    const picture = (await closer.locator('img').boundingBox())!;
    const name = (await closer.locator('.name').boundingBox())!;
    // As large as the screen allows, the picture as large as the card, and the name on it.
    expect(face.width).toBeGreaterThan(Math.min(width * 0.55, (height - 300) / 1.43));
    expect(Math.abs(picture.width - face.width)).toBeLessThan(2);
    expect(Math.abs(picture.height - face.height)).toBeLessThan(2);
    expect(name.y).toBeGreaterThan(face.y);
    expect(name.y + name.height).toBeLessThanOrEqual(face.y + face.height);
    await expect(closer.locator('.name')).toHaveText('Tortoise Bonbonnière');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // Letting go keeps it: what it needs is told below, and the hand is leafed through.
    const needs = page.locator('.close-up .needs');
    await expect(needs).toBeInViewport({ ratio: 1 });
    await expect(needs.locator('li')).toHaveText(['on bench', 'for green', 'on bench', 'for red']);
    await expectReachable(page, { least: 44 });
    await page.locator('.close-up .leaf').last().tap();
    await expect(closer.locator('.name')).toHaveText('Lagoon Earrings');
    await page.locator('.close-up .shut').tap();
    await expect(closer).toHaveCount(0);
  });
}

test('a market that opens stays in sight above its sheet, however the sheet comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await settle(page, { motion: 'normal' });
  await openText(page, dealing(2));
  await show(page);
  await tap(page.locator('.market.m2 .corner'));
  const arrived = (at: string): Promise<{ y: number; height: number }> =>
    page.locator(at).evaluate(async (part) => {
      const moving = ['.stage', '.market-sheet'].flatMap((each) =>
        document.querySelector(each)!.getAnimations(),
      );
      await Promise.all(moving.map(({ finished }) => finished));
      return part.getBoundingClientRect().toJSON();
    });
  const [market, sheet] = [await arrived('.market.m2 .corner'), await arrived('.market-sheet')];
  expect(market.y + market.height).toBeLessThanOrEqual(sheet.y + 1);
});

test('on a phone that lies the sheet of a market shows all it has without being scrolled', async ({
  page,
}) => {
  await settle(page, { language: 'de' });
  await page.setViewportSize({ width: 667, height: 375 });
  await openText(page, dealing(2, {}, { benches: ['BGYRT', 'BG'] }));
  await show(page);
  await tap(page.locator('.market .corner').first());
  const sheet = page.locator('.market-sheet');
  for (const ahead of ['.onward-next', '.onward-back']) {
    await expect(sheet.locator(ahead)).toBeVisible();
    for (const [width, height] of [
      [568, 320],
      [640, 360],
      [667, 375],
      [740, 360],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      const beyond = await sheet.evaluate((each) => each.scrollHeight - each.clientHeight);
      expect(beyond, `${ahead} at ${width}×${height}`).toBeLessThanOrEqual(1);
    }
    await sheet.locator('.onward-next').tap();
  }
});

test('by touch nothing is foretold any more once it is done', async ({ page }) => {
  await settle(page);
  await openText(page, dealing(2));
  await show(page);
  await page.locator('.bench .place.touch').first().tap();
  await exchangeAt(page, tap, page.locator('.market.m2 .corner'));
  await expect(page.locator('.bench .place.touch').nth(4)).toBeVisible();
  await expect(page.locator('.bubble')).toHaveCount(0);
});
