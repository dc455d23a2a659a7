import { globSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { stagesOf } from '#core/match';
import { loadMatch } from '#core/loaded';
import { saveMatch } from '#core/saved';
import { muster } from '#games/muster/index';
import { cardsLeft, type State } from '#games/muster/state';
import { noteShifts, shifts } from './shifts.ts';
import { myAction, settle, takeTurn, test } from './table.ts';

const click = (target: { click(): Promise<void> }): Promise<void> => target.click();

async function against(page: Page, level: string): Promise<void> {
  await settle(page, { motion: 'fast' });
  await noteShifts(page);
  await page.goto('/new/muster');
  await page.getByRole('button', { name: level }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(myAction(page)).toBeVisible();
}

test('nothing shifts while the strongest bot thinks and plays', async ({ page }) => {
  await against(page, 'Leader');
  for (let turn = 0; turn < 3; turn += 1) {
    await takeTurn(page, click);
    await expect(myAction(page)).toBeVisible();
  }
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
    const { x, y, width, height } = (await place.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
  }
  await page.mouse.move(5, 300);
  await page.waitForTimeout(600);
  expect(await shifts(page)).toEqual([]);
});

/** A recorded match in which the first seat may draw, with so many cards left. */
function drawing(left: number): Buffer {
  const found = globSync('src/games/muster/matches/*.match')
    .toSorted()
    .flatMap((file) => stagesOf(loadMatch(readFileSync(file, 'utf8'), () => muster)))
    .find(({ state }) => {
      const { turn, phase } = state as State;
      return turn === 0 && phase === 'refill' && cardsLeft(state as State) === left;
    });
  if (found === undefined) throw new Error(`no recorded match comes to a draw with ${left} cards left`);
  return Buffer.from(`${saveMatch(found)}# players person bot-1\n`);
}

/** One card is drawn with such letters; what the browser counts as moved. */
async function shiftsOfDrawing(page: Page, left: number, letters: string): Promise<unknown> {
  await settle(page, { motion: 'fast' });
  await noteShifts(page);
  await page.goto('/matches');
  await page.evaluate(`
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(${JSON.stringify(letters)});
    document.adoptedStyleSheets = [sheet];
  `);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.txt', mimeType: 'text/plain', buffer: drawing(left) });
  await expect(page.locator('.clock .left b')).toHaveText(String(left));
  // Not by a real click: what moves after one is no shift to the browser.
  await page.locator('.clock').dispatchEvent('click');
  await expect(page.locator('.clock .left b')).toHaveText(String(left - 1));
  return shifts(page);
}

test('a word that loses a letter moves nothing, however wide the letters are', async ({ page }) => {
  expect(await shiftsOfDrawing(page, 2, '.clock small { letter-spacing: 4px }')).toEqual([]);
  await expect(page.locator('.clock .left')).toHaveText('1 card left');
});

test('a number moves nothing, however narrow its digits are', async ({ page }) => {
  // As in a typeface without digits of one width, which stands in where ours comes too late.
  const narrow = '.clock .left b { font-size: 60px; font-variant-numeric: proportional-nums }';
  expect(await shiftsOfDrawing(page, 12, narrow)).toEqual([]);
});
