import { closeSync, openSync } from 'node:fs';

/** The file of a database, to be synced by a thread of its own. */
export interface DatabaseFile {
  readonly path: string;
  /** Opened when it is first asked for. */
  descriptor(): number;
  /** When the database is closed, and not before: whoever closes any descriptor of a file gives up all of SQLite's locks on it. */
  close(): void;
}

export function databaseFile(path: string): DatabaseFile {
  let opened: number | null = null;
  return {
    path,
    descriptor: () => (opened ??= openSync(path, 'r+')),
    close() {
      if (opened !== null) closeSync(opened);
      opened = null;
    },
  };
}
