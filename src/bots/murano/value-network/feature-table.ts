/**
 * What the value networks are told of the end of a turn, by name and in this order: by what the seat may know, each as a
 * number of about 0 to 1. `features.ts` writes them.
 */
export interface FeatureGroup {
  readonly name: string;
  readonly numbers: number;
}

export const GROUPS = [
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
] as const satisfies readonly FeatureGroup[];

export const numbersIn = (groups: readonly FeatureGroup[]): number =>
  groups.reduce((sum, { numbers }) => sum + numbers, 0);

export const FEATURES = numbersIn(GROUPS);

/** A number for a whole table, kept with the weights: those of another table are refused. */
export function hashOf(groups: readonly FeatureGroup[]): number {
  const text = JSON.stringify(groups.map(({ name, numbers }) => [name, numbers]));
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
