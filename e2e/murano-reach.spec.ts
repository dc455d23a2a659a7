/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import { learn } from './glass-lesson.ts';
import { dealing, manyWays, textFrom } from './glass-positions.ts';
import { expectReachable, expectWhole } from './glass-reach.ts';
import { click, myMove } from './glass.ts';
import { openText, owing } from './recorded.ts';
import { settle, test } from './table.ts';

/** Pages as phones show them inside a browser, and two without one. */
const PHONES = ['390x664', '375x667', '360x640', '320x568', '393x727', '360x740', '390x844', '430x932'];
/** The same phones on their side. */
const LYING = ['844x390', '740x360', '667x375'];
const SCREENS = ['1920x1080', '1440x900', '1280x800', '1280x720', '1024x768', '768x1024'];
const sizeOf = (size: string): { width: number; height: number } => {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
};

/** Labels of the board, the prompt and the dock. */
const READ = '.stage .note > *, .stock, .turning, .prompt .say b, .dock :is(.action, .sell, .token)';

async function sit(page: Page, text: string): Promise<void> {
  await openText(page, text);
  const cover = page.locator('.cover .button');
  await cover.or(myMove(page)).first().waitFor();
  if (await cover.isVisible()) await cover.click();
  await myMove(page).waitFor();
}

/** The same table on one screen after the other. */
async function onAll(page: Page, sizes: readonly string[], look: () => Promise<void>): Promise<void> {
  for (const size of sizes) {
    await test.step(size, async () => {
      await page.setViewportSize(sizeOf(size));
      await expect(page.locator('.stage')).toBeInViewport({ ratio: 1 });
      await look();
    });
  }
}

for (const language of ['en', 'fr', 'de']) {
  test(`everything at the board can be touched and read, on every screen (${language})`, async ({ page }) => {
    await settle(page, { language });
    await sit(page, dealing(4, { expert: true }));
    const look = async (): Promise<void> => {
      await expectReachable(page);
      await expectWhole(page, READ);
    };
    await onAll(page, [...PHONES, ...LYING, ...SCREENS], look);
  });

  test(`the ways to pay and the end of the turn are never cut off (${language})`, async ({ page }) => {
    await settle(page, { language });
    await sit(page, manyWays(4, { expert: true }));
    await onAll(page, [...PHONES, ...SCREENS], async () => {
      await expectReachable(page);
      await expectWhole(page, READ);
      await expect(page.locator('.dock .action')).toHaveCount(3);
      await page.locator('.otherwise').click();
      // Sixteen ways in one row, the best first; the board stays free of them on a phone.
      await expect(page.locator('.payment')).toHaveCount(16);
      await expect(page.locator('.payment').first()).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(page.locator('.ways')).toHaveCount(0);
    });
  });
}

for (const language of ['fr', 'de']) {
  test(`what could pay for an advantage is read in full at 1024 by 768 (${language})`, async ({ page }) => {
    await settle(page, { language });
    await page.setViewportSize(sizeOf('1024x768'));
    // Three creations with long names have been made, and something is left to make.
    const hands = [
      ['C18', 'C24'],
      ['C01', 'C02', 'C03', 'C05', 'C07', 'C08'],
    ];
    const completed = [['C04', 'C22', 'C06', 'C17'], []];
    await sit(page, dealing(2, {}, { hands, completed }));
    const payers = page.locator('.advantage .foot:not(.needs) > span');
    await expect(payers.first()).toBeVisible();
    for (const payer of await payers.all()) await expect(payer).toBeInViewport({ ratio: 1 });
    await expectWhole(page, '.advantage .title, .advantage .text, .advantage .foot:not(.needs) > span');
    expect(await page.evaluate(coveredEnds)).toEqual([]);
  });
}

/** In the page: what is written at an advantage and has something else lie on its first or last word. */
function coveredEnds(): readonly string[] {
  return [...document.querySelectorAll('.advantage .foot:not(.needs) > span')].flatMap((foot) => {
    const { left, right, top, bottom } = foot.getBoundingClientRect();
    const ends = [
      [left + 3, top + 3],
      [right - 3, bottom - 3],
    ] as const;
    const free = ends.every(([x, y]) =>
      foot.closest('.advantage')!.contains(document.elementFromPoint(x, y)),
    );
    return free && foot.scrollWidth <= foot.clientWidth + 1 ? [] : [foot.textContent];
  });
}

test('two players, one player, a draft and each choice can be touched on a phone', async ({ page }) => {
  test.setTimeout(240_000);
  await settle(page);
  const tables = [
    dealing(2),
    textFrom(4),
    ...(['pick', 'substitute', 'receive', 'gain', 'swap', 'travel', 'return', 'spin'] as const).map(owing),
  ];
  for (const text of tables) {
    await page.setViewportSize(sizeOf(PHONES[0]));
    await sit(page, text);
    await onAll(page, ['390x664', '320x568', '360x740'], () => expectReachable(page));
  }
});

test('each step of the lesson can be touched and read on a phone', async ({ page }) => {
  test.setTimeout(240_000);
  await settle(page, { language: 'de' });
  await page.setViewportSize(sizeOf('390x664'));
  await page.goto('/lesson/murano');
  await learn(page, click, async () => {
    const back = page.locator('.to-table');
    if (await back.isVisible()) await back.click();
    for (const size of ['390x664', '320x568', '360x640']) {
      await page.setViewportSize(sizeOf(size));
      await expect(page.locator('.stage')).toBeInViewport({ ratio: 1 });
      await expectReachable(page);
      await expectWhole(page, '.coach :is(p, h2, .button)');
    }
  });
});
