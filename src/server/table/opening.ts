import type { Reason } from '#table/protocol';
import type { TableEnv } from './env.ts';
import type { EventLog } from './event-log.ts';
import type { TableEvent } from './decider/events.ts';
import { wantsTables } from './gathering.ts';
import { wantsRematch } from './rematch.ts';

/** What a table may lead to: how it is opened, and what is written down then. */
type Opening = (env: TableEnv, log: Pick<EventLog, 'state'>, watch: string) => Promise<TableEvent> | null;

const OPENINGS: readonly Opening[] = [
  (env, log, watch) =>
    wantsTables(log.state())
      ? env.openDealt(log.state(), watch).then((tables) => ({ kind: 'dealt', tables: [...tables] }))
      : null,
  (env, log, watch) =>
    wantsRematch(log.state())
      ? env.rematch(log.state(), watch).then((table) => ({ kind: 'rematchOpened', table }))
      : null,
];

/** Milliseconds after which what could not be opened is tried again, though nobody comes: the database may have been away. */
export const OPENING_RETRY = 2000;

/**
 * Opens the tables that this one leads to: those of a deal, or a rematch. Called in the queue of the table. Nothing is
 * written here before they stand, so that whatever goes wrong they are wanted still.
 */
export function opener(
  log: Pick<EventLog, 'state'>,
  env: TableEnv,
  watch: string,
  table: { commit(event: TableEvent): Promise<Reason | null>; wake(): void },
): () => Promise<void> {
  let isWaiting = false;
  const again = (): void => {
    if (isWaiting) return;
    isWaiting = true;
    env.clock.after(OPENING_RETRY, () => {
      isWaiting = false;
      table.wake();
    });
  };
  return async () => {
    for (const opening of OPENINGS) {
      const opened = opening(env, log, watch)?.catch(() => {
        env.log.error('a table that was wanted could not be opened');
        again();
        return null;
      });
      const event = (await opened) ?? null;
      if (event !== null) await table.commit(event);
    }
  };
}

/** Does this table lead to another one now? */
export const wantsOpening = (log: Pick<EventLog, 'state'>): boolean =>
  wantsTables(log.state()) || wantsRematch(log.state());
