import type { Seat } from '#core/game';
import type { Random } from '#core/random';
import type { Action } from '#games/muster/action';
import { CASTLES } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import type { View } from '#games/muster/state';
import { bestFirst, type Bot } from '../../bot.ts';
import type { ActionValues } from './values.ts';

const PRECISION = 2 ** 30;

/**
 * Chooses by softmax(value / temperature): the one dial of the levels. What is nearly as good as the best is taken nearly
 * as often, what is much worse hardly ever; so mistakes are small and never a habit. At temperature 0 it takes the best.
 */
export function softmaxBot(actionValues: ActionValues, temperature: number): Bot<View, Action> {
  const values: number[] = [];
  function odds(view: View, seat: Seat, legal = muster.legalActions(view, seat)): number[] {
    actionValues(view, seat, legal, values);
    for (let at = 0; at < legal.length; at += 1) if (turnsBack(legal[at])) values[at] -= 2 * temperature;
    return softmaxOf(values, temperature);
  }
  return {
    choose(view, seat, _budget, random) {
      const legal = muster.legalActions(view, seat);
      return legal[drawn(odds(view, seat, legal), random)];
    },
    odds: (view, seat) => odds(view, seat),
    weigh(view, seat) {
      const legal = muster.legalActions(view, seat);
      actionValues(view, seat, legal, values);
      return bestFirst(legal.map((action, at) => ({ action, worth: values[at] })));
    },
  };
}

/**
 * A view does not say where a wizard came from. So that none goes to and fro on a whim, whims go round the board in one
 * direction: of a move and the one that takes it back, one counts as less.
 */
const turnsBack = (action: Action): boolean =>
  action.kind === 'move' && (action.to - action.from + CASTLES.length) % CASTLES.length > CASTLES.length / 2;

/** The chances of values, 1 together; at temperature 0 the first of the best has it all. */
function softmaxOf(values: readonly number[], temperature: number): number[] {
  const best = Math.max(...values);
  if (temperature === 0) return values.map((_, at) => (at === values.indexOf(best) ? 1 : 0));
  const weights = values.map((value) => Math.exp((value - best) / temperature));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** An index, drawn by its chances. */
function drawn(odds: readonly number[], random: Random): number {
  let left = random.below(PRECISION) / PRECISION;
  for (let at = 0; at < odds.length; at += 1) {
    left -= odds[at];
    if (left < 0) return at;
  }
  return odds.indexOf(Math.max(...odds));
}
