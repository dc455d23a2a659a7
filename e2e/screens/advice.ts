import type { Page } from '@playwright/test';
import { dealing } from '../glass-positions.ts';
import { recordedEnd } from './murano.ts';
import { FULL, RECORDED_END } from './muster.ts';
import { mine, type Scenario, SHIFTED, sitAt } from './scenario.ts';

/** Whoever thinks takes longer than the half second in which whatever moves counts as an answer to a touch. */
async function slowly(page: Page): Promise<void> {
  await page.addInitScript(`window.Worker = class extends Worker {
    addEventListener(type, listener) {
      super.addEventListener(type, (event) => setTimeout(() => listener(event), 700));
    }
  }`);
}

/** A hint, asked for so many times. */
const hint = (of: 'muster' | 'murano', text: string, presses: number): Scenario => ({
  of,
  name: `a hint, pressed ${presses} times`,
  async open(page) {
    await slowly(page);
    await sitAt(page, text);
    await mine(page);
    await page.locator('.hint-tool').waitFor({ state: 'attached' });
    await page.keyboard.press('i');
    await page.locator('.hint-sheet header .button').waitFor();
    for (let press = 1; press < presses; press += 1) await page.keyboard.press('i');
    await page
      .locator(`.hint-sheet.press-${presses} ${['p', 'ol', '.hint-shares'][presses - 1]}`)
      .first()
      .waitFor();
  },
});

/** A match that is over, judged; and its worst moment tried again. */
const lookBack = (game: string, text: () => string, isTried = false): Scenario => ({
  of: 'house',
  name: `looking back at ${game}${isTried ? ', trying again' : ''}`,
  async open(page) {
    await sitAt(page, text());
    await page.goto(page.url().replace('/match/', '/look/'));
    // Judging takes what it takes.
    await page.locator('.look-moment').first().waitFor({ timeout: 300_000 });
    if (isTried) await page.keyboard.press('t');
    await page.evaluate(SHIFTED);
  },
});

const muster = (): string => RECORDED_END;
const murano = (): string => `${recordedEnd('expert-two')}# players person bot-2\n`;

/** What the house says of how one plays. */
export const ADVICE: readonly Scenario[] = [
  ...[1, 2, 3].flatMap((presses) => [
    hint('muster', FULL, presses),
    hint('murano', `${dealing(2)}# players person bot-2\n`, presses),
  ]),
  lookBack('Muster', muster),
  lookBack('Muster', muster, true),
  lookBack('Murano', murano),
];
