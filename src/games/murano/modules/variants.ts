import type { Options } from '../options.ts';

/** L4, L49, L68: the creations in a hand: five, six with two players or alone; one more in the expert variant. */
export function handSize({ expert }: Options, seats: number): number {
  return (seats <= 2 ? 6 : 5) + (expert ? 1 : 0);
}

/** L61, M38: a packet has one card more than a hand; M61: but four experts share out all 24. */
export function packetSize(options: Options, seats: number): number {
  return Math.min(handSize(options, seats) + 1, 24 / seats);
}

/** L72: what each transparent shard takes from the pay of a creation. */
export const transparentPenalty = ({ expert }: Options): number => (expert ? 1 : 0);

/** L75, M65: what each card left in hand costs at the end. */
export const lossPerCard = ({ expert }: Options): number => (expert ? 2 : 0);

/** M76: only where nothing else is sure to end the match. */
export const hasSafetyEnd = ({ expert }: Options, seats: number): boolean => seats > 1 && !expert;
