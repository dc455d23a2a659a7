import { expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import { muster } from '#games/muster/index';
import { type AnyBot, iterations } from './bot.ts';
import { randomBot } from './random.ts';

const bot: AnyBot = randomBot(muster);
const options = { first: 'seat0', steps: true, bridges: true, mend: true, unity: false } as const;
const whole = { ...options, overRainbow: false, tie: 'draw', stall: 40, pack: '' } as const;
const state = muster.setup(whole, 2, muster.deal(whole, 2, quickRandom(1)));

test('the same seed gives the same choice, and many seeds give every legal action', () => {
  const view = muster.view(state, 0);
  const chosen = (seed: number): string =>
    muster.encode(bot.choose(view, 0, iterations(1), quickRandom(seed)));
  expect(chosen(5)).toEqual(chosen(5));
  const words = new Set(Array.from({ length: 500 }, (_, seed) => chosen(seed)));
  expect(words.size).toBe(muster.legalActions(view, 0).length);
});
