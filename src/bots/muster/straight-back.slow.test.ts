import { expect, test } from 'vitest';
import type { Seat } from '#core/game';
import { defaultOptions } from '#core/options';
import { quickRandom } from '#core/random';
import type { ActionOf } from '#games/muster/action';
import { muster } from '#games/muster/index';
import { type AnyBot, iterations } from '../bot.ts';
import { levelsOf } from '../levels.ts';
import { poolOf } from '../pool.ts';

/** With a number of matches given, the strongest level, too: it thinks a while. */
const GIVEN = process.env['TAVOLA_MATCHES'];
const MATCHES = Number(GIVEN ?? 40);
const MEASURED = levelsOf(muster).slice(0, GIVEN === undefined ? 4 : 5);
/** Worlds for each decision of the strongest. */
const THINKING = 20;
/** One time in ten over many matches (docs/strength.md); of so few a little more. */
const SELDOM = 0.13;
const LONG = { timeout: 1_200_000 };

/** Among the moves of wizards, the part that takes back the seat's own last one; two of the same player meet. */
function straightBack(bot: AnyBot): number {
  const random = quickRandom(3);
  const options = defaultOptions(muster.options);
  let [moves, back] = [0, 0];
  for (let match = 0; match < MATCHES; match += 1) {
    const state = muster.setup(options, 2, muster.deal(options, 2, random));
    const last = new Map<Seat, ActionOf<'move'>>();
    while (muster.outcome(state) === null) {
      const seat = state.turn;
      const word = muster.encode(bot.choose(muster.view(state, seat), seat, iterations(THINKING), random));
      const action = muster.parse(word)!;
      if (action.kind === 'move') {
        const before = last.get(seat);
        moves += 1;
        if (before?.from === action.to && before.to === action.from) back += 1;
        last.set(seat, action);
      }
      muster.play(state, seat, action);
    }
  }
  return back / moves;
}

test.each(MEASURED)('level $number seldom takes a wizard straight back', LONG, ({ bot }) => {
  expect(straightBack(bot)).toBeLessThan(SELDOM);
});

test('the former level 1 had the habit', LONG, () => {
  const { bot } = poolOf(muster).find(({ name }) => name === 'former-1')!;
  expect(straightBack(bot)).toBeGreaterThan(0.15);
});
