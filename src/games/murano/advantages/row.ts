import type { Refusal, Seat } from '#core/game';
import { refuse } from '../rules/refusals.ts';
import { dealRefusal } from '../rules/offers.ts';
import type { Terms } from '../rules/terms.ts';
import type { View } from '../rules/state.ts';

/** What an advantage needs and does. It changes the terms in force, or a decision is owed; nothing else knows the card. */
export interface Row {
  refusal(view: View, seat: Seat): Refusal | null;
  play(state: View, seat: Seat): void;
}

const NO_LIRA = refuse('M92', 'noLira');
const TAKE_FIRST = refuse('M93', 'phaseNotReached');

/** M92: for the advantages that cost 1 L. */
export const paysOne = (view: View, seat: Seat): Refusal | null => (view.money[seat] < 1 ? NO_LIRA : null);

/** M93: the negotiation has been reached, and another one is still allowed in it. */
export const mayStillDeal = (view: View): Refusal | null =>
  view.taken === 0 ? TAKE_FIRST : dealRefusal(view);

/** M93: the negotiation has been reached. */
export const hasTaken = (view: View): Refusal | null => (view.taken === 0 ? TAKE_FIRST : null);

export function edit(state: View, terms: Partial<Terms>): void {
  state.terms = { ...state.terms, ...terms };
}
