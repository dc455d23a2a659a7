import { levelsOf } from '#bots/levels';
import type { AnyGame } from '#core/game';
import { defaultOptions } from '#core/options';
import { quickRandom } from '#core/random';

/** The clock is asked after every iteration, and says at last that time is up. */
export const ITERATIONS = 320;
const POSITIONS = 40;

/**
 * Iterations of the strongest level (Murano’s: steps of playing on, after each of which it asks too) from the positions of
 * a random match.
 */
export function searches(game: AnyGame, seats: number): () => number {
  const level = levelsOf(game).at(-1)!;
  const random = quickRandom(3);
  const options: unknown = defaultOptions(game.options);
  const state: unknown = game.setup(options, seats, game.deal(options, seats, random));
  const positions: { readonly view: unknown; readonly seat: number }[] = [];
  while (positions.length < POSITIONS && game.outcome(state) === null) {
    const seat = game.toAct(state)[0];
    const legal = game.legalActions(state, seat);
    if (legal.length > 1) positions.push({ view: game.view(state, seat), seat });
    game.play(state, seat, legal[random.below(legal.length)]);
  }
  let next = 0;
  return () => {
    const { view, seat } = positions[(next += 1) % positions.length];
    let checks = 0;
    const expired = (): boolean => (checks += 1) >= ITERATIONS;
    level.bot.choose(view, seat, { iterations: Infinity, expired }, random);
    return checks;
  };
}
