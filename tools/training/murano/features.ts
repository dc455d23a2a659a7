import { featureWriter } from '#bots/murano/value-network/features';
import { numbersIn, type FeatureGroup, GROUPS, hashOf } from '#bots/murano/value-network/feature-table';
import type { FeatureWriter } from '#bots/murano/value-network/value-network';
import { colourFeatureWriter } from './colour-features.ts';

/** What is learnt from beyond what the present networks are told, written by colour-features.ts. */
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
] as const satisfies readonly FeatureGroup[];

const ALL: readonly FeatureGroup[] = [...GROUPS, ...COLOURS];
export const FEATURES = numbersIn(ALL);
export const TABLE_HASH = hashOf(ALL);

export function allFeatureWriter(): FeatureWriter {
  const [first, colours] = [featureWriter(), colourFeatureWriter()];
  return (view, seat, out) => colours(view, seat, out, first(view, seat, out));
}
