import type { DatabaseSync } from 'node:sqlite';
import { type EventRow, eventSum, headAfter, NO_HEAD, sumOf } from './rows.ts';

/** What of each kind of row its sum is made of. (`tables` and `events` have sums of their own.) */
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
} as const;
export type SealedKind = keyof typeof SUMMED;
export const KINDS = Object.keys(SUMMED) as SealedKind[];

export type SealedValue = string | number | null;
type Row = Readonly<Record<string, unknown>>;

const summed = (kind: SealedKind, row: Row): string =>
  sumOf(kind, ...SUMMED[kind].map((column) => row[column] as SealedValue));

/** A statement that adds a row of this kind together with its sum. */
export function sealedInsert(
  database: DatabaseSync,
  kind: SealedKind,
  manner: 'insert' | 'insert or ignore' | 'insert or replace' = 'insert',
): (row: Row) => void {
  const columns = SUMMED[kind];
  const statement = database.prepare(
    `${manner} into ${kind} (${columns.join(', ')}, sum) values (${columns.map(() => '?').join(', ')}, ?)`,
  );
  return (row) =>
    void statement.run(...columns.map((column) => row[column] as SealedValue), summed(kind, row));
}

/** Is this row, read with its sum, as it was written? */
export const isSound = (kind: SealedKind, row: Row): boolean => row['sum'] === summed(kind, row);

/** What is read of a row to check it. */
export const columnsOf = (kind: SealedKind): string =>
  [...SUMMED[kind], 'sum'].map((each) => `${kind}.${each}`).join(', ');

/**
 * A migration: from now on every row has a sum, and every table knows how long its log is and how it ends. A log that is
 * already damaged gets no end that would fit it.
 */
export function seal(database: DatabaseSync): void {
  for (const kind of KINDS) {
    database.exec(`alter table ${kind} add column sum text not null default ''`);
    const update = database.prepare(`update ${kind} set sum = ? where rowid = ?`);
    for (const row of database.prepare(`select rowid as number, * from ${kind}`).all()) {
      update.run(summed(kind, row), row['number'] as number);
    }
  }
  database.exec(`
    alter table tables add column length integer not null default 0;
    alter table tables add column head text not null default '';
    alter table tables add column seal text not null default '';
    alter table secrets add column sum text not null default '';
  `);
  const log = database.prepare(
    'select seq, at, event, seat, request, sum from events where id = ? order by seq',
  );
  const update = database.prepare('update tables set length = ?, head = ?, seal = ? where id = ?');
  const bind = database.prepare('update secrets set sum = ? where id = ?');
  const rows = database.prepare(
    'select id, watch, secret, phase, open, due, at from tables join secrets using (id)',
  );
  for (const row of rows.all() as unknown as (IndexRow & { id: string; watch: string; secret: string })[]) {
    const { id, watch, secret } = row;
    const end = endOf(id, log.all(id) as unknown as EventRow[]);
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
  readonly phase: string;
  readonly open: number;
  readonly due: number | null;
  readonly at: number;
}

export const sealOf = (
  id: string,
  { phase, open, due, at, length, head }: IndexRow & { readonly length: number; readonly head: string },
): string => sumOf(id, phase, open, due, at, length, head);
