import { spend } from '../rules/bench.ts';
import { PLACES } from '../rules/board.ts';
import { refuse } from '../rules/refusals.ts';
import type { RuleOf } from '../rules/action.ts';
import { plain } from './words.ts';

const NO_LIRA = refuse('L28', 'noLira');

/** L28, M22: one notch of the ring, counter-clockwise, for 1 L. */
export const notch: RuleOf<'notch'> = {
  ...plain('notch'),
  refusal: (view, seat) => (view.money[seat] < 1 ? NO_LIRA : null),
  play(state, seat) {
    spend(state, seat, 1);
    state.ring = (state.ring + 1) % PLACES;
  },
};
