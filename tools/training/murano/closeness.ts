import { iterations } from '#bots/bot';
import { afterstateWriter } from '#bots/murano/afterstate/features';
import { FEATURES } from '#bots/murano/afterstate/table';
import { heuristicValue } from '#bots/murano/heuristic';
import { YARDSTICK } from '#bots/murano/heuristic-weights';
import { follow, pathTo } from '#bots/murano/lookahead';
import { endsOf } from '#bots/murano/turn-ends';
import { type Forward, forwardOf, type Network } from '#bots/murano/value-network/network';
import { quickRandom } from '#core/random';
import { murano } from '#games/murano/index';
import { usualTable } from './tables.ts';

const BREADTH = 24;

/** How far one network is from another that should be the same. */
export interface Closeness {
  readonly turns: number;
  /** The mean absolute difference of a value. */
  readonly difference: number;
  /** How often another end of a turn seems the best, and what that costs by the full weights, for each turn. */
  readonly changed: number;
  readonly cost: number;
}

/** What both think of all ends of the turns of some matches, played by the full weights. */
export function closenessOf(full: Network, stored: Network, seats: number, matches: number): Closeness {
  const write = afterstateWriter();
  const input = new Float64Array(FEATURES);
  const forwards: readonly Forward[] = [forwardOf(full), forwardOf(stored)];
  let [turns, values, difference, changed, cost] = [0, 0, 0, 0, 0];
  for (let number = 0; number < matches; number += 1) {
    const state = usualTable(seats, quickRandom(number));
    while (murano.outcome(state) === null) {
      const [seat] = murano.toAct(state);
      if (state.turn !== seat) {
        murano.play(state, seat, murano.legalActions(state, seat)[0]);
        continue;
      }
      const heuristic = (view: Parameters<typeof write>[0]): number => heuristicValue(view, seat, YARDSTICK);
      const ends = endsOf(murano.view(state, seat), seat, BREADTH, heuristic, iterations(BREADTH));
      const worths = ends.map(({ view }) => {
        write(view, seat, input);
        return forwards.map((forward) => forward(input));
      });
      const [best, other] = [0, 1].map((by) =>
        worths.reduce((so, worth, at) => (worth[by] > worths[so][by] ? at : so), 0),
      );
      for (const [own, near] of worths) difference += Math.abs(own - near);
      values += worths.length;
      turns += 1;
      if (best !== other) changed += 1;
      cost += worths[best][0] - worths[other][0];
      follow(state, seat, pathTo(ends[best]));
    }
  }
  return { turns, difference: difference / values, changed: changed / turns, cost: cost / turns };
}
