import type { Game } from '#core/game';
import type { Bot } from './bot.ts';

/** Any legal action, each equally likely: the zero of every scale. */
export function randomBot<Options, Deal, View, State extends View, Action>(
  game: Game<Options, Deal, View, State, Action>,
): Bot<View, Action> {
  return {
    choose(view, seat, _budget, random) {
      const legal = game.legalActions(view, seat);
      return legal[random.below(legal.length)];
    },
    weigh: (view, seat) => game.legalActions(view, seat).map((action) => ({ action, worth: 0.5 })),
  };
}
