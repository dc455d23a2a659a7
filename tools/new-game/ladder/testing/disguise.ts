import type { Seat } from '#core/game';
import { type Random, shuffled } from '#core/random';
import type { Action } from '../action.ts';
import type { Card, State } from '../state.ts';

interface Step {
  readonly state: State;
  readonly seat: Seat;
  readonly action: Action;
}

/**
 * Another state that differs only in what the viewer may not know: cards it has not seen change places. The card that this
 * very action brings into the open stays. Written from the rules, not from `view`: that is what it is to test.
 */
export function disguise({ state, seat, action }: Step, viewer: Seat | null, random: Random): State {
  const { hands, pile } = state;
  const shown = new Set<Card>(viewer === null ? [] : hands[viewer]);
  if (action.kind === 'lay') shown.add(action.card);
  if (action.kind === 'draw' && seat === viewer) shown.add(pile[0]);
  const unseen = shuffled(
    [...hands, pile].flat().filter((card) => !shown.has(card)),
    random,
  );
  const other = (card: Card): Card => (shown.has(card) ? card : unseen.pop()!);
  return { ...state, hands: hands.map((hand) => hand.map(other)), pile: pile.map(other) };
}
