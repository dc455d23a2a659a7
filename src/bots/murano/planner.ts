import type { Seat } from '#core/game';
import type { Action } from '#games/murano/rules/action';
import { murano } from '#games/murano/index';
import { seatsOf, type View } from '#games/murano/rules/state';
import { bestFirst, type Bot, type Budget, type Opinion } from '../bot.ts';
import { pickWorth } from './draft.ts';
import { answerForOthers, endsOf } from './turn-ends.ts';
import { NOTHING_PAID, candidates } from './move-ordering.ts';
import type { HeuristicWeights } from './heuristic-weights.ts';
import { shareOfLead, heuristicValue } from './heuristic.ts';
import { fancied, NO_WHIM, type Whim, whimsOf } from './whims.ts';

/** An action that was not thought of in its own right is never better than those that were. */
const UNSEARCHED = 0.01;

/**
 * Plays the turn that ends best: it looks at the distinct ends of its own turn and takes the first step to the best one.
 * A beam search: the iterations of the budget are its width in each part of the turn. The temperature, in Liras, scales
 * the Gumbel noise that is added to the value of each end (`whims.ts`).
 */
export function planner(weights: HeuristicWeights, temperature: number): Bot<View, Action> {
  function weighed(view: View, seat: Seat, budget: Budget, whim: Whim): readonly Opinion<Action>[] {
    const legal = murano.legalActions(view, seat);
    const worths = new Map<number, number>();
    const note = (root: number, worth: number): void => {
      if (worth > (worths.get(root) ?? -Infinity)) worths.set(root, worth);
    };
    const valued = (position: View): number => heuristicValue(position, seat, weights);
    if (view.owed.at(-1)?.kind === 'pick') {
      legal.forEach((action, at) =>
        note(at, action.kind === 'pick' ? pickWorth(view, seat, action.place) : 0),
      );
    } else if (view.turn !== seat) {
      legal.forEach((action, at) => note(at, valued(stepped(view, seat, action))));
    } else if (candidates(view, seat, legal, NOTHING_PAID).length === 1) {
      const [only] = candidates(view, seat, legal, NOTHING_PAID);
      note(legal.indexOf(only), valued(stepped(view, seat, only)));
    } else {
      const ends = endsOf(view, seat, budget.iterations, valued, budget);
      for (const end of fancied(ends, whim)) note(end.root, end.worth + whim(end));
    }
    const best = Math.max(...worths.values());
    return legal.map((action, at) => ({
      action,
      worth: worths.get(at) ?? Math.min(valued(stepped(view, seat, action)), best) - UNSEARCHED,
    }));
  }
  return {
    choose: (view, seat, budget) =>
      bestFirst(weighed(view, seat, budget, whimsOf(view, seat, temperature)))[0].action,
    weigh: (view, seat, budget) =>
      bestFirst(
        weighed(view, seat, budget, NO_WHIM).map(({ action, worth }) => ({
          action,
          worth: shareOfLead(worth, weights, seatsOf(view)),
        })),
      ),
  };
}

function stepped(view: View, seat: Seat, action: Action): View {
  const after = murano.preview(view, seat, action);
  answerForOthers(after, seat);
  return after;
}
