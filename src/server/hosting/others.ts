import type { ProcessRow, SharedStore } from '../store/store.ts';

/**
 * Another process, and when it was last heard of, by the clock of this one. That of the database may jump, and is another
 * one after a failover: by it all others would be gone, or none ever.
 */
export interface Other extends ProcessRow {
  readonly heardAt: number;
}

/** Who is connected to a table at another process. */
export interface RemotePresence {
  readonly seats: readonly number[];
  readonly watchers: number;
}

/** What is known of the others when the database has answered at a moment. */
export const heardOf = (
  known: ReadonlyMap<string, Other>,
  { now, others }: Awaited<ReturnType<SharedStore['renew']>>,
  answered: number,
): ReadonlyMap<string, Other> =>
  new Map(
    others.map((row) => {
      const before = known.get(row.id);
      if (before?.seen === row.seen) return [row.id, { ...row, heardAt: before.heardAt }];
      // Of one that was not known yet the database says for how long it has been silent.
      const silence = before === undefined ? Math.max(0, now - row.seen) : 0;
      return [row.id, { ...row, heardAt: answered - silence }];
    }),
  );
