import type { DatabaseSync } from 'node:sqlite';
import { isTaken, type Commits } from './commits.ts';
import { problem } from '#core/problem';
import {
  decidedOn,
  type EventRow,
  eventRow,
  headAfter,
  NO_HEAD,
  readHeader,
  readLog,
  sumOf,
} from './rows.ts';
import { columnsOf, type IndexRow, isSound, type Sealed, sealedInsert, sealOf } from './seals.ts';
import { readable, type Register } from './damage.ts';
import { statementsOf } from './statements.ts';
import type { Index, TableStore, StoredTable } from './store.ts';
import type { TableHeader, LoggedEvent } from '../table/decider/events.ts';

interface EndRow extends IndexRow {
  readonly length: number;
  readonly head: string;
  readonly seal: string;
}
type Listed = Readonly<{ table: string; at: number }>;
interface TableRow extends EndRow {
  readonly header: string;
  readonly sum: string;
  readonly watch: string;
  readonly secret: string | null;
  readonly bound: string | null;
}

/** What is known of damage, and whom to tell of more. */
export interface Known {
  readonly register: Register;
  /** Notes a damaged row of this kind; always false, so that a filter leaves the row out. */
  damaged(what: string): false;
}

/** Tables and their logs. The index and the end of the log are written in the transaction of the event that changes them. */
// oxlint-disable-next-line eslint/max-lines-per-function -- a list of statements and what each is for; they share the prepared ones
export function tables(database: DatabaseSync, { write }: Commits, { register, damaged }: Known): TableStore {
  const sql = statementsOf(database);
  const insertEvent = sql(
    'insert into events (id, seq, at, event, seat, request, sum) values (?, ?, ?, ?, ?, ?, ?)',
  );
  const updateIndex = sql(
    'update tables set phase = ?, open = ?, due = ?, at = ?, length = ?, head = ?, seal = ? where id = ?',
  );
  const END = 'phase, open, due, at, length, head, seal';
  const one = sql<TableRow>(
    `select header, tables.sum, watch, secret, secrets.sum as bound, ${END} from tables left join secrets using (id) where id = ?`,
  );
  const end = sql<EndRow>(`select ${END} from tables where id = ?`);
  const log = sql<EventRow>(
    'select seq, at, event, seat, request, sum from events where id = ? order by seq',
  );
  const seated = sql<Sealed<'seats'>>(`select ${columnsOf('seats')} from seats where id = ?`);
  const lastAt = sql<{ at: number }>('select at from events where id = ? and seq = ?');
  const dropSeats = sql('delete from seats where id = ?');
  const dropSeat = sql('delete from seats where id = ? and seat = ?');
  const dropInvitation = sql('delete from invitations where id = ? and seat = ?');
  const insertSeat = sealedInsert(database, 'seats');
  const insertInvitation = sealedInsert(database, 'invitations', 'insert or replace');

  /** Puts an entry behind the last one; how the log ends then. */
  const insert = (id: string, entry: LoggedEvent, before: string): { length: number; head: string } => {
    const { seq, at, event, seat, request, sum } = eventRow(id, entry);
    insertEvent.run(id, seq, at, event, seat, request, sum);
    return { length: seq, head: headAfter(before, sum) };
  };
  const reindex = (
    id: string,
    at: number,
    { phase, open, due, players }: Index,
    { length, head }: { readonly length: number; readonly head: string },
  ): void => {
    const row = { phase, open: Number(open), due, at, length, head };
    updateIndex.run(phase, row.open, due, at, length, head, sealOf(id, row), id);
    const known = seated.all(id).filter((each) => isSound('seats', each));
    for (const [seat, player] of players.entries()) {
      if ((known.find((each) => each.seat === seat)?.player ?? null) === player) continue;
      dropSeat.run(id, seat);
      if (player === null) continue;
      insertSeat({ id, seat, player });
      // A seat that is taken cannot be taken again with the same link.
      dropInvitation.run(id, seat);
    }
  };
  const endOf = (id: string): EndRow => {
    const row = end.get(id);
    if (row === undefined) throw problem('no-table', `there is no table ${id}`);
    if (sealOf(id, row) !== row.seal) throw problem('damaged', `table ${id}: the end of the log is damaged`);
    return row;
  };
  /** All of a table as of one moment; its log is not checked yet. */
  const read = (id: string): (Omit<StoredTable, 'log'> & { rows: EventRow[]; end: TableRow }) | null => {
    const row = one.get(id);
    if (row === undefined) {
      if (!register.isLost(id)) return null;
      throw problem('damaged', `table ${id}: the header is missing`);
    }
    const header = readHeader(id, row.header, row.sum);
    const { secret, watch } = row;
    if (secret === null || sumOf(id, secret, watch) !== row.bound) {
      throw problem('damaged', `table ${id}: the secret or the link for spectators is damaged`);
    }
    const rows = log.all(id);
    const index = sealOf(id, row) === row.seal ? indexIn(header, row) : null;
    return { header, secret, watch, head: row.head, index, rows, end: row };
  };
  /** What is kept beside the log; null: it is damaged. */
  const indexIn = ({ id, seats }: TableHeader, { phase, open, due }: TableRow): Index | null => {
    const rows = seated.all(id);
    if (!rows.every((each) => isSound('seats', each))) return null;
    const playerOn = (seat: number): string | null => rows.find((each) => each.seat === seat)?.player ?? null;
    const players = seats.map((_, seat) => playerOn(seat));
    return { phase, open: open === 1, due, players };
  };

  return {
    addTable: ({ header, secret, watch, invitations, events, index }) =>
      write(() => {
        const text = JSON.stringify(header);
        const at = events.at(-1)?.at ?? 0;
        const { id } = header;
        sql('insert into tables (id, header, sum, watch, phase, open, at) values (?, ?, ?, ?, ?, 0, ?)').run(
          id,
          text,
          sumOf(id, text),
          watch,
          index.phase,
          at,
        );
        sql('insert into secrets (id, secret, sum) values (?, ?, ?)').run(
          id,
          secret,
          sumOf(id, secret, watch),
        );
        const first = { length: 0, head: NO_HEAD };
        reindex(
          id,
          at,
          index,
          events.reduce(({ head }, event) => insert(id, event, head), first),
        );
        for (const { seat, digest } of invitations) insertInvitation({ id, seat, digest });
      }),
    async table(id) {
      const record = readable(`table ${id}`, () => read(id));
      if (record === null) return null;
      const { rows, end, ...stored } = record;
      return { ...stored, log: await readLog(id, rows, end) };
    },
    async standing(id) {
      const row = readable(`table ${id}`, () => end.get(id));
      if (row === undefined || sealOf(id, row) !== row.seal) return null;
      return { phase: row.phase, length: row.length };
    },
    append: (id, entry, index) =>
      write(() => {
        const { length, head } = endOf(id);
        // Decided on exactly what lies before it, or not kept.
        const isBehind = entry.seq === length + 1 && (decidedOn(entry) ?? head) === head;
        if (!isBehind) return 'taken' as const;
        reindex(id, entry.at, index, insert(id, entry, head));
        return 'kept' as const;
      }).catch((thrown: unknown) => {
        if (isTaken(thrown)) return 'taken' as const;
        throw thrown;
      }),
    mend: (id, seq, index) =>
      write(() => {
        const row = end.get(id);
        const last = lastAt.get(id, seq);
        if (row?.length !== seq || last === undefined) return;
        dropSeats.run(id);
        reindex(id, last.at, index, row);
      }),
    async invitation(digest) {
      const row = sql<Sealed<'invitations'>>(
        `select ${columnsOf('invitations')} from invitations where digest = ?`,
      ).get(digest);
      if (row === undefined) return null;
      if (!isSound('invitations', row)) throw problem('damaged', 'an invitation is damaged');
      return { table: row.id, seat: row.seat };
    },
    invite: (id, seat, digest) => write(() => insertInvitation({ id, seat, digest })),
    tablesOf: async (player, most) =>
      sql<Sealed<'seats'> & Listed>(
        `select ${columnsOf('seats')}, seats.id as "table", tables.at from seats join tables using (id) where player = ? order by phase = 'over', at desc limit ?`,
      )
        .all(player, most)
        .filter((row) => isSound('seats', row) || damaged('seats'))
        .map(({ table, at, seat }) => ({ table, at, seat })),
    openTables: async (most) =>
      sql<Listed>('select id as "table", at from tables where open = 1 order by at desc limit ?').all(most),
    dueTables: async (now, most) =>
      sql<{ id: string }>('select id from tables where due <= ? order by due limit ?')
        .all(now, most)
        .map(({ id }) => id),
    finishedTables: async (before, most) =>
      sql<{ id: string }>("select id from tables where phase = 'over' and at < ? order by at limit ?")
        .all(before, most)
        .map(({ id }) => id),
    removeTable: (id) =>
      write(() => {
        const { changes } = sql("delete from tables where id = ? and phase = 'over'").run(id);
        if (changes === 0) return;
        for (const table of ['events', 'secrets', 'seats', 'invitations', 'chat']) {
          sql(`delete from ${table} where id = ?`).run(id);
        }
      }),
  };
}
