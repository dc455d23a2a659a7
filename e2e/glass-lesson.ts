import { expect, type Page } from '@playwright/test';
import { buy, exchangeAt, myMove, type Touch } from './glass.ts';

const ADVANTAGE = '.advantage.live';
const MARKET = '.market .corner.live';
const BUY = '.buy.live';

/** On a small screen the advantages are one tap away. */
async function openAdvantages(page: Page, touch: Touch): Promise<void> {
  const tab = page.locator('.tabs button').nth(1);
  if (await tab.isVisible()) await touch(tab);
}

/** What each step asks for: the things to touch, one after the other. */
const STEPS: readonly (readonly string[])[] = [
  ['.coach .button'],
  ['.coach .button'],
  ['[data-word="selector"]'],
  ['[data-word="take"]'],
  ['.bench .place.live', MARKET],
  ['.take-back'],
  ['.bench .place.live', MARKET],
  ['[data-word="end"]'],
  ['[data-word="selector"]'],
  ['.turning .turn.live'],
  ['[data-word="take"]'],
  [BUY],
  ['[data-word="end"]'],
  ['[data-word="selector"]'],
  ['[data-word="take"]'],
  ['.bench .place.live', '.action.primary'],
  ['.coach .button'],
  ['.bench .place.live', '.sell'],
  ['.action.primary'],
  [ADVANTAGE],
  ['.token.live'],
  ['.action.primary'],
  ['[data-word="end"]'],
];

/** “Step 3 of 24”, in whatever language. */
export const atStep = (page: Page, step: number): Promise<void> =>
  expect(page.locator('.coach h2')).toHaveText(new RegExp(`\\b${step}\\b.*\\b${STEPS.length + 1}$`, 'u'));

/** Plays the lesson from its first step to its last, looking at each of them. */
export async function learn(
  page: Page,
  touch: Touch,
  look: (step: number) => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  for (const [at, targets] of STEPS.entries()) {
    await expect(myMove(page)).toBeVisible();
    await atStep(page, at + 1);
    await look(at + 1);
    for (const target of targets) {
      if (target === ADVANTAGE) await openAdvantages(page, touch);
      const thing = page.locator(`${target}:visible`).first();
      if (target === MARKET) await exchangeAt(page, touch, thing);
      else if (target === BUY) await buy(page, touch);
      else await touch(thing);
    }
  }
  await expect(page.locator('.coach .button')).toBeVisible();
  await atStep(page, STEPS.length + 1);
  await look(STEPS.length + 1);
}
