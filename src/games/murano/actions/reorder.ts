import { spend } from '../rules/bench.ts';
import { moveCard } from '../view/memory.ts';
import { refuse } from '../rules/refusals.ts';
import type { RuleOf } from '../rules/action.ts';
import { atPlace } from './words.ts';

const NO_LIRA = refuse('L27', 'noLira');
const NO_OTHER_PLACE = refuse('M21', 'noOtherPlace');

/** L27, M21: the first creation to any other place of the hand, for 1 L. */
export const reorder: RuleOf<'reorder'> = {
  ...atPlace('reorder'),
  sure: true,
  candidates(view, seat, actions) {
    if (view.money[seat] < 1) return;
    for (let place = 2; place <= view.hands[seat].length; place += 1) {
      actions.push({ kind: 'reorder', place });
    }
  },
  refusal(view, seat, { place }) {
    if (place < 2 || place > view.hands[seat].length) return NO_OTHER_PLACE;
    return view.money[seat] < 1 ? NO_LIRA : null;
  },
  play(state, seat, { place }) {
    spend(state, seat, 1);
    moveCard(state, seat, 0, place - 1);
  },
};
