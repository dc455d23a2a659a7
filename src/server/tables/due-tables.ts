import type { Store } from '../store/store.ts';

/** So many are woken in one sweep. */
export const WOKEN_AT_ONCE = 500;

/**
 * What is due; at first also what was by the times that stand in the logs: a clock that is behind since a restart comes to
 * them much later.
 */
export function dueFinder(store: Store): (now: number, most: number) => Promise<readonly string[]> {
  let overdue: string[] | null = null;
  return async (now, most) => {
    const newest = overdue === null ? await store.newest() : null;
    overdue ??=
      newest === null || newest <= now ? [] : [...(await store.dueTables(newest, 20 * WOKEN_AT_ONCE))];
    const due = await store.dueTables(now, most);
    return [...new Set([...overdue.splice(0, WOKEN_AT_ONCE), ...due])];
  };
}
