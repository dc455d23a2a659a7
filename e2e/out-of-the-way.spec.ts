/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import { COMPANY } from './screens/company.ts';
import { MUSTER } from './screens/muster.ts';
import { settle, test } from './table.ts';

/** What one plays with, and what one is asked. */
const PLAYED =
  '.column, .castle, .hand .card, .clock, .promptline, .band, .stage, .dock, .bench, .fan .card, .rival';

/** Whatever of the table lies below this thing. */
const below = (page: Page, thing: string): Promise<string[]> =>
  page.evaluate(
    ([over, played]) => {
      const lids = [...document.querySelectorAll(over)].map((each) => each.getBoundingClientRect());
      return [...document.querySelectorAll(played)].flatMap((each) => {
        const { left, top, right, bottom, width } = each.getBoundingClientRect();
        const isBelow = lids.some(
          (lid) =>
            left < lid.right - 1 && right > lid.left + 1 && top < lid.bottom - 1 && bottom > lid.top + 1,
        );
        return isBelow && width > 0 && each.closest(over) === null ? [each.className] : [];
      });
    },
    [thing, PLAYED] as const,
  );

test('what is asked and said far apart lies on nothing that is played with', async ({ page }) => {
  await settle(page, { language: 'de' });
  await COMPANY.find(({ name }) => name === 'a draw is offered')!.open(page);
  for (const [width, height] of [
    [1440, 900],
    [1180, 820],
    [1024, 768],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(page.locator('.notices .note')).toBeVisible();
    expect.soft(await below(page, '.notices > *'), `asked at ${width}×${height}`).toEqual([]);
    await page.locator('.chatter').click();
    await expect(page.locator('.chatbox')).toBeVisible();
    expect.soft(await below(page, '.chatbox'), `said at ${width}×${height}`).toEqual([]);
    await page.locator('.chatbox header .quiet').click();
  }
});

test('what is said at a table of Murano lies on nothing that is played with but the advantages', async ({
  page,
}) => {
  await settle(page);
  await page.goto('/online/new/murano#now');
  await page.locator('.inviting').waitFor();
  await page.getByRole('button', { name: 'Give the seat to a bot' }).click();
  await page.locator('.advantages').waitFor();
  await page.locator('.chatter').click();
  for (const [width, height] of [
    [768, 1024],
    [1024, 768],
    [820, 1180],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => below(page, '.chatbox'), `${width}×${height}`).toEqual([]);
    await expect(page.locator('.chatbox form button')).toBeInViewport({ ratio: 1 });
  }
});

test('on a screen that lies flat the last turn is told beside the lanes', async ({ page }) => {
  await settle(page);
  await MUSTER.find(({ name }) => name === 'a screen that lies flat')!.open(page);
  await expect(page.locator('.band')).toBeVisible();
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect.soft(await below(page, '.band, .far-side > div'), `${width}×${height}`).toEqual([]);
  }
});
