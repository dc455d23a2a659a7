import { expect, test } from 'vitest';
import { defaultOptions } from '#core/options';
import { quickRandom } from '#core/random';
import { muster } from '#games/muster/index';
import { disguise } from '#games/muster/testing/disguise';
import { type AnyBot, iterations } from '../bot.ts';
import { levelsOf } from '../levels.ts';

const PAIRS = Number(process.env['TAVOLA_PAIRS'] ?? 300);
const THINKING = 1;

/** Pairs of states that differ only in what the seat to act may not know: one choice from each. */
function comparisons(bot: AnyBot, pairs: number): { differ: number; words: readonly string[][] } {
  const random = quickRandom(5);
  const options = defaultOptions(muster.options);
  const words: string[][] = [];
  let differ = 0;
  while (words.length < pairs) {
    const state = muster.setup(options, 2, muster.deal(options, 2, random));
    while (muster.outcome(state) === null && words.length < pairs) {
      const seat = state.turn;
      const legal = muster.legalActions(state, seat);
      const action = legal[random.below(legal.length)];
      const other = disguise({ state, seat, action, legal }, seat, random);
      const chosen = [state, other].map((each) =>
        muster.encode(
          bot.choose(muster.view(each, seat), seat, iterations(THINKING), quickRandom(words.length)),
        ),
      );
      if (JSON.stringify(other.hands) !== JSON.stringify(state.hands)) differ += 1;
      words.push(chosen);
      muster.play(state, seat, action);
    }
  }
  return { differ, words };
}

test.each(levelsOf(muster))(
  `level $number chooses the same whatever it may not know, over ${PAIRS} pairs`,
  ({ bot }) => {
    const { differ, words } = comparisons(bot, PAIRS);
    expect(differ / PAIRS).toBeGreaterThan(0.8);
    expect(words.filter(([one, other]) => one !== other)).toEqual([]);
  },
);
