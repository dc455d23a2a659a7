import type { DatabaseSync } from 'node:sqlite';
import { type EventRow, eventSum, headAfter, NO_HEAD, sumOf } from './rows.ts';
import { statementsOf } from './statements.ts';
import type { Chat, Index } from './store.ts';

type Columns<Texts extends string, Numbers extends string = never> = Readonly<
  Record<Texts, string> & Record<Numbers, number>
>;

/** The rows that have a sum. (`tables` and `events` have sums of their own.) */
interface SealedRows {
  readonly players: Columns<'id' | 'name', 'since'>;
  readonly keys: Columns<'digest' | 'player'>;
  readonly codes: Columns<'digest' | 'player', 'until'>;
  readonly push: Columns<'player' | 'subscription'>;
  readonly seats: Columns<'id' | 'player', 'seat'>;
  readonly invitations: Columns<'id' | 'digest', 'seat'>;
  readonly chat: Columns<'id' | 'player' | 'request', 'number' | 'seat' | 'at'> &
    Readonly<Pick<Chat, 'text' | 'emote'>>;
  readonly settings: Columns<'name' | 'value'>;
  readonly outages: Columns<never, 'begun' | 'ended'>;
}
export type SealedKind = keyof SealedRows;
/** A row as it is read, with its sum. */
export type Sealed<Kind extends SealedKind> = SealedRows[Kind] & { readonly sum: string };

/** What of each kind of row its sum is made of. */
const SUMMED = {
  players: ['id', 'name', 'since'],
  keys: ['digest', 'player'],
  codes: ['digest', 'player', 'until'],
  push: ['player', 'subscription'],
  seats: ['id', 'seat', 'player'],
  invitations: ['id', 'seat', 'digest'],
  chat: ['id', 'number', 'seat', 'player', 'request', 'text', 'emote', 'at'],
  settings: ['name', 'value'],
  outages: ['begun', 'ended'],
} as const satisfies { readonly [Kind in SealedKind]: readonly (keyof SealedRows[Kind])[] };
export const isSealed = (kind: string): kind is SealedKind => Object.hasOwn(SUMMED, kind);
export const KINDS = Object.keys(SUMMED).filter(isSealed);

export type AnyRow = Readonly<Record<string, string | number | null>>;

const valuesOf = (kind: SealedKind, row: AnyRow): (string | number | null)[] =>
  SUMMED[kind].map((column) => row[column] ?? null);
const summed = (kind: SealedKind, row: AnyRow): string => sumOf(kind, ...valuesOf(kind, row));

/** A statement that adds a row of this kind together with its sum. */
export function sealedInsert<Kind extends SealedKind>(
  database: DatabaseSync,
  kind: Kind,
  manner: 'insert' | 'insert or ignore' | 'insert or replace' = 'insert',
): (row: SealedRows[Kind]) => void {
  const columns = SUMMED[kind];
  const statement = database.prepare(
    `${manner} into ${kind} (${columns.join(', ')}, sum) values (${columns.map(() => '?').join(', ')}, ?)`,
  );
  return (row) => void statement.run(...valuesOf(kind, row), summed(kind, row));
}

/** Is this row, read with its sum, as it was written? */
export const isSound = (kind: SealedKind, row: AnyRow): boolean => row['sum'] === summed(kind, row);

/** What is read of a row to check it. */
export const columnsOf = (kind: SealedKind): string =>
  [...SUMMED[kind], 'sum'].map((each) => `${kind}.${each}`).join(', ');

/**
 * A migration: from now on every row has a sum, and every table knows how long its log is and how it ends. A log that is
 * already damaged gets no end that would fit it.
 */
export function seal(database: DatabaseSync): void {
  const sql = statementsOf(database);
  for (const kind of KINDS) {
    database.exec(`alter table ${kind} add column sum text not null default ''`);
    const update = database.prepare(`update ${kind} set sum = ? where rowid = ?`);
    for (const row of sql<AnyRow & { place: number }>(`select rowid as place, * from ${kind}`).all()) {
      update.run(summed(kind, row), row.place);
    }
  }
  database.exec(`
    alter table tables add column length integer not null default 0;
    alter table tables add column head text not null default '';
    alter table tables add column seal text not null default '';
    alter table secrets add column sum text not null default '';
  `);
  const log = sql<EventRow>(
    'select seq, at, event, seat, request, sum from events where id = ? order by seq',
  );
  const update = database.prepare('update tables set length = ?, head = ?, seal = ? where id = ?');
  const bind = database.prepare('update secrets set sum = ? where id = ?');
  const rows = sql<IndexRow & Columns<'id' | 'watch' | 'secret'>>(
    'select id, watch, secret, phase, open, due, at from tables join secrets using (id)',
  );
  for (const row of rows.all()) {
    const { id, watch, secret } = row;
    const end = endOf(id, log.all(id));
    update.run(end.length, end.head, sealOf(id, { ...row, ...end }), id);
    bind.run(sumOf(id, secret, watch), id);
  }
}

function endOf(id: string, rows: readonly EventRow[]): { length: number; head: string } {
  const isWhole = rows.every((row, index) => row.seq === index + 1 && eventSum(id, row) === row.sum);
  const head = rows.reduce((before, { sum }) => headAfter(before, sum), NO_HEAD);
  return { length: rows.length, head: isWhole ? head : 'damaged' };
}

/** The row of a table, as far as it changes with its log. */
export interface IndexRow {
  readonly phase: Index['phase'];
  readonly open: number;
  readonly due: number | null;
  readonly at: number;
}

export const sealOf = (
  id: string,
  { phase, open, due, at, length, head }: IndexRow & { readonly length: number; readonly head: string },
): string => sumOf(id, phase, open, due, at, length, head);
