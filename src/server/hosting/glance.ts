import type { TableEnv } from '../table/env.ts';
import { replay } from '../table/decider/evolve.ts';
import type { LiveTable } from '../table/live-table.ts';
import { namesFrom } from '../table/viewers/names.ts';
import { infoOf } from '../table/viewers/projection.ts';
import { initialState } from '../table/decider/state.ts';
import { indexOf } from '../table/decider/due.ts';
import type { RemotePresence } from './others.ts';

/** What a table shows to somebody who does not come to it. */
export type TableLook = Pick<LiveTable, 'id' | 'info' | 'state'>;

/** A table that another process hosts, or nobody: read from its log, with those who are there at the other process. */
export async function glance(
  env: TableEnv,
  id: string,
  { seats, watchers }: RemotePresence = { seats: [], watchers: 0 },
): Promise<TableLook | null> {
  const stored = await env.store.table(id);
  if (stored === null) return null;
  const { header, log } = stored;
  const start = initialState(header, env.rules(header.game, header.version), env.outages.before);
  const state = replay(start, log, { start: (parts) => env.deal(stored, parts) });
  const names = namesFrom(env.store);
  await names.learn(indexOf(state).players);
  const info = infoOf(state, { name: names.of, isPresent: (seat) => seats.includes(seat), watchers });
  return { id, state: () => state, info: () => info };
}
