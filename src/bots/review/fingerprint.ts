import { defaultOptions } from '#core/options';
import { quickRandom } from '#core/random';
import { hex, sha256, utf8 } from '#core/sha256';
import type { AnyEvaluator } from './evaluator.ts';

const DEALS = 3;
const ACTIONS = 15;
/** Where values are the same but for the order of a sum, it is the same judge. */
const DIGITS = 5;
const LETTERS = 16;

/** A name for a judge, by what it says of a few positions of each number of seats: whatever it is made of. */
export function fingerprintOf({ game, openShares }: AnyEvaluator): string {
  const said: string[] = [];
  const options: unknown = defaultOptions(game.options);
  for (let { min: seats } = game.seats; seats <= game.seats.max; seats += 1) {
    for (let deal = 0; deal < DEALS; deal += 1) {
      const random = quickRandom(1000 * seats + deal);
      const state: unknown = game.setup(options, seats, game.deal(options, seats, random));
      for (let step = 0; step < ACTIONS && game.outcome(state) === null; step += 1) {
        const [seat] = game.toAct(state);
        const legal: readonly unknown[] = game.legalActions(state, seat);
        game.play(state, seat, legal[random.below(legal.length)]);
        said.push(...openShares(state).map((share) => share.toFixed(DIGITS)));
      }
    }
  }
  return hex(sha256(utf8(said.join(' ')))).slice(0, LETTERS);
}
