import { HIDDEN } from '#core/game';
import { replaced, without } from '#core/list';
import type { RuleOf } from '../action.ts';
import { refuse } from '../refusals.ts';
import { endTurn } from '../turn.ts';

const NOT_IN_HAND = refuse('R3', 'notInHand');
const NOT_HIGHER = refuse('R3', 'notHigher');

/** R3: a card of the hand at the end of one's row, higher than the last one there. */
export const lay: RuleOf<'lay'> = {
  candidates(view, seat, actions) {
    for (const card of view.hands[seat] ?? []) if (card !== HIDDEN) actions.push({ kind: 'lay', card });
  },
  refusal(view, seat, { card }) {
    if (!view.hands[seat]?.includes(card)) return NOT_IN_HAND;
    return card > (view.rows[seat]?.at(-1) ?? 0) ? null : NOT_HIGHER;
  },
  play(state, seat, { card }) {
    const hand = state.hands[seat] ?? [];
    // Of another's hand, which is hidden, any card stands for the one that is laid.
    const at = Math.max(0, hand.indexOf(card));
    state.hands = replaced(state.hands, seat, without(hand, at));
    state.rows = replaced(state.rows, seat, [...(state.rows[seat] ?? []), card]);
    endTurn(state);
  },
  parts: ({ card }) => [String(card)],
  parse: ([card = '']) => (/^[1-9]\d?$/u.test(card) ? { kind: 'lay', card: Number(card) } : null),
};
