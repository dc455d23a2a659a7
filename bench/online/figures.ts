/** Times in milliseconds, told by their quantiles. */
export interface Times {
  add(milliseconds: number): void;
  readonly count: number;
  at(share: number): number;
}

export function times(): Times {
  const list: number[] = [];
  return {
    add: (milliseconds) => void list.push(milliseconds),
    get count() {
      return list.length;
    },
    at(share) {
      const sorted = list.toSorted((a, b) => a - b);
      return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
    },
  };
}

export const quantiles = (list: Times): string =>
  `p50 ${list.at(0.5).toFixed(1)} ms, p99 ${list.at(0.99).toFixed(1)} ms, p99.9 ${list.at(0.999).toFixed(1)} ms of ${list.count}`;

/** So many at a time, until all are done. */
export async function inGroups<T, R>(
  items: readonly T[],
  size: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  for (let at = 0; at < items.length; at += size) {
    results.push(
      ...(await Promise.all(items.slice(at, at + size).map((item, index) => work(item, at + index)))),
    );
  }
  return results;
}
