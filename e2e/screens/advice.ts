import { dealing } from '../glass-positions.ts';
import { recordedEnd } from './murano.ts';
import { FULL, RECORDED_END } from './muster.ts';
import { mine, type Scenario, SHIFTED, sitAt } from './scenario.ts';

/** A hint, asked for so many times. */
const hint = (of: 'muster' | 'murano', text: string, presses: number): Scenario => ({
  of,
  name: `a hint, pressed ${presses} times`,
  async open(page) {
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
    await page.evaluate(SHIFTED);
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
