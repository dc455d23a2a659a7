import type { Reason } from '#table/protocol';
import type { TableEnv } from './env.ts';
import type { EventLog } from './event-log.ts';
import type { TableEvent } from './events.ts';
import { isReady, phaseOf, type TableState } from './state.ts';

/** All parts are open, and the deal can go to its tables. */
export const wantsTables = (state: TableState): boolean =>
  state.header.gathering !== undefined && phaseOf(state) === 'waiting' && isReady(state);

/** Opens the tables of a gathering, once its deal is made. Called in the queue of the table. */
export function dealtOpener(
  log: Pick<EventLog, 'state'>,
  env: Pick<TableEnv, 'openDealt' | 'log'>,
  watch: string,
  commit: (event: TableEvent) => Promise<Reason | null>,
): () => Promise<void> {
  return async () => {
    if (!wantsTables(log.state())) return;
    // Nothing was written here yet: whoever comes next, or the next start, tries again.
    const tables = await env.openDealt(log.state(), watch).catch(() => null);
    if (tables === null) env.log.error('the tables of a gathering could not be opened');
    else await commit({ kind: 'dealt', tables: [...tables] });
  };
}
