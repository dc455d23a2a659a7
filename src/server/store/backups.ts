import { copyFileSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { isProblem, problem } from '#core/problem';
import { saysDamaged } from './damage.ts';
import { holdFolder } from './hold.ts';
import { openDatabase } from './open.ts';
import { sqliteStore } from './sqlite.ts';
import { statementsOf } from './statements.ts';

const FILE = 'tavola.db';
/** A server that wrote down that it is alive so long ago is not running any more. */
const STILL_ALIVE = 15_000;

/** What a database holds: told after a backup and before a restore. */
export interface Inventory {
  readonly tables: number;
  readonly events: number;
  readonly damaged: readonly string[];
}

const broken = (thrown: unknown): never => {
  throw thrown;
};

/** Copies the database, also while the server runs: the copy is whole, as of one moment. */
export async function saveBackup(data: string, file: string): Promise<Inventory> {
  const source = join(data, FILE);
  if (!existsSync(source)) throw problem('no-database', `there is no database in ${data}`);
  if (existsSync(file)) throw problem('exists', `${file} is already there`);
  const database = new DatabaseSync(source, { readOnly: true });
  await backup(database, file);
  database.close();
  return inventory(file);
}

/** Puts a backup in the place of the database, which is kept beside it under another name. */
export async function restoreBackup(data: string, file: string, now: number): Promise<Inventory> {
  if (!existsSync(file)) throw problem('no-file', `there is no ${file}`);
  const target = join(data, FILE);
  refuseWhileRunning(target, now);
  // On a full disk a server may not have said for long that it lives: it would go on writing to what was there.
  const held = holdFolder(data, 0);
  try {
    return await restored(target, file, now);
  } finally {
    held.release();
  }
}

async function restored(target: string, file: string, now: number): Promise<Inventory> {
  const contents = await inventory(file);
  // What was committed and does not lie in the file yet is part of what was there.
  for (const part of ['', '-wal']) {
    const was = `${target}${part}`;
    if (existsSync(was)) renameSync(was, `${target}.before-${Math.floor(now)}${part}`);
  }
  rmSync(`${target}-shm`, { force: true });
  // Opened first: the folder and the rights of the file are made as always.
  openDatabase(target).close();
  copyFileSync(file, target);
  openDatabase(target).close();
  return contents;
}

function refuseWhileRunning(target: string, now: number): void {
  if (!existsSync(target)) return;
  const { alive, stopped } = lifeOf(target);
  if (!stopped && now - alive < STILL_ALIVE) {
    throw problem('running', 'the server is running: stop it first, or wait a quarter of a minute');
  }
}

/**
 * When a server was last known to run on it, read without changing anything. A database too damaged to tell counts as
 * stopped: it is what a backup is restored over.
 */
function lifeOf(target: string): { readonly alive: number; readonly stopped: boolean } {
  const database = new DatabaseSync(target, { readOnly: true });
  try {
    const setting = database.prepare('select value from settings where name = ?');
    const value = (name: string): unknown => setting.get(name)?.['value'];
    return { alive: Number(value('alive') ?? 0), stopped: value('stopped') === 'yes' };
  } catch (thrown) {
    if (!saysDamaged(thrown)) throw thrown;
    return { alive: 0, stopped: true };
  } finally {
    database.close();
  }
}

/** Looks through the whole file: its pages, and every log. */
async function inventory(file: string): Promise<Inventory> {
  const database = openDatabase(file);
  const sql = statementsOf(database);
  const verdict = sql<{ integrity_check: string }>('pragma integrity_check').get()?.integrity_check;
  if (verdict !== 'ok') throw problem('damaged', `${file}: ${verdict}`);
  const ids = sql<{ id: string }>('select id from tables')
    .all()
    .map(({ id }) => id);
  const events = sql<{ events: number }>('select count(*) as events from events').get()?.events ?? 0;
  const store = sqliteStore(file, broken, database);
  const damaged: string[] = [];
  for (const id of ids) {
    await store.table(id).catch((thrown: unknown) => {
      if (!isProblem(thrown)) throw thrown;
      damaged.push(id);
    });
  }
  await store.close();
  return { tables: ids.length, events, damaged };
}
