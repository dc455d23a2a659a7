import type { DatabaseSync } from 'node:sqlite';
import { isTaken, type Commits } from './commits.ts';
import { type EventRow, eventSum, readHeader, readLog, sumOf } from './rows.ts';
import type { Index, Store } from './store.ts';
import type { Logged } from '../course/record.ts';

type Tables = Pick<
  Store,
  | 'addTable'
  | 'table'
  | 'append'
  | 'invitation'
  | 'invite'
  | 'tablesOf'
  | 'openTables'
  | 'dueTables'
  | 'finishedTables'
  | 'removeTable'
>;

interface TableRow {
  readonly header: string;
  readonly sum: string;
  readonly watch: string;
  readonly secret: string;
}

/** Tables and their logs. The index beside them is written in the transaction of the event that changes it. */
export function tables(database: DatabaseSync, { write }: Commits): Tables {
  const sql = (text: string): ReturnType<DatabaseSync['prepare']> => database.prepare(text);
  const insertEvent = sql(
    'insert into events (id, seq, at, event, seat, request, sum) values (?, ?, ?, ?, ?, ?, ?)',
  );
  const updateIndex = sql('update tables set phase = ?, open = ?, due = ?, at = ? where id = ?');
  const one = sql('select header, sum, watch, secret from tables join secrets using (id) where id = ?');
  const log = sql('select seq, at, event, seat, request, sum from events where id = ? order by seq');
  const seated = sql('select seat, player from seats where id = ?');

  const insert = (id: string, { seq, at, event, request }: Logged): void => {
    const { seat, id: asked } = request ?? { seat: null, id: null };
    const row = { seq, at, event: JSON.stringify(event), seat, request: asked };
    insertEvent.run(id, seq, at, row.event, seat, asked, eventSum(id, row));
  };
  const reindex = (id: string, at: number, { phase, open, due, players }: Index): void => {
    updateIndex.run(phase, Number(open), due, at, id);
    const known = seated.all(id);
    for (const [seat, player] of players.entries()) {
      if ((known.find((row) => row['seat'] === seat)?.['player'] ?? null) === player) continue;
      sql('delete from seats where id = ? and seat = ?').run(id, seat);
      if (player === null) continue;
      sql('insert into seats (id, seat, player) values (?, ?, ?)').run(id, seat, player);
      // A seat that is taken cannot be taken again with the same link.
      sql('delete from invitations where id = ? and seat = ?').run(id, seat);
    }
  };
  const listed = (rows: readonly object[]): readonly { table: string; at: number }[] =>
    rows.map((row) => ({ ...(row as { table: string; at: number }) }));

  return {
    addTable: ({ header, secret, watch, invitations, events, index }) =>
      write(() => {
        const text = JSON.stringify(header);
        const at = events.at(-1)?.at ?? 0;
        sql('insert into tables values (?, ?, ?, ?, ?, ?, ?, ?)').run(
          header.id,
          text,
          sumOf(header.id, text),
          watch,
          index.phase,
          0,
          null,
          at,
        );
        sql('insert into secrets values (?, ?)').run(header.id, secret);
        for (const event of events) insert(header.id, event);
        reindex(header.id, at, index);
        for (const { seat, digest } of invitations) {
          sql('insert into invitations values (?, ?, ?)').run(header.id, seat, digest);
        }
      }),
    async table(id) {
      const row = one.get(id) as unknown as TableRow | undefined;
      if (row === undefined) return null;
      return {
        header: readHeader(id, row.header, row.sum),
        secret: row.secret,
        watch: row.watch,
        log: readLog(id, log.all(id) as unknown as EventRow[]),
      };
    },
    append: (id, entry, index) =>
      write(() => {
        insert(id, entry);
        reindex(id, entry.at, index);
        return 'kept' as const;
      }).catch((thrown: unknown) => {
        if (isTaken(thrown)) return 'taken' as const;
        throw thrown;
      }),
    async invitation(digest) {
      const row = sql('select id, seat from invitations where digest = ?').get(digest);
      return row === undefined ? null : { table: row['id'] as string, seat: row['seat'] as number };
    },
    invite: (id, seat, digest) =>
      write(() => void sql('insert or replace into invitations values (?, ?, ?)').run(id, seat, digest)),
    tablesOf: async (player, most) =>
      listed(
        sql(
          'select id as "table", at from seats join tables using (id) where player = ? order by phase = \'over\', at desc limit ?',
        ).all(player, most),
      ),
    openTables: async (most) =>
      listed(sql('select id as "table", at from tables where open = 1 order by at desc limit ?').all(most)),
    dueTables: async (now, most) =>
      sql('select id from tables where due <= ? order by due limit ?')
        .all(now, most)
        .map((row) => row['id'] as string),
    finishedTables: async (before, most) =>
      sql("select id from tables where phase = 'over' and at < ? order by at limit ?")
        .all(before, most)
        .map((row) => row['id'] as string),
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
