import type { Seat } from '#core/game';
import { type Random, shuffled } from '#core/random';
import { keepsItsPromises } from '#core/testing/promises';
import type { Step } from '#core/testing/walk';
import { PILE, type Action } from './action.ts';
import { BRIDGE, type Card, CASTLES, DECK, FACES, isBanner, RAINBOW } from './cards.ts';
import { cardsOf } from './checks.ts';
import { muster } from './index.ts';
import { inOrder } from './setup.ts';
import { type State, withoutCard } from './state.ts';

const CARDS = Array.from({ length: FACES }, (_, card) => card);
const BANNERS = CARDS.filter(isBanner);

/** Every well-formed action there is; slots beyond the longest column are as good as one of them. */
function* everyAction(state: State): Iterable<Action> {
  const slots = Math.max(...state.columns.map((column) => column.length)) + 1;
  for (const castle of CASTLES) {
    yield { kind: 'wizard', castle };
    yield { kind: 'draw', from: castle };
    yield { kind: 'place', castle };
    for (const to of CASTLES) yield { kind: 'move', from: castle, to };
    for (const card of CARDS) yield { kind: 'lay', card, castle };
    for (const card of BANNERS) {
      yield { kind: 'banner', card, castle };
      for (const bridges of [1, 2, 3, 4]) yield { kind: 'bridge', castle, card, bridges };
      for (const side of [0, 1]) {
        for (let slot = 0; slot < slots; slot += 1) yield { kind: 'swap', side, castle, slot, card };
      }
    }
  }
  yield { kind: 'draw', from: PILE };
}

/** The unseen cards of the rival's hand and of the pile change places, but for those the action plays or turns up. */
function disguise({ state, seat, action }: Step, viewer: Seat | null, random: Random): State {
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

keepsItsPromises({
  game: muster,
  pieces: (state: State) => cardsOf(state).sort((a, b) => a - b),
  wellFormed: everyAction,
  disguise,
  always(state: State) {
    if (cardsOf(state).length !== DECK.length) throw new Error('47 cards');
    if (state.columns.some((column) => column.at(-1) === BRIDGE)) {
      throw new Error('a bridge is always closed');
    }
  },
  longest: 700,
});
