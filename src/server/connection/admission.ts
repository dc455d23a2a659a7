import type { Seat } from '#core/game';
import type { FromClient, Reason } from '#table/protocol';
import { isDisclosed } from '../tables/gatherings.ts';
import { digestOf } from '../players/keys.ts';
import { MOVED_RETRY } from './relaying.ts';
import type { SessionEnv } from './session.ts';
import type { Store } from '../store/store.ts';
import type { LiveTable } from '../table/live-table.ts';

export type Hello = Extract<FromClient, { type: 'hello' }>;

const isWatchLink = (watch: string | undefined, table: LiveTable | null): boolean =>
  watch !== undefined && digestOf(watch) === table?.watch;

type Admission =
  | { readonly table: LiveTable; readonly seat: Seat | null; readonly player: string | null }
  | { readonly reason: Reason; readonly retry: number | null };

/**
 * A client names a number that this copy of the table does not have. Either another process has written since, and the copy
 * is given up; or the record was rolled back. Only the length of the log is asked for: numbers that are made up cost little.
 */
async function behind(store: Store, table: LiveTable, id: string, seq: number): Promise<Admission | null> {
  const lost = { reason: 'rolled-back', retry: null } as const;
  // What is being written just now may be what they know of: nobody at the table has to go because of that.
  await table.happen(() => 'stale');
  if (seq <= table.state().seq) return null;
  const written = (await store.standing(id))?.length ?? 0;
  if (written < seq) return lost;
  table.end('restart', MOVED_RETRY);
  return { reason: 'restart', retry: MOVED_RETRY };
}

/** A spectator may be somebody who plays the same deal at another table. */
const isHidden = async (store: Store, { state, watch }: LiveTable, seat: Seat | null): Promise<boolean> =>
  seat === null && !(await isDisclosed(store, state().header, watch));

/** Where a greeting leads to, by the digest of its key or by the link for spectators; or why it leads nowhere. */
export async function admission(
  { store, tables }: Pick<SessionEnv, 'store' | 'tables'>,
  { table: id, watch, seq = 0 }: Hello,
  digest: string | null,
): Promise<Admission> {
  const player = digest === null ? null : await store.playerByKey(digest);
  if (digest !== null && player === null && watch === undefined) return { reason: 'no-key', retry: null };
  const table = await tables.open(id);
  const seat = player === null || table === null ? null : table.seatOf(player.id);
  const maySee = seat !== null || isWatchLink(watch, table);
  if (table === null || !maySee) return { reason: 'no-table', retry: null };
  if (await isHidden(store, table, seat)) return { reason: 'shared-deal', retry: null };
  const refused = seq > table.state().seq ? await behind(store, table, id, seq) : null;
  if (refused !== null) return refused;
  return { table, seat, player: seat === null || player === null ? null : player.id };
}
