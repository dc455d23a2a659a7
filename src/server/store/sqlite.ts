import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, type DatabaseSync } from 'node:sqlite';
import { problem } from '#core/problem';
import { chat } from './chat.ts';
import { checkpoints } from './checkpoints.ts';
import { groupCommits } from './commits.ts';
import { databaseFile } from './database-file.ts';
import { lookThrough } from './damage.ts';
import { openDatabase } from './open.ts';
import { people } from './people.ts';
import { columnsOf, isSound, type Sealed, sealedInsert } from './seals.ts';
import { statementsOf } from './statements.ts';
import type { Store } from './store.ts';
import { type Known, tables } from './tables.ts';

/**
 * The embedded database: one file, one process.
 * `broken`: the disk failed; only a new process may look again. `tell`: something is damaged, and what.
 */
export function sqliteStore(
  file: string,
  broken: (thrown: unknown) => void,
  database: DatabaseSync = openDatabase(file),
  tell: (what: string) => void = () => undefined,
): Store {
  const known: Known = {
    register: lookThrough(database, tell),
    damaged(what) {
      tell(`a row of ${what} is damaged`);
      return false;
    },
  };
  const synced = databaseFile(file);
  const checkpointing = checkpoints(synced, database, broken);
  const commits = groupCommits(database, broken, checkpointing.committed);
  const { write } = commits;
  const sql = statementsOf(database);
  const insertSetting = sealedInsert(database, 'settings', 'insert or replace');
  const insertOutage = sealedInsert(database, 'outages', 'insert or replace');
  return {
    ...people(database, commits, known),
    ...tables(database, commits, known),
    ...chat(database, commits, known),
    async setting(name) {
      const row = sql<Sealed<'settings'>>(`select ${columnsOf('settings')} from settings where name = ?`).get(
        name,
      );
      if (row === undefined) return null;
      if (isSound('settings', row)) return row.value;
      throw problem(
        'damaged',
        `${file}: the setting “${name}” is damaged; restore a backup (npm run restore -- FILE)`,
      );
    },
    set: (name, value) => write(() => insertSetting({ name, value })),
    addOutage: (from, to) =>
      write(() => {
        // A start that was cut short is followed by another one, which finds the same beginning.
        const known = sql<{ ended: number }>('select ended from outages where begun = ?').get(from);
        insertOutage({ begun: from, ended: Math.max(to, known?.ended ?? to) });
      }),
    outages: async (since) =>
      sql<Sealed<'outages'>>(`select ${columnsOf('outages')} from outages where ended > ? order by begun`)
        .all(since)
        .filter((row) => isSound('outages', row) || known.damaged('outages'))
        .map((row) => ({ from: row.begun, to: row.ended })),
    newest: async () =>
      sql<{ newest: number | null }>('select max(at) as newest from tables').get()?.newest ?? null,
    shared: null,
    roomLeft() {
      const { bavail, bsize } = statfsSync(dirname(file));
      return bavail * bsize;
    },
    async backup(target) {
      await commits.settled();
      await backup(database, target);
    },
    async close() {
      await commits.settled();
      await checkpointing.close();
      database.close();
      synced.close();
    },
  };
}
