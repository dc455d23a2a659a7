import type { Store } from '../store/store.ts';

/** So many are woken in one sweep. */
export const WOKEN_AT_ONCE = 500;

/**
 * Finds the tables that are due. The first time also those that were due by the newest time in any log: if the clock of the
 * machine was set back during a restart, it would come to them much later.
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
