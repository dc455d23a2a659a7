import { dirname } from 'node:path';
import { existsSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { problem } from '#core/problem';
import { holdFolder } from './hold.ts';
import { openDatabase } from './open.ts';
import type { Connection, PoolOf } from './postgres/connection.ts';
import { readyConnection } from './postgres/store.ts';
import { type AnyRow, columnsOf, isSealed, isSound } from './seals.ts';
import { statementsOf } from './statements.ts';

type Row = Readonly<Record<string, unknown>>;

interface Kind {
  readonly name: string;
  readonly key: readonly string[];
  readonly columns: readonly string[];
}

/** Everything that is kept, with what tells one row from another; a table after what belongs to it, so that none is opened half moved. */
export const MOVED: readonly Kind[] = [
  { name: 'players', key: ['id'], columns: ['id', 'name', 'since'] },
  { name: 'keys', key: ['digest'], columns: ['digest', 'player'] },
  { name: 'codes', key: ['digest'], columns: ['digest', 'player', 'until'] },
  { name: 'push', key: ['player', 'subscription'], columns: ['player', 'subscription'] },
  { name: 'secrets', key: ['id'], columns: ['id', 'secret', 'sum'] },
  {
    name: 'events',
    key: ['id', 'seq'],
    columns: ['id', 'seq', 'at', 'event', 'seat', 'request', 'sum'],
  },
  { name: 'seats', key: ['id', 'seat'], columns: ['id', 'seat', 'player'] },
  { name: 'invitations', key: ['id', 'seat'], columns: ['id', 'seat', 'digest'] },
  {
    name: 'chat',
    key: ['id', 'number'],
    columns: ['id', 'number', 'seat', 'player', 'request', 'text', 'emote', 'at'],
  },
  {
    name: 'tables',
    key: ['id'],
    columns: ['id', 'header', 'sum', 'watch', 'phase', 'open', 'due', 'at', 'length', 'head'],
  },
  { name: 'results', key: ['player', 'day', 'what'], columns: ['player', 'day', 'what', 'result'] },
  { name: 'outages', key: ['begun'], columns: ['begun', 'ended'] },
  { name: 'settings', key: ['name'], columns: ['name', 'value'] },
];

export interface Moved {
  /** Rows that lie in the new database as they lay in the old one. */
  readonly rows: Readonly<Record<string, number>>;
  /** Rows of the old one that are not what was written there; they stay behind. */
  readonly damaged: readonly string[];
}

const AT_ONCE = 1000;

/**
 * Brings a database file into PostgreSQL and compares both, row by row. Nothing that is there already is changed: done
 * again, or after it was broken off, it moves what is missing and compares everything.
 */
export async function moveHouse(file: string, url: string, poolOf?: PoolOf): Promise<Moved> {
  if (!existsSync(file)) throw problem('no-file', `there is no ${file}`);
  const held = holdFolder(dirname(file));
  try {
    const database = openDatabase(file);
    const connection = await readyConnection(url, 2, poolOf);
    try {
      return await moved(database, connection);
    } finally {
      database.close();
      await connection.close();
    }
  } finally {
    held.release();
  }
}

async function moved(database: DatabaseSync, connection: Connection): Promise<Moved> {
  const rows: Record<string, number> = {};
  const damaged: string[] = [];
  for (const kind of MOVED) {
    let count = 0;
    for (const part of inParts(soundRows(database, kind, damaged))) {
      await bring(connection, kind, part);
      await compare(connection, kind, part);
      count += part.length;
    }
    await expectNoMore(connection, kind, count);
    rows[kind.name] = count;
  }
  return { rows, damaged };
}

/** The digest of a row is not moved, so a damaged one would pass as sound in the new database: it is left out and named. */
export function* soundRows(
  database: DatabaseSync,
  { name, key, columns }: Kind,
  damaged: string[],
): Iterable<Row> {
  const wanted = isSealed(name) ? columnsOf(name) : columns.join(', ');
  const order = name === 'events' ? key.join(', ') : 'rowid';
  const rows = statementsOf(database)<AnyRow>(`select ${wanted} from ${name} order by ${order}`);
  for (const row of rows.iterate()) {
    if (isSealed(name) && !isSound(name, row)) damaged.push(`a row of ${name}`);
    else yield Object.fromEntries(columns.map((column) => [column, valueOf(column, row[column])]));
  }
}

const valueOf = (column: string, value: unknown): unknown => (column === 'open' ? value === 1 : value);

function* inParts(rows: Iterable<Row>): Iterable<readonly Row[]> {
  let part: Row[] = [];
  for (const row of rows) {
    part.push(row);
    if (part.length < AT_ONCE) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}

async function bring({ rows }: Connection, { name, columns }: Kind, part: readonly Row[]): Promise<void> {
  const list = columns.join(', ');
  await rows(
    `insert into ${name} (${list}) select ${list} from json_populate_recordset(null::${name}, $1) on conflict do nothing`,
    [JSON.stringify(part)],
  );
}

async function compare(
  { rows }: Connection,
  { name, key, columns }: Kind,
  part: readonly Row[],
): Promise<void> {
  const textOf = (row: Row): string => JSON.stringify(columns.map((column) => row[column]));
  const keyOf = (row: Row): string => JSON.stringify(key.map((column) => row[column]));
  const copies = await rows(
    `select ${columns.join(', ')} from ${name} where (${key.join(', ')}) in
      (select ${key.join(', ')} from json_populate_recordset(null::${name}, $1))`,
    [JSON.stringify(part)],
  );
  const there = new Map(copies.map((row) => [keyOf(row), textOf(row)]));
  if (part.every((row) => there.get(keyOf(row)) === textOf(row))) return;
  throw problem(
    'other-rows',
    `a row of ${name} is another one in the new database, which has been used already or holds something else; nothing of it was changed: name an empty one`,
  );
}

async function expectNoMore({ rows }: Connection, { name }: Kind, count: number): Promise<void> {
  const [row] = await rows(`select count(*)::int as count from ${name}`);
  if (row!['count'] === count) return;
  throw problem(
    'other-rows',
    `the new database holds ${String(row!['count'])} rows of ${name} and the old one ${count}; nothing was removed: name an empty one`,
  );
}
