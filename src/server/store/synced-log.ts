import { closeSync, fdatasync, openSync } from 'node:fs';
import { promisify } from 'node:util';
import type { DatabaseSync } from 'node:sqlite';

const synced = promisify(fdatasync);

export interface SyncedLog {
  /** Everything that was committed until now lies on the disk. */
  sync(): Promise<void>;
  close(): void;
}

const IN_MEMORY: SyncedLog = { sync: () => Promise.resolve(), close: () => undefined };

/**
 * The log of the database (WAL), synced by a thread of the pool instead of by SQLite within each commit, for which the
 * event loop would stand still. This is what `synchronous = full` does after a commit; with `normal` SQLite still syncs the log
 * before a checkpoint, the file after it, and the head of a log that begins anew, and a log whose end was never synced is
 * consistent up to there.
 */
export function syncedLog(database: DatabaseSync): SyncedLog {
  const file = database.location();
  if (file === null) return IN_MEMORY;
  const descriptor = openSync(`${file}-wal`, 'r+');
  database.exec('pragma synchronous = normal');
  return {
    sync: () => synced(descriptor),
    close: () => closeSync(descriptor),
  };
}
