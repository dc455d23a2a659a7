import { arrangeCard } from '../view/memory.ts';
import { amend, due, settled } from '../rules/owed.ts';
import { refuse } from '../rules/refusals.ts';
import type { RuleOf } from '../rules/action.ts';
import { atPlace } from './words.ts';

const ALREADY_PLACED = refuse('L40', 'notACardToPlace');

/** L40: which card comes next in the new order, card by card; the last one needs no word. */
export const order: RuleOf<'order'> = {
  ...atPlace('order'),
  sure: true,
  candidates(view, seat, actions) {
    const placed = due(view)!.count;
    for (let place = placed + 1; place <= view.hands[seat].length; place += 1) {
      actions.push({ kind: 'order', place });
    }
  },
  refusal(view, seat, { place }) {
    return place <= due(view)!.count || place > view.hands[seat].length ? ALREADY_PLACED : null;
  },
  play(state, seat, { place }) {
    const placed = due(state)!.count;
    arrangeCard(state, seat, place - 1, placed);
    if (placed + 2 === state.hands[seat].length) settled(state);
    else amend(state, { count: placed + 1 });
  },
};
