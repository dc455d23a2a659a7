import { expect, type Page } from '@playwright/test';
import { myAction, playOut, settle, takeTurn, test } from './table.ts';

const click = (target: { click(): Promise<void> }): Promise<void> => target.click();

interface Shift {
  readonly value: number;
  readonly what: string;
}

/** Notes whatever the browser counts as a layout shift, and what it was that moved. */
async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(`
    window.shifts = [];
    const name = (node) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element ? element.tagName + '.' + element.getAttribute('class') + ' ' + node.textContent.slice(0, 40) : '';
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!entry.hadRecentInput) {
          window.shifts.push({ value: entry.value, what: entry.sources.map(({ node }) => name(node)).join(', ') });
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  `);
}

const shifts = (page: Page): Promise<Shift[]> => page.evaluate<Shift[]>('window.shifts');

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
