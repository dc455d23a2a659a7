import { HIDDEN, type Hidden, type Seat } from '#core/game';
import { type Random, shuffled } from '#core/random';
import { BRIDGE, type Card, RAINBOW } from './cards.ts';
import { countsIn } from './pack.ts';
import { inOrder } from './setup.ts';
import { cardsLeft, copy, hiddenCards, type State, type View } from './state.ts';

/** What a seat sees: its own hand, what lies open, and what it has seen taken; null for a spectator. [B38] */
export function view(state: State, seat: Seat | null): View {
  return {
    options: state.options,
    first: state.first,
    turn: state.turn,
    phase: state.phase,
    turns: state.turns,
    quiet: state.quiet,
    hands: [handSeen(state, 0, seat), handSeen(state, 1, seat)],
    shown: state.shown,
    columns: state.columns,
    castlePiles: state.castlePiles,
    pile: hiddenCards(cardsLeft(state)),
    drawn: 0,
    laid: state.laid,
    turned: state.turned,
  };
}

function handSeen(state: State, owner: Seat, viewer: Seat | null): readonly (Card | Hidden)[] {
  const hand = state.hands[owner];
  if (owner === viewer) return hand;
  const shown = state.shown[owner];
  return shown.length === 0
    ? hiddenCards(hand.length)
    : [...hiddenCards(hand.length - shown.length), ...shown];
}

/** A whole state that agrees with everything in the view: the unseen cards fill the hands and the pile by chance. */
export function imagine(seen: View, _seat: Seat | null, random: Random): State {
  const unseen = shuffled(unseenCards(seen), random);
  const fill = (cards: readonly (Card | Hidden)[]): Card[] =>
    cards.map((card) => (card === HIDDEN ? unseen.pop()! : card));
  const hands = seen.hands.map((hand) => inOrder(fill(hand)));
  const pile = fill(seen.pile.slice(seen.drawn));
  return { ...copy(seen), hands, pile, drawn: 0, turned: fill(seen.turned) };
}

/** The cards this view does not show anywhere. */
export function unseenCards(seen: View): Card[] {
  const left = countsIn(seen).slice();
  const places = [
    ...seen.hands,
    ...seen.columns,
    ...seen.castlePiles,
    seen.turned,
    seen.pile.slice(seen.drawn),
  ];
  for (const piece of places.flat()) if (piece !== HIDDEN) left[piece === BRIDGE ? RAINBOW : piece] -= 1;
  return left.flatMap((count, face) => Array.from({ length: count }, () => face));
}
