import { moveCard } from '../view/memory.ts';
import { refuse } from '../rules/refusals.ts';
import { seatsOf } from '../rules/state.ts';
import type { RuleOf } from '../rules/action.ts';
import { atPlace } from './words.ts';

const FEW_CARDS = refuse('M60', 'fewCards');
const NOT_ANOTHER = refuse('M70', 'notAnotherCard');

/** L73, M60, M101: a card of the hand becomes the first one, and the owl goes to the seat before. */
export const owl: RuleOf<'owl'> = {
  ...atPlace('owl'),
  sure: true,
  candidates(view, seat, actions) {
    for (let place = 2; place <= view.hands[seat].length; place += 1) actions.push({ kind: 'owl', place });
  },
  refusal(view, seat, { place }) {
    const cards = view.hands[seat].length;
    if (cards < 2) return FEW_CARDS;
    return place < 2 || place > cards ? NOT_ANOTHER : null;
  },
  play(state, seat, { place }) {
    moveCard(state, seat, place - 1, 0);
    const seats = seatsOf(state);
    state.owl = (seat + seats - 1) % seats;
  },
};
