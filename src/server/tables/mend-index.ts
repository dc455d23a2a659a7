import { isDeepStrictEqual } from 'node:util';
import type { StoredTable } from '../store/store.ts';
import { indexOf } from '../table/decider/due.ts';
import { longOutages } from '../table/clocks/outages.ts';
import type { TableEnv } from '../table/env.ts';
import type { LiveTable } from '../table/live-table.ts';

/** What is kept beside the log follows from it: where it does not fit, it is written anew. */
export async function mendIndex(
  env: TableEnv,
  { header, index: storedIndex }: StoredTable,
  live: LiveTable,
): Promise<void> {
  const state = live.state();
  const index = indexOf(state, longOutages(env.outages));
  if (isDeepStrictEqual(storedIndex, index)) return;
  // Whoever was removed sits nowhere any more.
  const people = index.players.filter((player) => player !== null);
  const left = new Set((await env.store.players(people)).map(({ id }) => id));
  const players = index.players.map((player) => (player !== null && left.has(player) ? player : null));
  if (isDeepStrictEqual(storedIndex, { ...index, players })) return;
  if (storedIndex === null) env.log.error({ table: header.id }, 'what is kept beside a log was damaged');
  await env.store.mend(header.id, state.seq, { ...index, players });
}
