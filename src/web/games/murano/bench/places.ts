import { useRef } from 'preact/hooks';
import { countOf, type Shard, SHARDS, type Shards } from '#games/murano/rules/shards';

/** Every shard of them, one by one. */
export const kindsIn = (shards: Shards): readonly Shard[] =>
  SHARDS.flatMap((kind) => Array.from({ length: countOf(shards, kind) }, () => kind));

/** The shards in the order in which they came: what stays keeps its place, what is new comes last. */
export function rearranged(before: readonly Shard[], now: Shards): readonly Shard[] {
  const left = new Map(SHARDS.map((kind) => [kind, countOf(now, kind)]));
  const remaining = before.filter((kind) => {
    const count = left.get(kind) ?? 0;
    left.set(kind, count - 1);
    return count > 0;
  });
  const had = new Map(SHARDS.map((kind) => [kind, remaining.filter((each) => each === kind).length]));
  const fresh = kindsIn(now).filter((kind) => {
    const count = had.get(kind) ?? 0;
    had.set(kind, count - 1);
    return count <= 0;
  });
  return [...remaining, ...fresh];
}

/** Cards in the order in which they came: what is gone leaves no gap, what is new comes last. */
export function inOrderOfArrival(before: readonly number[], now: readonly number[]): readonly number[] {
  const remaining = before.filter((card) => now.includes(card));
  return [...remaining, ...now.filter((card) => !remaining.includes(card))];
}

/** The same from one picture to the next: one that is set aside stays where it was. */
export function useOrder(cards: readonly number[]): readonly number[] {
  const order = useRef<readonly number[]>([]);
  order.current = inOrderOfArrival(order.current, cards);
  return order.current;
}

/** A workbench or a market is only a number of each kind: the screen remembers where each one lies. */
export function usePlaces(shards: Shards): readonly Shard[] {
  const places = useRef<readonly Shard[]>([]);
  places.current = rearranged(places.current, shards);
  return places.current;
}
