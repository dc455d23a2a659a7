import type { Seat } from '#core/game';
import { type Random, shuffled } from '#core/random';
import { NOON, PLACES, type Place } from './board.ts';
import { type Advantage, type Card, CARDS, type Challenge, CHALLENGE_DECK } from './cards.ts';
import { NO_CHOICES } from './choices.ts';
import { CHALLENGES_IN_PILE } from '../content/challenges.ts';
import { lirasAtFirst } from '../modules/expert.ts';
import { drawAdvantages } from '../advantages/draw.ts';
import { beginMemory, NO_MEMORY } from '../view/memory.ts';
import { firstSeat, type Options } from '../options.ts';
import { NOTHING_OWED, owe } from './owed.ts';
import { ALL_SHARDS, COLOURS, one, type Shard } from './shards.ts';
import type { State } from './state.ts';
import { TERMS_AT_FIRST } from './terms.ts';
import { handSize, packetSize } from '../modules/variants.ts';

/** Every result of chance in a match of Murano. */
export interface Deal {
  readonly first: Seat;
  /** M03: notches the ring is turned. */
  readonly ring: number;
  /** M02: the place under the selector; 12:00 in an expert match. [L70] */
  readonly selector: Place;
  /** L5: the shard on each market. */
  readonly markets: readonly Shard[];
  /** L8: the advantage under each category. */
  readonly advantages: readonly Advantage[];
  /** L4, M04: the cards of each seat; in a draft they are the packets. */
  readonly hands: readonly (readonly Card[])[];
  /** L49: all ten challenge cards, those of the pile first; none unless alone at the table. */
  readonly challenges: readonly Challenge[];
  /** Creations that were not dealt. */
  readonly rest: readonly Card[];
}

export const LIRAS_AT_FIRST = 4;

export const dealtTo = (options: Options, seats: number): number =>
  options.draft ? packetSize(options, seats) : handSize(options, seats);

export function deal(options: Options, seats: number, random: Random): Deal {
  const cards = shuffled(CARDS, random);
  const size = dealtTo(options, seats);
  return {
    first: firstSeat(options.first) ?? random.below(seats),
    ring: random.below(PLACES),
    selector: options.expert ? NOON : random.below(PLACES),
    markets: shuffled(COLOURS, random),
    advantages: drawAdvantages(options, random),
    hands: Array.from({ length: seats }, (_, seat) => cards.slice(seat * size, (seat + 1) * size)),
    challenges: seats === 1 ? shuffled(CHALLENGE_DECK, random) : [],
    rest: cards.slice(seats * size),
  };
}

const inOrder = (cards: readonly Card[]): readonly Card[] => cards.slice().sort((a, b) => a - b);

export function setup(options: Options, seats: number, dealt: Deal): State {
  const { first, ring, selector, advantages, challenges } = dealt;
  const markets = dealt.markets.map(one);
  const forAll = <T>(value: T): readonly T[] => Array.from({ length: seats }, () => value);
  const state: State = {
    options,
    first,
    advantages,
    turn: first,
    round: 1,
    lastMade: 0,
    phase: 'collect',
    turned: false,
    taken: 0,
    dealt: 0,
    made: 0,
    lastDeal: 'none',
    terms: TERMS_AT_FIRST,
    owed: NOTHING_OWED,
    choices: NO_CHOICES[seats],
    ring,
    selector,
    warehouse: markets.reduce((left, shards) => left - shards, ALL_SHARDS),
    markets,
    benches: forAll(0),
    money: forAll(LIRAS_AT_FIRST),
    hands: options.draft ? forAll([]) : dealt.hands,
    completed: forAll([]),
    aside: forAll([]),
    box: inOrder(dealt.rest),
    packets: options.draft ? dealt.hands.map(inOrder) : [],
    memory: NO_MEMORY,
    liras: options.expert ? lirasAtFirst({ options }, seats) : [],
    // L73, M101: the last seat in turn order begins with the owl.
    owl: options.expert ? (first + seats - 1) % seats : -1,
    pile: challenges.slice(0, CHALLENGES_IN_PILE),
    revealed: [],
    unused: challenges.slice(CHALLENGES_IN_PILE).sort((a, b) => a - b),
  };
  if (options.draft) {
    owe(
      state,
      'pick',
      state.hands.map((_, seat) => seat),
    );
  } else beginMemory(state);
  return state;
}
