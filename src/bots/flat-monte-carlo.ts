import type { AnyGame, Seat } from '#core/game';
import type { Random } from '#core/random';
import { type AnyBot, bestFirst, type Budget, type Opinion } from './bot.ts';
import { shareOf } from './share.ts';

/** A match that long has gone in a circle: it then counts as even. */
const LONGEST = 1500;
const EVEN = 0.5;

/**
 * Flat Monte-Carlo: each legal action in turn is tried in a world that fits the view, and played on by chance to the end;
 * the best mean is taken. It knows nothing but the rules. An iteration is one match played out.
 */
export function flatMonteCarlo(game: AnyGame): AnyBot {
  function weigh(view: unknown, seat: Seat, budget: Budget, random: Random): readonly Opinion<unknown>[] {
    const legal: readonly unknown[] = game.legalActions(view, seat);
    const sums = legal.map(() => 0);
    const tries = legal.map(() => 0);
    for (let at = 0; at < budget.iterations && !budget.expired(); at += 1) {
      const tried = at % legal.length;
      const state: unknown = game.imagine(view, seat, random);
      game.play(state, seat, legal[tried]);
      sums[tried] += playedOut(game, state, seat, random);
      tries[tried] += 1;
    }
    return bestFirst(legal.map((action, at) => ({ action, worth: sums[at] / Math.max(1, tries[at]) })));
  }
  return {
    choose: (view, seat, budget, random) => {
      const legal: readonly unknown[] = game.legalActions(view, seat);
      return legal.length === 1 ? legal[0] : weigh(view, seat, budget, random)[0].action;
    },
    weigh,
  };
}

function playedOut(game: AnyGame, state: unknown, seat: Seat, random: Random): number {
  for (let step = 0; step < LONGEST; step += 1) {
    const outcome = game.outcome(state);
    if (outcome !== null) return shareOf(outcome, seat, game.seatsIn(state));
    const [acting] = game.toAct(state);
    const legal: readonly unknown[] = game.legalActions(state, acting);
    game.play(state, acting, legal[random.below(legal.length)]);
  }
  return EVEN;
}
