import type { Seat } from '#core/game';
import { type Market, MARKETS } from '#games/murano/board';
import { countOf, type Shard, SHARDS, type Shards, sizeOf } from '#games/murano/shards';
import { type View, seatsOf } from '#games/murano/state';
import type { Event } from '#table/table';

/** A shard that goes from one heap of the table to another: `bench-0`, `market-2`, `warehouse`. */
export interface Flight {
  readonly shard: Shard;
  readonly from: string;
  readonly to: string;
  /** Its places there: whatever comes or goes is at the end. */
  readonly start: number;
  readonly end: number;
}

/** A card that leaves the hand for the shelf. */
export interface Made {
  readonly seat: Seat;
  readonly card: number;
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
  const left = new Map(heaps.map(({ name, before: then }) => [name, sizeOf(then)]));
  const come = new Map(heaps.map(({ name, after: now }) => [name, sizeOf(now)]));
  const last = (sizes: Map<string, number>, name: string): number => {
    const place = name === 'warehouse' ? 0 : (sizes.get(name) ?? 1) - 1;
    sizes.set(name, place);
    return place;
  };
  return SHARDS.flatMap((shard) => {
    const by = (heap: Heap): number => countOf(heap.after, shard) - countOf(heap.before, shard);
    const from = heaps.flatMap((heap) => Array.from({ length: Math.max(0, -by(heap)) }, () => heap.name));
    const to = heaps.flatMap((heap) => Array.from({ length: Math.max(0, by(heap)) }, () => heap.name));
    return from.map((name, index) => ({
      shard,
      from: name,
      to: to[index],
      start: last(left, name),
      end: last(come, to[index]),
    }));
  });
}

/** What travelled in an event. */
export function journeysOf(event: Event, after: View): { flights: readonly Flight[]; made: Made | null } {
  const before = event.before as View;
  const flights = flightsOf(before, after);
  const more = after.completed[event.seat].length > before.completed[event.seat].length;
  const created = more && event.kind === 'played';
  const card = created ? (after.completed[event.seat].at(-1) ?? -1) : -1;
  return { flights, made: card < 0 ? null : { seat: event.seat, card } };
}
