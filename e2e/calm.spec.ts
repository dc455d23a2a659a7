import { globSync, readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { stagesOf } from '#core/match';
import { loadMatch, saveMatch } from '#core/saved';
import { muster } from '#games/muster/index';
import { cardsLeft, type State } from '#games/muster/state';
import { noteShifts, shifts } from './shifts.ts';
import { myAction, playOut, settle, takeTurn, test } from './table.ts';

const click = (target: { click(): Promise<void> }): Promise<void> => target.click();

async function against(page: Page, level: string): Promise<void> {
  await settle(page, { motion: 'fast' });
  await noteShifts(page);
  await page.goto('/new/muster');
  await page.getByRole('button', { name: level }).click();
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(myAction(page)).toBeVisible();
}

test('nothing shifts in a whole match against the strongest bot', async ({ page }) => {
  await against(page, 'Leader');
  await playOut(page, click);
  expect(await shifts(page)).toEqual([]);
});

test('nothing shifts in a whole match on a phone', async ({ page }) => {
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
    const { x, y, width, height } = (await place.boundingBox())!;
    await page.mouse.move(x + width / 2, y + height / 2);
  }
  await page.mouse.move(5, 300);
  await page.waitForTimeout(600);
  expect(await shifts(page)).toEqual([]);
});

/** A recorded match in which the first seat may draw the last card but one. */
function lastButOne(): string {
  const found = globSync('src/games/muster/matches/*.match')
    .toSorted()
    .flatMap((file) => stagesOf(loadMatch(readFileSync(file, 'utf8'), () => muster)))
    .find(({ state }) => {
      const { turn, phase } = state as State;
      return turn === 0 && phase === 'refill' && cardsLeft(state as State) === 2;
    });
  if (found === undefined) throw new Error('no recorded match comes to its last card but one like this');
  return `${saveMatch(found)}# players person bot-1\n`;
}

test('a word that loses a letter moves nothing, however wide the letters are', async ({ page }) => {
  await settle(page, { motion: 'fast' });
  await noteShifts(page);
  await page.goto('/matches');
  await page.evaluate(`
    const wide = new CSSStyleSheet();
    wide.replaceSync('.clock small { letter-spacing: 4px }');
    document.adoptedStyleSheets = [wide];
  `);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.txt', mimeType: 'text/plain', buffer: Buffer.from(lastButOne()) });
  await expect(page.locator('.clock .left')).toHaveText('2 cards left');
  // Not by a real click: what moves after one is no shift to the browser.
  await page.locator('.clock').dispatchEvent('click');
  await expect(page.locator('.clock .left')).toHaveText('1 card left');
  expect(await shifts(page)).toEqual([]);
});
