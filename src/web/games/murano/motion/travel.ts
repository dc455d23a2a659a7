import { type Market, MARKETS } from '#games/murano/rules/board';
import { countOf, type Shard, SHARDS, type Shards, sizeOf } from '#games/murano/rules/shards';
import { type View, seatsOf } from '#games/murano/rules/state';

/** A shard that goes from one heap of the table to another: `bench-0`, `market-2`, `warehouse`. */
export interface Flight {
  readonly shard: Shard;
  readonly from: string;
  readonly to: string;
  /** Its place there: whatever comes is at the end. */
  readonly end: number;
}

interface Heap {
  readonly name: string;
  readonly before: Shards;
  readonly after: Shards;
}

function heapsOf(before: View, after: View): readonly Heap[] {
  const benches = Array.from({ length: seatsOf(before) }, (_, seat) => ({
    name: `bench-${seat}`,
    before: before.benches[seat],
    after: after.benches[seat],
  }));
  const markets = MARKETS.map((market: Market) => ({
    name: `market-${market}`,
    before: before.markets[market],
    after: after.markets[market],
  }));
  return [...benches, ...markets, { name: 'warehouse', before: before.warehouse, after: after.warehouse }];
}

/** Shards are never made or lost: whatever one heap has less of, another has more of. */
export function flightsOf(before: View, after: View): readonly Flight[] {
  const heaps = heapsOf(before, after);
  const come = new Map(heaps.map(({ name, after: now }) => [name, sizeOf(now)]));
  const last = (name: string): number => {
    const place = name === 'warehouse' ? 0 : (come.get(name) ?? 1) - 1;
    come.set(name, place);
    return place;
  };
  return SHARDS.flatMap((shard) => {
    const by = (heap: Heap): number => countOf(heap.after, shard) - countOf(heap.before, shard);
    const from = heaps.flatMap((heap) => Array.from({ length: Math.max(0, -by(heap)) }, () => heap.name));
    const to = heaps.flatMap((heap) => Array.from({ length: Math.max(0, by(heap)) }, () => heap.name));
    return from.map((name, index) => ({ shard, from: name, to: to[index], end: last(to[index]) }));
  });
}
