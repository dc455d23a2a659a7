import { HIDDEN, type Hidden, type Seat } from '#core/game';
import { without } from '#core/list';
import { CASTLE, CASTLES, type Card, type Castle, DECK, type Piece, WIZARD } from './cards.ts';
import type { Options } from './options.ts';

/** action: exactly one action is owed [U5]; refill: a card is to be drawn [U6]; place: a turned-up rainbow card [U16]. */
export const PHASES = ['action', 'refill', 'place', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/**
 * Everything on the table, for someone to whom a card in a hand or in the pile looks like C.
 * Only the fields of the position itself are ever written: every list in it is replaced, never changed,
 * so that a copy, a view and a preview share whatever did not change.
 */
export interface Position<C extends Card | Hidden> {
  readonly options: Options;
  /** Who began. */
  readonly first: Seat;
  turn: Seat;
  phase: Phase;
  /** Turns begun, the present one included. */
  turns: number;
  /** Turns in a row, the present one included, in which no card has left the pile. [B37] */
  quiet: number;
  /** In order of the faces; in a view what the rival holds unseen comes first. */
  hands: readonly (readonly C[])[];
  /** What of each hand was taken face up: everybody knows it. [B38] */
  shown: readonly (readonly Card[])[];
  /** At 5 × seat + castle: the cards under that castle on that side, the first laid first. */
  columns: readonly (readonly Piece[])[];
  /** The cards lying on each castle, the top card last. [B11] */
  castlePiles: readonly (readonly Card[])[];
  /** The draw pile in the order of drawing; the first `drawn` cards have left it. */
  pile: readonly C[];
  drawn: number;
  /** The castle a card was laid on this turn, which blocks its pile; −1: none. [B05] */
  laid: Castle | -1;
  /** The card turned up by a moved wizard, until it is placed. [U16] */
  turned: readonly C[];
}

export type State = Position<Card>;
export type View = Position<Card | Hidden>;

export const HAND_SIZE = 5;

export const rivalOf = (seat: Seat): Seat => 1 - seat;
export const columnAt = (seat: Seat, castle: Castle): number => 5 * seat + castle;
export const cardsLeft = (view: View): number => view.pile.length - view.drawn;

/** U19: while a rainbow castle is the top card of a castle, banners of any emblem may be played under it. */
export function isWild(view: View, castle: Castle): boolean {
  const pile = view.castlePiles[castle];
  // An empty list is asked for its length first: reading index −1 is slow.
  return pile.length > 0 && pile[pile.length - 1] === CASTLE;
}

/** For each set of wild castles, a bit for each, and each emblem: its own castle and the wild ones. */
const CASTLES_FOR: readonly (readonly (readonly Castle[])[])[] = Array.from(
  { length: 1 << CASTLES.length },
  (_, wild) =>
    CASTLES.map((suit) => [
      suit,
      ...CASTLES.filter((castle) => castle !== suit && ((wild >> castle) & 1) === 1),
    ]),
);

/** The castles where a banner of each emblem may be played: its own and the wild ones. [U10, U19] */
export function castlesBySuit(view: View): readonly (readonly Castle[])[] {
  let wild = 0;
  for (let castle = 0; castle < CASTLES.length; castle += 1) {
    if (isWild(view, castle as Castle)) wild |= 1 << castle;
  }
  return CASTLES_FOR[wild];
}

/** How many of the last cards of a column are wizards: nothing else is ever laid on a wizard. [B13, B14] */
export function wizardsOn(column: readonly Piece[]): number {
  let at = column.length;
  while (at > 0 && column[at - 1] === WIZARD) at -= 1;
  return column.length - at;
}

/** The same list, one for each seat, with one entry replaced. */
export const ofSeats = <T>(list: readonly T[], seat: Seat, entry: T): readonly T[] =>
  seat === 0 ? [entry, list[1]] : [list[0], entry];

/** The hand with a card more, kept in the order of the faces. */
export function withCard<C extends number>(hand: readonly C[], card: C): readonly C[] {
  const out = hand.slice();
  let at = out.length;
  while (at > 0 && out[at - 1] > card) {
    out[at] = out[at - 1];
    at -= 1;
  }
  out[at] = card;
  return out;
}

/** The hand with one copy of the card less; the same hand when it has none. */
export function withoutCard<C extends number>(hand: readonly C[], card: C): readonly C[] {
  const at = hand.indexOf(card);
  return at < 0 ? hand : without(hand, at);
}

export function copy<C extends Card | Hidden>(position: Position<C>): Position<C> {
  return {
    options: position.options,
    first: position.first,
    turn: position.turn,
    phase: position.phase,
    turns: position.turns,
    quiet: position.quiet,
    hands: position.hands,
    shown: position.shown,
    columns: position.columns,
    castlePiles: position.castlePiles,
    pile: position.pile,
    drawn: position.drawn,
    laid: position.laid,
    turned: position.turned,
  };
}

const HIDDEN_CARDS: readonly (readonly Hidden[])[] = Array.from({ length: DECK.length + 1 }, (_, count) =>
  Array.from({ length: count }, () => HIDDEN),
);

/** Cards of which only the number is known. */
export const hiddenCards = (count: number): readonly Hidden[] => HIDDEN_CARDS[count];
