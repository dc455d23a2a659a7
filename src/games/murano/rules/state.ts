import { HIDDEN, type Hidden, type Seat } from '#core/game';
import { MARKET_SIZE, type Market, type Place } from './board.ts';
import type { Advantage, Card, Challenge } from './cards.ts';
import type { Memory } from '../view/memory.ts';
import type { Options } from '../options.ts';
import { CREATION_COUNT } from '../pack/facts.ts';
import type { Owed } from './owed.ts';
import { type Shards, sizeOf } from './shards.ts';
import type { Terms } from './terms.ts';

/** L10, M89: the three phases of a turn; a player stays in one until something of the next is done. */
export const PHASES = ['collect', 'negotiate', 'create', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** What was negotiated last in this turn. */
export const DEALS = ['none', 'exchange', 'buy', 'sell', 'skip'] as const;
export type DealKind = (typeof DEALS)[number];

/**
 * Everything on the table, for someone to whom a card that may be hidden looks like C.
 * Only the fields of the position itself are ever written: every list and object in it is replaced, never changed,
 * so that a copy, a view and a preview share whatever did not change.
 */
export interface Position<C extends Card | Hidden> {
  readonly options: Options;
  /** Who began. */
  readonly first: Seat;
  /** The advantage under each category. [L8] */
  readonly advantages: readonly Advantage[];

  turn: Seat;
  /** Rounds begun, the present one included. */
  round: number;
  /** The round of the last creation, 0 before the first. [M76] */
  lastMade: number;
  phase: Phase;
  /** The selector has been turned in this turn, or left where it is by an advantage. [L13] */
  turned: boolean;
  /** Takings, negotiations and creations of this turn. */
  taken: number;
  dealt: number;
  made: number;
  lastDeal: DealKind;
  terms: Terms;
  /** Decisions that come before everything else; the last one first. */
  owed: readonly Owed[];
  /** While several choose at once: the choice of each seat that has chosen, in a list of its own. */
  choices: readonly (readonly (number | Hidden)[])[];

  /** Notches the ring has been turned, 0 to 11. */
  ring: number;
  /** The place of the pair under the selector, or NOON. */
  selector: Place;
  warehouse: Shards;
  markets: readonly Shards[];
  benches: readonly Shards[];
  money: readonly number[];

  /** The first card of each hand first. [L4] */
  hands: readonly (readonly C[])[];
  /** Completed creations, the first completed first, and those set aside for an advantage. [L25, L29] */
  completed: readonly (readonly Card[])[];
  aside: readonly (readonly Card[])[];
  /** Creations that are not in play. */
  box: readonly C[];
  /** Draft: what was dealt to each seat, in the order in which it was taken; then what is left. */
  packets: readonly (readonly C[])[];
  /** What everybody could follow of the cards in the hands. [M90] */
  memory: Memory;

  /** Expert: the Liras left on each space of the circle, and who has the owl; elsewhere none and −1. [L69] */
  liras: readonly number[];
  owl: Seat | -1;
  /** Solo: the pile of challenges, next card first; those revealed, the last one last; those not in play. [L49] */
  pile: readonly (Challenge | Hidden)[];
  revealed: readonly (Challenge | Hidden)[];
  unused: readonly (Challenge | Hidden)[];
}

export type State = Position<Card>;
export type View = Position<Card | Hidden>;

export const BENCH_SIZE = 8;

export const seatsOf = (view: View): number => view.hands.length;
export const isFull = (view: View, market: Market): boolean => sizeOf(view.markets[market]) >= MARKET_SIZE;
/** M29: creations completed, those set aside included. */
export const completedBy = (view: View, seat: Seat): number =>
  view.completed[seat].length + view.aside[seat].length;

export function copy<C extends Card | Hidden>(position: Position<C>): Position<C> {
  return {
    options: position.options,
    first: position.first,
    advantages: position.advantages,
    turn: position.turn,
    round: position.round,
    lastMade: position.lastMade,
    phase: position.phase,
    turned: position.turned,
    taken: position.taken,
    dealt: position.dealt,
    made: position.made,
    lastDeal: position.lastDeal,
    terms: position.terms,
    owed: position.owed,
    choices: position.choices,
    ring: position.ring,
    selector: position.selector,
    warehouse: position.warehouse,
    markets: position.markets,
    benches: position.benches,
    money: position.money,
    hands: position.hands,
    completed: position.completed,
    aside: position.aside,
    box: position.box,
    packets: position.packets,
    memory: position.memory,
    liras: position.liras,
    owl: position.owl,
    pile: position.pile,
    revealed: position.revealed,
    unused: position.unused,
  };
}

const HIDDEN_LISTS: readonly (readonly Hidden[])[] = Array.from({ length: CREATION_COUNT + 1 }, (_, count) =>
  Array.from({ length: count }, () => HIDDEN),
);

/** Cards of which only the number is known. */
export const hiddenCards = (count: number): readonly Hidden[] => HIDDEN_LISTS[count];
