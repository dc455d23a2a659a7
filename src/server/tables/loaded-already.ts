import { MOVED_RETRY } from '../connection/relaying.ts';
import type { ClaimedTable } from '../hosting/claims.ts';
import type { LiveTable } from '../table/live-table.ts';

/**
 * Loaded by somebody else meanwhile: two copies of a table would each append to its log. One that was read before another
 * process wrote to it, and is ready only now, is given up.
 */
export async function loadedAlready(
  known: ReadonlyMap<string, Promise<LiveTable>>,
  { stored }: ClaimedTable,
): Promise<LiveTable | null> {
  for (let loading = known.get(stored.header.id); loading !== undefined;) {
    const live = await loading;
    if (live.state().seq >= stored.log.length) return live;
    live.end('restart', MOVED_RETRY);
    loading = known.get(stored.header.id);
  }
  return null;
}
