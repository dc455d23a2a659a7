import { HIDDEN, type Hidden, type Seat } from '#core/game';
import { moved, replaced, without } from '#core/list';
import type { Card } from '../rules/cards.ts';
import { type View } from '../rules/state.ts';

/**
 * What everybody could follow of the cards in the hands; the same in every view. [M90, M102]
 * Kept only where it tells anything: `picks` and `traced` after a draft, `faces` and `loose` with open first cards.
 */
export interface Memory {
  /** For each place of each hand: in which round of the draft the card there was picked; −1 once Magician hid it. */
  readonly picks: readonly (readonly number[])[];
  /** For each seat and each round of the draft: the card picked there, if everybody has seen it since. */
  readonly traced: readonly (readonly (Card | Hidden)[])[];
  /** For each place of each hand: the card there, if everybody knows it. [M05] */
  readonly faces: readonly (readonly (Card | Hidden)[])[];
  /** Cards that everybody knows to be in a hand, but no longer where. */
  readonly loose: readonly (readonly Card[])[];
}

export const NO_MEMORY: Memory = { picks: [], traced: [], faces: [], loose: [] };

const drafted = (view: View): boolean => view.memory.picks.length > 0;
const open = (view: View): boolean => view.memory.faces.length > 0;

/** The memory of hands nobody else has seen yet; with open first cards these are seen at once. */
export function beginMemory(state: View): void {
  const { draft, openFirst } = state.options;
  if (!draft && !openFirst) return;
  const { hands } = state;
  state.memory = {
    picks: draft ? hands.map((hand) => hand.map((_, round) => round)) : [],
    traced: draft ? hands.map((hand) => hand.map(() => HIDDEN)) : [],
    faces: openFirst ? hands.map((hand) => hand.map(() => HIDDEN)) : [],
    loose: openFirst ? hands.map(() => []) : [],
  };
  hands.forEach((_, seat) => lookAtFirst(state, seat));
}

/** M05: everybody sees a first card that lies open, and remembers it. */
function lookAtFirst(state: View, seat: Seat): void {
  if (!open(state) || state.hands[seat].length === 0) return;
  const card = state.hands[seat][0];
  const { memory } = state;
  const loose = memory.loose[seat];
  state.memory = {
    ...memory,
    faces: replaced(memory.faces, seat, replaced(memory.faces[seat], 0, card)),
    loose: loose.includes(card)
      ? replaced(
          memory.loose,
          seat,
          loose.filter((known) => known !== card),
        )
      : memory.loose,
  };
  trace(state, seat, 0, card);
}

/** A face that everybody sees tells which pick it was, if its way can be followed. */
function trace(state: View, seat: Seat, place: number, card: Card | Hidden): void {
  if (!drafted(state)) return;
  const round = state.memory.picks[seat][place];
  if (round < 0) return;
  const { memory } = state;
  state.memory = {
    ...memory,
    traced: replaced(memory.traced, seat, replaced(memory.traced[seat], round, card)),
  };
}

/** A card is moved for all to see: its place is public, its face is not. [M90] */
export function moveCard(state: View, seat: Seat, from: number, to: number): void {
  state.hands = replaced(state.hands, seat, moved(state.hands[seat], from, to));
  if (!drafted(state) && !open(state)) return;
  const { memory } = state;
  state.memory = {
    ...memory,
    picks: drafted(state) ? replaced(memory.picks, seat, moved(memory.picks[seat], from, to)) : memory.picks,
    faces: open(state) ? replaced(memory.faces, seat, moved(memory.faces[seat], from, to)) : memory.faces,
  };
  lookAtFirst(state, seat);
}

/** M90: Magician's new order is private, so nobody else can follow the cards of this hand any longer. */
export function loseTrack(state: View, seat: Seat): void {
  if (!drafted(state) && !open(state)) return;
  const { memory } = state;
  const places = state.hands[seat].length;
  const { faces, loose } = memory;
  state.memory = {
    ...memory,
    picks: drafted(state)
      ? replaced(
          memory.picks,
          seat,
          Array.from({ length: places }, () => -1),
        )
      : memory.picks,
    faces: open(state)
      ? replaced(
          faces,
          seat,
          Array.from({ length: places }, () => HIDDEN),
        )
      : faces,
    loose: open(state) ? replaced(loose, seat, inOrder([...loose[seat], ...known(faces[seat])])) : loose,
  };
  lookAtFirst(state, seat);
}

/** Magician puts a card in the next place: nobody else sees where it was, but an open first card is seen. */
export function arrangeCard(state: View, seat: Seat, from: number, to: number): void {
  state.hands = replaced(state.hands, seat, moved(state.hands[seat], from, to));
  if (to > 0 || !open(state)) return;
  const { memory } = state;
  const seen = known(memory.faces[seat]);
  state.memory = {
    ...memory,
    faces: replaced(
      memory.faces,
      seat,
      memory.faces[seat].map(() => HIDDEN),
    ),
    loose: replaced(memory.loose, seat, inOrder([...memory.loose[seat], ...seen])),
  };
  lookAtFirst(state, seat);
}

/** The first card leaves the hand face up. */
export function leaveHand(state: View, seat: Seat): Card | Hidden {
  const card = state.hands[seat][0];
  state.hands = replaced(state.hands, seat, without(state.hands[seat], 0));
  if (!drafted(state) && !open(state)) return card;
  trace(state, seat, 0, card);
  const { memory } = state;
  state.memory = {
    ...memory,
    picks: drafted(state) ? replaced(memory.picks, seat, without(memory.picks[seat], 0)) : memory.picks,
    faces: open(state) ? replaced(memory.faces, seat, without(memory.faces[seat], 0)) : memory.faces,
  };
  lookAtFirst(state, seat);
  return card;
}

const known = (faces: readonly (Card | Hidden)[]): Card[] => faces.filter((card) => card !== HIDDEN);
const inOrder = (cards: readonly Card[]): readonly Card[] => cards.slice().sort((a, b) => a - b);
