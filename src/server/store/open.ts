import { chmodSync, copyFileSync, existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { codeOf, messageOf, problem } from '#core/problem';
import { hasNoRoom } from './commits.ts';
import { clearly } from './damage.ts';
import { checkSchema, migrate } from './migrations.ts';
import { damageOfLog } from './wal.ts';

/** Pages of four kilobytes. */
const LARGE_LOG = 16_384;

/** What the system and SQLite say when a file cannot be made or has no room to grow. */
const UNWRITABLE =
  /\b(?:EACCES|EPERM|EROFS|ENOSPC|EDQUOT|ENOENT|ENOTDIR|EEXIST)\b|unable to open database|readonly database|disk is full|disk I\/O error/u;

/**
 * Opens the database file, or makes it. How safe a commit is depends on settings that SQLite forgets with every connection:
 * they are set each time, read back, and a database that does not take them is not used.
 */
export function openDatabase(file: string, tell: (what: string) => void = () => undefined): DatabaseSync {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    lookAtLog(`${file}-wal`, tell);
    return clearly(file, () => openedSomehow(file, tell));
  } catch (thrown) {
    const message = messageOf(thrown);
    if (!UNWRITABLE.test(`${codeOf(thrown)} ${message}`)) throw thrown;
    throw problem(
      'unwritable-data',
      `${dirname(file)}: expected a folder that can be written and has room (TAVOLA_DATA names another), found: ${message}`,
    );
  }
}

/** SQLite leaves out what follows the damage, and clears it away: a copy stays for whoever wants to look. */
function lookAtLog(log: string, tell: (what: string) => void): void {
  const damage = damageOfLog(log);
  if (damage === null) return;
  const copy = `${log}.damaged-${Date.now()}`;
  tell(
    `${log}: ${damage}: what was committed after it is lost; players who come back are told. A copy is ${copy}`,
  );
  try {
    copyFileSync(log, copy);
  } catch (thrown) {
    tell(`${copy}: ${messageOf(thrown)}`);
  }
}

/**
 * On a full disk there is no room for the little that several connections share. One alone needs nothing of that: the
 * server starts, everything can be read, and writing is refused until there is room.
 */
function openedSomehow(file: string, tell: (what: string) => void): DatabaseSync {
  try {
    return opened(file, false);
  } catch (thrown) {
    if (!hasNoRoom(thrown) || !existsSync(file)) throw thrown;
    const database = opened(file, true);
    tell(
      `${file}: there is no room on the disk: nothing can be kept until there is, and no backup made until a restart`,
    );
    return database;
  }
}

function opened(file: string, alone: boolean): DatabaseSync {
  const database = new DatabaseSync(file, { timeout: 5000 });
  try {
    if (alone) database.exec('pragma locking_mode = exclusive');
    prepare(file, database);
    return database;
  } catch (thrown) {
    database.close();
    throw thrown;
  }
}

function prepare(file: string, database: DatabaseSync): void {
  // Keys are stored as digests, but secrets of running matches and chat are not for other users of the machine.
  chmodSync(file, 0o600);
  const set = (name: string, value: string | number, expected: string | number): void => {
    database.exec(`pragma ${name} = ${value}`);
    const setting = Object.values(database.prepare(`pragma ${name}`).get() ?? {})[0];
    if (setting !== expected) {
      throw problem('unsafe-database', `${file}: expected ${name} ${expected}, found ${String(setting)}`);
    }
  };
  set('journal_mode', 'wal', 'wal');
  set('synchronous', 'full', 2);
  // A thread of its own brings the log into the file much sooner (`checkpoints.ts`); this is for when it cannot.
  set('wal_autocheckpoint', LARGE_LOG, LARGE_LOG);
  set('foreign_keys', 'on', 1);
  // A damaged header must not be trusted to name functions.
  set('trusted_schema', 'off', 0);
  migrate(database);
  checkSchema(file, database);
}
