import { HIDDEN, type Seat } from '#core/game';
import { type Random, shuffled } from '#core/random';
import { cardsOf } from './setup.ts';
import type { Card, State, View } from './state.ts';

/** What a seat sees: its own hand; of the others and of the pile only how many cards there are. */
export const view = (state: View, viewer: Seat | null): View => ({
  ...state,
  hands: state.hands.map((hand, seat) => (seat === viewer ? hand : hand.map(() => HIDDEN))),
  pile: state.pile.map(() => HIDDEN),
});

/** A whole state that looks the same: what is not seen lies anywhere. */
export function imagine(position: View, _viewer: Seat | null, random: Random): State {
  const known = new Set([...position.rows, ...position.hands].flat());
  const unseen = shuffled(
    cardsOf(position.options).filter((card) => !known.has(card)),
    random,
  );
  const fill = (cards: readonly Card[]): readonly Card[] =>
    cards.map((card) => (card === HIDDEN ? unseen.pop()! : card));
  return { ...position, hands: position.hands.map(fill), pile: fill(position.pile) };
}
