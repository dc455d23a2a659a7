import type { AnyGame, Seat } from '#core/game';
import { quickRandom, type Random } from '#core/random';
import { shareOf } from '../share.ts';
import type { AnyEvaluator, Judged } from './evaluator.ts';
import { chanceFrom } from './seed.ts';

/** A rollout that long has gone in a circle: the match then counts as even. */
const ROLLOUT_DEPTH = 400;
const EVEN = 0.5;
/** Random rollouts whose mean is the value of a state. */
const OPEN_ROLLOUTS = 12;

/**
 * For a game that the bots have not been taught: plays at random to the end, in imagined worlds. Chance is known to happen
 * in the deal only, so the deal has all of the luck.
 */
export function genericEvaluator(game: AnyGame): AnyEvaluator {
  const share = (state: unknown, seat: Seat, random: Random): number =>
    sharesAfter(game, state, random)[seat];
  return {
    game,
    worlds: 60,
    judge(view, seat, _played, worlds) {
      const legal: readonly unknown[] = game.legalActions(view, seat);
      const judged = legal.map((action): { action: unknown; shares: number[] } => ({ action, shares: [] }));
      const random = chanceFrom(game, view, seat);
      for (let world = 0; world < (legal.length > 1 ? worlds : 1); world += 1) {
        const state: unknown = game.imagine(view, seat, random);
        const seed = random.below(2 ** 32);
        for (const { action, shares } of judged) {
          const after: unknown = game.copy(state);
          game.play(after, seat, action);
          shares.push(share(after, seat, quickRandom(seed)));
        }
      }
      return judged.map(({ action, shares }): Judged<unknown> => ({
        action,
        worth: shares.reduce((sum, each) => sum + each, 0) / shares.length,
        shares,
      }));
    },
    kindOf: () => 'all',
    calibrated: (each) => each,
    openShares(state) {
      const random = quickRandom(1);
      const all = Array.from({ length: OPEN_ROLLOUTS }, () => sharesAfter(game, state, random));
      return all[0].map((_, seat) => all.reduce((sum, shares) => sum + shares[seat], 0) / all.length);
    },
    chance: () => null,
    deals: 64,
    line: (_view, _seat, action) => [action],
  };
}

/** The shares of all seats at the end of a play at random. */
function sharesAfter(game: AnyGame, start: unknown, random: Random): number[] {
  const state: unknown = game.copy(start);
  const seats = game.seatsIn(state);
  for (let step = 0; step < ROLLOUT_DEPTH; step += 1) {
    const over = game.outcome(state);
    if (over !== null) return Array.from({ length: seats }, (_, seat) => shareOf(over, seat, seats));
    const actors = game.toAct(state);
    const seat = actors[random.below(actors.length)];
    const legal: readonly unknown[] = game.legalActions(state, seat);
    game.play(state, seat, legal[random.below(legal.length)]);
  }
  return Array.from({ length: seats }, () => EVEN);
}
