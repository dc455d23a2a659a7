import type { Seat } from '#core/game';
import { type Random, shuffled } from '#core/random';
import type { Options } from './options.ts';
import type { Card, State } from './state.ts';

export const SEATS = { min: 2, max: 4 };
/** R1: the cards in a hand at first. */
export const HAND_SIZE = 4;

/** Every result of chance, once and for all. */
export interface Deal {
  readonly first: Seat;
  readonly cards: readonly Card[];
}

export const cardsOf = ({ highest }: Options): Card[] => Array.from({ length: highest }, (_, at) => at + 1);

export const deal = (options: Options, seats: number, random: Random): Deal => ({
  first: random.below(seats),
  cards: shuffled(cardsOf(options), random),
});

export function setup(options: Options, seats: number, { first, cards }: Deal): State {
  return {
    options,
    turn: first,
    stopped: [],
    rows: Array.from({ length: seats }, () => []),
    hands: Array.from({ length: seats }, (_, seat) => cards.slice(seat * HAND_SIZE, (seat + 1) * HAND_SIZE)),
    pile: cards.slice(seats * HAND_SIZE),
  };
}
