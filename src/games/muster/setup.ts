import type { Seat } from '#core/game';
import { type Random, shuffled } from '#core/random';
import { type Card, CASTLES, DECK } from './cards.ts';
import type { Options } from './options.ts';
import { deckIn } from './pack.ts';
import { HAND_SIZE, type State, withCard } from './state.ts';

/** Every result of chance in a match of Muster. */
export interface Deal {
  readonly first: Seat;
  readonly hands: readonly (readonly Card[])[];
  /** The card drawn first stands first. */
  readonly pile: readonly Card[];
}

export const SEATS = 2;
/** U2: what lies in the pile after the deal. */
export const PILE_AT_FIRST = DECK.length - SEATS * HAND_SIZE;

/** U2: the cards are shuffled and five dealt to each; U3, B01: who begins is drawn, unless it was chosen. */
export function deal(options: Options, _seats: number, random: Random): Deal {
  const cards = shuffled(deckIn({ options }), random);
  return {
    first: firstSeat(options) ?? random.below(SEATS),
    hands: [cards.slice(0, HAND_SIZE), cards.slice(HAND_SIZE, 2 * HAND_SIZE)],
    pile: cards.slice(2 * HAND_SIZE),
  };
}

/** The seat that was chosen to begin, or null when chance decides. */
export function firstSeat(options: Options): Seat | null {
  return options.first === 'random' ? null : Number(options.first.slice(-1));
}

export const inOrder = (cards: readonly Card[]): readonly Card[] => cards.reduce(withCard, NO_CARDS);
const NO_CARDS: readonly Card[] = [];

/** Made once: lists are replaced, never changed. */
const EMPTY: readonly (readonly Card[])[] = Array.from({ length: SEATS * CASTLES.length }, () => []);

export function setup(options: Options, _seats: number, { first, hands, pile }: Deal): State {
  return {
    options,
    first,
    turn: first,
    phase: 'action',
    turns: 1,
    quiet: 1,
    hands: hands.map(inOrder),
    shown: [[], []],
    columns: EMPTY,
    castlePiles: EMPTY.slice(0, CASTLES.length),
    pile,
    drawn: 0,
    laid: -1,
    turned: [],
  };
}
