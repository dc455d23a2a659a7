import { expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import { murano } from '#games/murano/index';
import { disguise } from '#games/murano/testing/disguise';
import { type AnyBot, iterations } from '../bot.ts';
import { levelsOf } from '../levels.ts';

const PAIRS = Number(process.env['TAVOLA_PAIRS'] ?? 300);
const THINKING = 2;
/** One decision in so many is asked about: neighbours are much alike. */
const EVERY = 5;

/** Pairs of states that differ only in what the seat to act may not know, in every module: one choice from each. */
function comparisons(bot: AnyBot, pairs: number): { differ: number; words: readonly string[][] } {
  const random = quickRandom(5);
  const words: string[][] = [];
  let differ = 0;
  for (let match = 0; words.length < pairs; match += 1) {
    const seats = 1 + (match % murano.seats.max);
    const playable = murano.options.samples!(seats).filter(
      (options) => murano.options.refusal(options, seats) === null,
    );
    const options = playable[random.below(playable.length)];
    const state = murano.setup(options, seats, murano.deal(options, seats, random));
    for (let move = 0; murano.outcome(state) === null && words.length < pairs; move += 1) {
      const [seat] = murano.toAct(state);
      const legal = murano.legalActions(state, seat);
      const action = legal[random.below(legal.length)];
      if (move % EVERY === 0) {
        const other = disguise({ state, seat, action }, seat, random);
        if (JSON.stringify(other) !== JSON.stringify(state)) differ += 1;
        const chosen = [state, other].map((each) =>
          bot.choose(murano.view(each, seat), seat, iterations(THINKING), quickRandom(move)),
        );
        words.push(chosen.map((each) => murano.encode(each)));
      }
      murano.play(state, seat, action);
    }
  }
  return { differ, words };
}

test.each(levelsOf(murano))(
  `level $number chooses the same whatever it may not know, over ${PAIRS} pairs`,
  { timeout: 3_600_000 },
  ({ bot }) => {
    const { differ, words } = comparisons(bot, PAIRS);
    expect(differ / PAIRS).toBeGreaterThan(0.8);
    expect(words.filter(([one, other]) => one !== other)).toEqual([]);
  },
);
