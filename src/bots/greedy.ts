import type { Game, Seat } from '#core/game';
import { type Bot, bestFirst, type Opinion } from './bot.ts';

/** Takes the action after which the table looks best, as far as it can be known: no look at the answer. */
export function greedyBot<Options, Deal, View, State extends View, Action>(
  game: Game<Options, Deal, View, State, Action>,
  value: (view: View, seat: Seat) => number,
): Bot<View, Action> {
  const weigh = (view: View, seat: Seat): readonly Opinion<Action>[] =>
    bestFirst(
      game
        .legalActions(view, seat)
        .map((action) => ({ action, worth: value(game.preview(view, seat, action), seat) })),
    );
  return {
    // Equals are settled by chance, or the bot would always favour the first castle.
    choose(view, seat, _budget, random) {
      const opinions = weigh(view, seat);
      const best = opinions.filter(({ worth }) => worth === opinions[0].worth);
      return best[random.below(best.length)].action;
    },
    weigh,
  };
}
