import { expect, test } from 'vitest';
import { readOptions } from '#core/options';
import { quickRandom } from '#core/random';
import { muster } from '#games/muster/index';
import { greedyBot } from '../greedy.ts';
import { iterations } from '../bot.ts';
import { greedyValue } from './greedy.ts';
import { opponentModel } from './opponent-model.ts';

test.each([
  {},
  { steps: false },
  { unity: true, overRainbow: true },
  { steps: false, unity: true, tie: 'strength' },
])('the plain player chooses as level 2 does, with %j', (given) => {
  const options = readOptions(muster, given, 2);
  const random = quickRandom(7);
  const choose = opponentModel();
  const { weigh } = greedyBot(muster, greedyValue);
  const kinds = new Set<string>();
  for (let match = 0; match < 12; match += 1) {
    const state = muster.setup(options, 2, muster.deal(options, 2, random));
    while (muster.outcome(state) === null) {
      const seat = state.turn;
      const legal = muster.legalActions(state, seat);
      const chosen = legal[choose(state, seat, legal, random)];
      const opinions = weigh(muster.view(state, seat), seat, iterations(1), random);
      const found = opinions.find(({ action }) => muster.encode(action) === muster.encode(chosen));
      expect(found?.worth).toBeCloseTo(opinions[0].worth, 9);
      kinds.add(chosen.kind);
      // Half of the actions by chance, so that all kinds of tables are met.
      muster.play(state, seat, random.below(2) === 0 ? chosen : legal[random.below(legal.length)]);
    }
  }
  expect(kinds.size).toBeGreaterThan(5);
});
