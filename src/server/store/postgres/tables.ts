import { problem } from '#core/problem';
import { type EventRow, eventRow, headAfter, NO_HEAD, readHeader, readLog, sumOf } from '../rows.ts';
import type { Index, TableStore, StoredTable } from '../store.ts';
import { groupAppends, SEATING } from './appends.ts';
import { type Connection, stateOf, UNIQUE_VIOLATION } from './connection.ts';

const ADD = `
  with added as (
    insert into tables (id, header, sum, watch, phase, open, due, at, length, head, process)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $22) returning id
  ),
  hidden as (insert into secrets (id, secret, sum) select id, $11, $12 from added),
  logged as (
    insert into events (id, seq, at, event, seat, request, sum)
    select added.id, e.* from added, unnest($13::int[], $14::float8[], $15::text[], $16::int[], $17::text[], $18::text[]) e
  ),
  invited as (
    insert into invitations (id, seat, digest) select added.id, i.* from added, unnest($19::int[], $20::text[]) i
  )
  insert into seats (id, seat, player)
  select added.id, (p.seat - 1)::int, p.player
  from added, unnest($21::text[]) with ordinality p (player, seat) where p.player is not null`;

/** All of a table as of one moment: a log that grows meanwhile would not fit the length that was read before. */
const READ = `
  select header, t.sum, watch, secret, s.sum as bound, phase, open, due, length, head,
    (select json_agg(json_build_array(seq, at, event, seat, request, sum) order by seq) from events where id = t.id) as log,
    (select json_agg(json_build_array(seat, player)) from seats where id = t.id) as seats
  from tables t left join secrets s using (id) where t.id = $1`;

const MEND = `
  with entry as (select $1::text as id, $6::text as players),
  kept as (
    update tables t set phase = $3, open = $4, due = $5
    where id = $1 and length = $2 returning id
  ), ${SEATING} select 1`;

const REMOVE = `
  with gone as (delete from tables where id = $1 and phase = 'over' returning id),
  log as (delete from events using gone where events.id = gone.id),
  hidden as (delete from secrets using gone where secrets.id = gone.id),
  seated as (delete from seats using gone where seats.id = gone.id),
  invited as (delete from invitations using gone where invitations.id = gone.id)
  delete from chat using gone where chat.id = gone.id`;

/** Tables and their logs; what is kept beside a log is written in the statement of the entry that changes it. */
export function tables(connection: Connection, process: string): TableStore & { settled(): Promise<void> } {
  const { rows, change } = connection;
  const ids = async (text: string, ...values: number[]): Promise<readonly string[]> =>
    (await rows<{ id: string }>(text, values)).map(({ id }) => id);
  return {
    ...groupAppends(connection, process),
    async addTable({ header, secret, watch, invitations, events, index }) {
      const { id } = header;
      const text = JSON.stringify(header);
      const log = events.map((entry) => eventRow(id, entry));
      const column = <K extends keyof EventRow>(name: K): EventRow[K][] => log.map((row) => row[name]);
      const head = log.reduce((before, { sum }) => headAfter(before, sum), NO_HEAD);
      const { phase, open, due, players } = index;
      const end = [phase, open, due, events.at(-1)?.at ?? 0, log.length, head] as const;
      await change(ADD, [
        id,
        text,
        sumOf(id, text),
        watch,
        ...end,
        secret,
        sumOf(id, secret, watch),
        column('seq'),
        column('at'),
        column('event'),
        column('seat'),
        column('request'),
        column('sum'),
        invitations.map(({ seat }) => seat),
        invitations.map(({ digest }) => digest),
        players,
        process,
      ]).catch((thrown: unknown) => {
        if (stateOf(thrown) !== UNIQUE_VIOLATION) throw thrown;
        throw problem('storage', 'there is such a table already');
      });
    },
    async table(id) {
      const [row] = await rows<TableRow>(READ, [id]);
      return row === undefined ? null : read(id, row);
    },
    async standing(id) {
      const [row] = await rows<Pick<TableRow, 'phase' | 'length'>>(
        'select phase, length from tables where id = $1',
        [id],
      );
      return row ?? null;
    },
    async mend(id, seq, { phase, open, due, players }) {
      await change(MEND, [id, seq, phase, open, due, JSON.stringify(players)]);
    },
    async invitation(digest) {
      const [row] = await rows<{ table: string; seat: number }>(
        'select id as table, seat from invitations where digest = $1',
        [digest],
      );
      return row ?? null;
    },
    async invite(id, seat, digest) {
      await change(
        'insert into invitations (id, seat, digest) values ($1, $2, $3) on conflict (id, seat) do update set digest = excluded.digest',
        [id, seat, digest],
      );
    },
    tablesOf: (player, most) =>
      rows(
        `select id as table, at, seat from seats join tables using (id) where player = $1 order by phase = 'over', at desc limit $2`,
        [player, most],
      ),
    openTables: (most) =>
      rows('select id as table, at from tables where open order by at desc limit $1', [most]),
    dueTables: (now, most) => ids('select id from tables where due <= $1 order by due limit $2', now, most),
    finishedTables: (before, most) =>
      ids("select id from tables where phase = 'over' and at < $1 order by at limit $2", before, most),
    async removeTable(id) {
      await change(REMOVE, [id]);
    },
  };
}

type LogRow = readonly [number, number, string, number | null, string | null, string];

/** What READ answers. */
interface TableRow extends Omit<Index, 'players'> {
  readonly header: string;
  readonly sum: string;
  readonly watch: string;
  readonly secret: string | null;
  readonly bound: string | null;
  readonly length: number;
  readonly head: string;
  readonly log: readonly LogRow[] | null;
  readonly seats: readonly (readonly [number, string])[] | null;
}

async function read(id: string, row: TableRow): Promise<StoredTable> {
  const { secret, watch, phase, open, due } = row;
  const header = readHeader(id, row.header, row.sum);
  if (secret === null || sumOf(id, secret, watch) !== row.bound) {
    throw problem('damaged', `table ${id}: the secret or the link for spectators is damaged`);
  }
  const events = (row.log ?? []).map(([seq, at, event, seat, request, sum]): EventRow => ({
    seq,
    at,
    event,
    seat,
    request,
    sum,
  }));
  const seated = new Map(row.seats);
  const players = header.seats.map((_, seat) => seated.get(seat) ?? null);
  const index: Index = { phase, open, due, players };
  return { header, secret, watch, log: await readLog(id, events, row), head: row.head, index };
}
