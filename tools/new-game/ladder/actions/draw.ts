import { replaced, without } from '#core/list';
import type { RuleOf } from '../action.ts';
import { refuse } from '../refusals.ts';
import { HAND_LIMIT } from '../state.ts';
import { endTurn } from '../turn.ts';

const EMPTY_PILE = refuse('R4', 'emptyPile');
const FULL_HAND = refuse('R5', 'fullHand');

/** R4: the top card of the pile into the hand. */
export const draw: RuleOf<'draw'> = {
  candidates(_view, _seat, actions) {
    actions.push({ kind: 'draw' });
  },
  refusal(view, seat) {
    if (view.pile.length === 0) return EMPTY_PILE;
    return (view.hands[seat]?.length ?? 0) < HAND_LIMIT ? null : FULL_HAND;
  },
  play(state, seat) {
    state.hands = replaced(state.hands, seat, [...(state.hands[seat] ?? []), state.pile[0]]);
    state.pile = without(state.pile, 0);
    endTurn(state);
  },
  parts: () => [],
  parse: () => ({ kind: 'draw' }),
};
