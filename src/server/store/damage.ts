import type { DatabaseSync } from 'node:sqlite';
import { isProblem, messageOf, type Problem, problem } from '#core/problem';
import { isSound, KINDS, columnsOf, type IndexRow, type Sealed, sealOf } from './seals.ts';
import { sumOf } from './rows.ts';
import { resultCodeOf, statementsOf } from './statements.ts';

const CORRUPT = 11;
const NO_DATABASE = 26;
/** A table or a column that is not there: the description of the tables is not what was written. */
const MISTAKE = 1;

/** Reads something; what SQLite itself finds damaged is told like what we find. */
export function readable<T>(what: string, read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    if (!isDamage(thrown)) throw thrown;
    throw problem('damaged', `${what}: ${messageOf(thrown)}`);
  }
}
const isDamage = (thrown: unknown): boolean =>
  !(isProblem(thrown) && thrown.code === 'damaged') && [CORRUPT, NO_DATABASE].includes(resultCodeOf(thrown));

export const RESTORE = 'restore a backup (npm run restore -- FILE)';

const BUSY = 5;
export const isBusy = (thrown: unknown): boolean => resultCodeOf(thrown) === BUSY;
/** Another process is there already. */
export const busy = (what: string): Problem =>
  problem('busy', `${what}: another process holds it; stop that one first`);
/** Does SQLite say that the file is not what it was? */
export const saysDamaged = (thrown: unknown): boolean => isDamage(thrown) || resultCodeOf(thrown) === MISTAKE;

/** Why a database cannot be opened, and what helps. */
export function clearly<T>(file: string, open: () => T): T {
  try {
    return open();
  } catch (thrown) {
    const message = messageOf(thrown);
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
  const sql = statementsOf(database);
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
      const rows = sql<Sealed<typeof kind>>(`select ${columnsOf(kind)} from ${kind}`).iterate();
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
    tell(`${what}: ${messageOf(thrown)}`);
  }
}

type Row = IndexRow &
  Readonly<Record<'id' | 'header' | 'sum' | 'head' | 'seal', string>> & { readonly length: number };

/** One step for each table, however long its log is. */
const EACH_LOG = `with recursive ids (id) as (
  select min(id) from events union all select (select min(id) from events where id > ids.id) from ids where id is not null
) select id from ids where id is not null`;

function lostTables(database: DatabaseSync, tell: (what: string) => void): ReadonlySet<string> {
  const sql = statementsOf(database);
  const known = new Set<string>();
  const lost = new Set<string>();
  attempt('tables', tell, () => {
    const rows = sql<Row>('select id, header, sum, phase, open, due, at, length, head, seal from tables');
    for (const row of rows.iterate()) {
      const { id, header, sum, seal } = row;
      known.add(id);
      if (sumOf(id, header) !== sum || sealOf(id, row) !== seal) tell(`table ${id} is damaged`);
    }
  });
  for (const query of ['select id from secrets', 'select distinct id from seats', EACH_LOG]) {
    attempt('tables', tell, () => {
      for (const { id } of sql<{ id: string }>(query).iterate()) if (!known.has(id)) lost.add(id);
    });
  }
  return lost;
}
