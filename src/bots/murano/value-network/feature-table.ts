/**
 * What the value networks are told of the end of a turn, by name and in this order: by what the seat may know, each as a
 * number of about 0 to 1. `features.ts` writes the first part, which the former networks know as well, and
 * `colour-features.ts` the second.
 */
interface Group {
  readonly name: string;
  readonly numbers: number;
}

/** Written by features.ts. */
const SUMS = [
  // Money; cards in hand, none, one; creations; shards on the bench, transparent ones.
  { name: 'own', numbers: 7 },
  // For each of the next three creations: shards that lie ready, whether all do, the colour of which most is missing.
  { name: 'ownNext', numbers: 9 },
  // Shards for none of them, beyond two; for no card at all; what the hand lacks, the colour of which most; worth of the
  // advantages of the next two.
  { name: 'ownRest', numbers: 7 },
  // Useful shards of the next three pairs, and of the next for all of them.
  { name: 'pairs', numbers: 4 },
  // For 0, 1 and 2 Liras in the next turn: lacking for the first creation, made, lacking for the first two, both made.
  { name: 'nextTurn', numbers: 12 },
  // Lacking for the second alone; pay of the first, and of both.
  { name: 'nextPay', numbers: 3 },
  // The best plan after each of four turns: money earned, creations, shards ready for the next two, its score, all made.
  { name: 'plan', numbers: 24 },
  // Completed creations by the advantage they can be set aside for, and their worth.
  { name: 'advantages', numbers: 21 },
  // Turns left, none, one; round; order in the round; somebody done, one card left; rounds without a creation; three and
  // four seats; Liras on the circle, the owl, the lead; challenges left.
  { name: 'clock', numbers: 14 },
  // Full markets, the fullest, transparent shards there and in the warehouse, the scarcest colour, the pair that comes,
  // sides of ring and circle, challenges of a colour.
  { name: 'table', numbers: 9 },
  // Liras expected, and the lead over the best rival, twice.
  { name: 'expected', numbers: 3 },
  // For each rival, the best first: leads in hopes and money, cards, one or none, bench, transparent, advantages, next.
  { name: 'rivals', numbers: 24 },
] as const satisfies readonly Group[];

/** Written by colour-features.ts. */
const COLOURS = [
  // For each colour: on the bench, missing for the next creation, for two, for all, and beyond all.
  { name: 'colours', numbers: 20 },
  // One, two, three transparent shards.
  { name: 'transparent', numbers: 3 },
  // The next own pair: circle, ring, ring after a notch; then the pair that comes first: circle, ring.
  { name: 'places', numbers: 23 },
  // For each rival in order: bench by colour, transparent; cards it may hold that lack nothing, one, two shards, now and
  // with its next pair.
  { name: 'rivalBenches', numbers: 33 },
  // Advantages of the rivals' creations, and of the own hand.
  { name: 'advantagesOut', numbers: 40 },
  // For each market: shards, transparent ones, useful ones, useful ones of an exchange.
  { name: 'markets', numbers: 16 },
  // What is scarce in the warehouse, by colour, and transparent.
  { name: 'scarce', numbers: 5 },
  // How clear the lead is: hopes at two scales, money.
  { name: 'lead', numbers: 3 },
] as const satisfies readonly Group[];

const total = (groups: readonly Group[]): number => groups.reduce((sum, { numbers }) => sum + numbers, 0);

/** How many the former networks look at, and the present ones. */
export const FORMER_FEATURES = total(SUMS);
export const FEATURES = FORMER_FEATURES + total(COLOURS);

/** A number for the whole table, kept with the weights: those of another table are refused. */
export function tableHash(): number {
  const text = JSON.stringify([...SUMS, ...COLOURS].map(({ name, numbers }) => [name, numbers]));
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
