import { expect, type Page } from '@playwright/test';
import { noteShifts, shifts } from './shifts.ts';
import { myAction, playOut, settle, takeTurn, test } from './table.ts';

const click = (target: { click(): Promise<void> }): Promise<void> => target.click();

async function against(page: Page, level: string): Promise<void> {
  await settle(page, { motion: 'fast' });
  await noteShifts(page);
  await page.goto('/new/muster');
  await page.getByRole('button', { name: level }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(myAction(page)).toBeVisible({ timeout: 20_000 });
}

test('nothing shifts in a whole match against the strongest bot', async ({ page }) => {
  test.setTimeout(240_000);
  await against(page, 'Leader');
  await playOut(page, click);
  expect(await shifts(page)).toEqual([]);
});

test('nothing shifts in a whole match on a phone', async ({ page }) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await against(page, 'Soldier');
  await playOut(page, click);
  expect(await shifts(page)).toEqual([]);
});

test('a preview moves nothing but what it shows', async ({ page }) => {
  await against(page, 'Soldier');
  await takeTurn(page, click);
  await expect(myAction(page)).toBeVisible();
  await page.locator('.hand .card.live').first().click();
  for (const place of await page.locator('.touch.offered').all()) {
    // Half a second after a click the browser holds the page to account for what moves.
    await page.waitForTimeout(600);
    await place.hover();
  }
  await page.mouse.move(5, 300);
  await page.waitForTimeout(600);
  expect(await shifts(page)).toEqual([]);
});
