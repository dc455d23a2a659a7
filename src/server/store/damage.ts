import type { DatabaseSync } from 'node:sqlite';
import { isProblem, type Problem, problem } from '#core/problem';
import { isSound, KINDS, columnsOf, sealOf } from './seals.ts';
import { sumOf } from './rows.ts';

const CORRUPT = 11;
const NO_DATABASE = 26;
/** A table or a column that is not there: the description of the tables is not what was written. */
const MISTAKE = 1;
const codeOf = (thrown: unknown): number => ((thrown as { errcode?: number }).errcode ?? 0) & 0xff;

/** Reads something; what SQLite itself finds damaged is told like what we find. */
export function readable<T>(what: string, read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    if (!isDamage(thrown)) throw thrown;
    throw problem('damaged', `${what}: ${(thrown as Error).message}`);
  }
}
const isDamage = (thrown: unknown): boolean =>
  !(isProblem(thrown) && thrown.code === 'damaged') && [CORRUPT, NO_DATABASE].includes(codeOf(thrown));

export const RESTORE = 'restore a backup (npm run restore -- FILE)';

const BUSY = 5;
export const isBusy = (thrown: unknown): boolean => codeOf(thrown) === BUSY;
/** Another process is there already. */
export const busy = (what: string): Problem =>
  problem('busy', `${what}: another process holds it; stop that one first`);
/** Does SQLite say that the file is not what it was? */
export const saysDamaged = (thrown: unknown): boolean => isDamage(thrown) || codeOf(thrown) === MISTAKE;

/** Why a database cannot be opened, and what helps. */
export function clearly<T>(file: string, open: () => T): T {
  try {
    return open();
  } catch (thrown) {
    const { message } = thrown as Error;
    if (isBusy(thrown)) throw busy(file);
    if (!saysDamaged(thrown)) throw thrown;
    throw problem('damaged', `${file} is damaged (${message}); ${RESTORE}`);
  }
}

const textOf = (rows: readonly Readonly<Record<string, unknown>>[]): string =>
  String(Object.values(rows[0] ?? {})[0]);

/**
 * Looks through everything that is small, at every start: what is damaged is told, and what follows from something else
 * is made anew. (Logs are checked when their table is opened.)
 */
export function lookThrough(database: DatabaseSync, tell: (what: string) => void): Register {
  let whole = true;
  const note = (what: string): void => {
    whole = false;
    tell(what);
  };
  mendIndexes(database, 'tables', note);
  for (const kind of [...KINDS, 'secrets']) mendIndexes(database, kind, tell);
  for (const kind of KINDS) {
    attempt(kind, tell, () => {
      if (kind === 'chat') return;
      const rows = database.prepare(`select ${columnsOf(kind)} from ${kind}`).iterate();
      for (const row of rows) if (!isSound(kind, row)) tell(`a row of ${kind} is damaged`);
    });
  }
  const lost = lostTables(database, note);
  for (const id of lost) tell(`table ${id}: the header is missing`);
  return { isLost: (id) => !whole || lost.has(id) };
}

/** Which tables there were. */
export interface Register {
  /** Of a table that is not found: was there one? Where that cannot be known, it is believed. */
  isLost(id: string): boolean;
}

/** An index follows from its rows. */
function mendIndexes(database: DatabaseSync, kind: string, tell: (what: string) => void): void {
  const check = (): string => textOf(database.prepare(`pragma integrity_check(${kind})`).all());
  attempt(kind, tell, () => {
    const verdict = check();
    if (verdict === 'ok') return;
    tell(`${kind}: ${verdict}`);
    database.exec(`reindex ${kind}`);
  });
}

function attempt(what: string, tell: (what: string) => void, work: () => void): void {
  try {
    work();
  } catch (thrown) {
    tell(`${what}: ${(thrown as Error).message}`);
  }
}

type Row = Readonly<Record<'id' | 'header' | 'sum' | 'seal', string>>;

/** One step for each table, however long its log is. */
const EACH_LOG = `with recursive ids (id) as (
  select min(id) from events union all select (select min(id) from events where id > ids.id) from ids where id is not null
) select id from ids where id is not null`;

function lostTables(database: DatabaseSync, tell: (what: string) => void): ReadonlySet<string> {
  const known = new Set<string>();
  const lost = new Set<string>();
  attempt('tables', tell, () => {
    const rows = database.prepare(
      'select id, header, sum, phase, open, due, at, length, head, seal from tables',
    );
    for (const row of rows.iterate() as unknown as Iterable<Parameters<typeof sealOf>[1] & Row>) {
      const { id, header, sum, seal } = row;
      known.add(id);
      if (sumOf(id, header) !== sum || sealOf(id, row) !== seal) tell(`table ${id} is damaged`);
    }
  });
  for (const query of ['select id from secrets', 'select distinct id from seats', EACH_LOG]) {
    attempt('tables', tell, () => {
      for (const { id } of database.prepare(query).iterate()) {
        if (!known.has(id as string)) lost.add(id as string);
      }
    });
  }
  return lost;
}
