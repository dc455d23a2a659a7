import { countOf, SHARDS, type Shards } from '#games/murano/rules/shards';
import type { View } from '#games/murano/rules/state';
import type { Placed } from '../../../motion/journeys.ts';

/** Where every shard of Murano lies: on a workbench, at a market or in the warehouse. */
export const placedIn = ({ benches, markets, warehouse }: View): readonly Placed[] => [
  ...benches.flatMap((shards, seat) => heaped(`bench-${seat}`, shards)),
  ...markets.flatMap((shards, market) => heaped(`market-${market}`, shards)),
  ...heaped('warehouse', warehouse),
];

const heaped = (heap: string, shards: Shards): readonly Placed[] =>
  SHARDS.flatMap((face) =>
    Array.from({ length: countOf(shards, face) }, () => ({ heap, place: heap, face })),
  );
