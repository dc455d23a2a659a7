import type { Seat } from '#core/game';
import { type Random, shuffled } from '#core/random';
import type { WalkStep } from '#core/testing/walk';
import { type Action, PILE } from '../action.ts';
import { type Card, RAINBOW } from '../cards.ts';
import { inOrder } from '../setup.ts';
import { type State, withoutCard } from '../state.ts';

/** The unseen cards of the rival's hand and of the pile change places, but for those the action plays or turns up. */
export function disguise({ state, seat, action }: WalkStep, viewer: Seat | null, random: Random): State {
  const turnsUp =
    action.kind === 'move' || (action.kind === 'draw' && action.from === PILE && seat === viewer);
  const open = state.hands.map((hand: Card[], owner: Seat) => {
    if (owner === viewer) return hand;
    return owner === seat ? [...state.shown[owner], ...played(action)] : state.shown[owner];
  });
  const kept = state.hands.map((hand: Card[], owner: Seat) => inBoth(hand, open[owner]));
  const unseen = state.hands.map((hand: Card[], owner: Seat) => without(hand, kept[owner]));
  const pile = state.pile.slice(state.drawn);
  const top = turnsUp ? pile.slice(0, 1) : [];
  const pool = shuffled([...unseen.flat(), ...pile.slice(top.length)], random);
  const hands = kept.map((hand: Card[], owner: Seat) =>
    inOrder([...hand, ...pool.splice(0, unseen[owner].length)]),
  );
  return { ...state, hands, pile: [...top, ...pool], drawn: 0 };
}

/** The cards an action takes out of the hand. */
function played(action: Action): Card[] {
  const rainbows = action.kind === 'wizard' ? 1 : action.kind === 'bridge' ? action.bridges : 0;
  return [...('card' in action ? [action.card] : []), ...Array.from({ length: rainbows }, () => RAINBOW)];
}

const without = (hand: readonly Card[], cards: readonly Card[]): readonly Card[] =>
  cards.reduce<readonly Card[]>((rest, card) => withoutCard(rest, card), hand);
/** A card that is both shown and played is one and the same copy. [B43] */
function inBoth(hand: readonly Card[], cards: readonly Card[]): Card[] {
  return hand.filter(
    (card, at) =>
      hand.slice(0, at).filter((held) => held === card).length < cards.filter((held) => held === card).length,
  );
}
