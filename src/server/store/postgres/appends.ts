import { problem } from '#core/problem';
import type { LoggedEvent } from '#server/table/decider/events';
import { decidedOn, eventRow } from '../rows.ts';
import type { DecidedEntry, Index, Store } from '../store.ts';
import { type Connection, type Scalar, stateOf, type Value } from './connection.ts';

/** The digest of the chain after one more entry, as `headAfter` makes it. */
const HEAD = `substr(translate(encode(sha256(convert_to('["' || t.head || '","' || e.sum || '"]', 'UTF8')), 'base64'), '+/', '-_'), 1, 22)`;

/** Who sits where after an entry, and what follows from that; `entry` and `kept` come before it. */
export const SEATING = `
  sitting as (
    select e.id, (p.seat - 1)::int as seat, p.player from entry e join kept using (id)
    cross join lateral jsonb_array_elements_text(e.players::jsonb) with ordinality as p (player, seat)
  ),
  freed as (
    delete from seats s using sitting p where s.id = p.id and s.seat = p.seat and p.player is null
  ),
  seated as (
    insert into seats (id, seat, player) select id, seat, player from sitting where player is not null
    on conflict (id, seat) do update set player = excluded.player where seats.player <> excluded.player
  ),
  used as (
    delete from invitations i using sitting p where i.id = p.id and i.seat = p.seat and p.player is not null
  )`;

/**
 * One statement for all that came in one turn of the event loop. An entry is kept only as the next number of the log that it
 * was decided on, and only once for each request; whoever comes second waits for the first and is then left out. In the
 * order of the tables: two groups that wait for each other would end in a deadlock.
 */
export const APPEND = `
  with entry as (
    select * from unnest($1::text[], $2::int[], $3::float8[], $4::text[], $5::int[], $6::text[], $7::text[],
      $8::text[], $9::boolean[], $10::float8[], $11::text[], $12::boolean[], $13::text[])
      as e (id, seq, at, event, seat, request, sum, phase, open, due, players, quiet, after)
  ),
  kept as (
    insert into events (id, seq, at, event, seat, request, sum)
    select e.id, e.seq, e.at, e.event, e.seat, e.request, e.sum
    from entry e join tables t on t.id = e.id and t.length = e.seq - 1 and t.head = coalesce(e.after, t.head) order by e.id
    on conflict do nothing returning id
  ),
  indexed as (
    update tables t set phase = e.phase, open = e.open, due = e.due, at = case when e.quiet then t.at else e.at end,
      length = e.seq, head = ${HEAD}, process = $14
    from entry e join kept using (id) where t.id = e.id
  ),
  ${SEATING}
  select e.id, kept.id is not null as kept, t.id is not null as known
  from entry e left join kept using (id) left join tables t on t.id = e.id`;

/** Statements of this process that are under way at a time; each has other tables. */
const MOST_AT_ONCE = 4;
const MOST_TOGETHER = 500;
/** States that speak of what was to be written, and not of the database. */
const WRONG_DATA = /^2[23]/u;

/** What APPEND answers. */
interface Appended {
  readonly id: string;
  readonly kept: boolean;
  readonly known: boolean;
}

interface Waiting {
  readonly id: string;
  readonly entry: LoggedEvent | DecidedEntry;
  readonly index: Index;
  readonly resolve: (answer: 'kept' | 'taken') => void;
  readonly reject: (thrown: unknown) => void;
}

/** Group commit: of each table one entry is under way at a time. */
export function groupAppends(
  { write }: Pick<Connection, 'write'>,
  process: string,
): {
  readonly append: Store['append'];
  settled(): Promise<void>;
} {
  let waiting: Waiting[] = [];
  const busy = new Set<string>();
  let atOnce = 0;
  let isScheduled = false;
  let rested: (() => void)[] = [];

  const ask = (): void => {
    if (isScheduled || waiting.length === 0 || atOnce >= MOST_AT_ONCE) return;
    isScheduled = true;
    setImmediate(() => {
      isScheduled = false;
      next();
    });
  };
  const next = (): void => {
    const group: Waiting[] = [];
    const later: Waiting[] = [];
    for (const each of waiting) {
      if (busy.has(each.id) || group.length === MOST_TOGETHER) later.push(each);
      else {
        busy.add(each.id);
        group.push(each);
      }
    }
    waiting = later;
    if (group.length > 0) void run(group);
    // Whoever waits for another entry of the same table is asked for when that is answered.
    if (later.some(({ id }) => !busy.has(id))) ask();
  };
  const run = async (group: readonly Waiting[]): Promise<void> => {
    atOnce += 1;
    await attempt(group);
    atOnce -= 1;
    for (const { id } of group) busy.delete(id);
    if (waiting.length > 0) ask();
    else if (atOnce === 0) {
      for (const resolve of rested) resolve();
      rested = [];
    }
  };
  const attempt = async (group: readonly Waiting[]): Promise<void> => {
    try {
      const rows = await write<Appended>('append', APPEND, [...columnsOf(group), process]);
      const answers = new Map(rows.map((row) => [row.id, row]));
      for (const { id, resolve, reject } of group) {
        const answer = answers.get(id);
        if (answer?.known !== true) reject(problem('no-table', `there is no table ${id}`));
        else resolve(answer.kept ? 'kept' : 'taken');
      }
    } catch (thrown) {
      await fail(group, thrown);
    }
  };
  /** What is wrong with one entry must not disturb the others of its group. */
  const fail = async (group: readonly Waiting[], thrown: unknown): Promise<void> => {
    if (group.length > 1 && WRONG_DATA.test(stateOf(thrown))) for (const each of group) await attempt([each]);
    else for (const { reject } of group) reject(thrown);
  };

  return {
    append: (id, entry, index) =>
      new Promise((resolve, reject) => {
        waiting.push({ id, entry, index, resolve, reject });
        ask();
      }),
    settled: () =>
      atOnce === 0 && waiting.length === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            rested.push(resolve);
          }),
  };
}

function columnsOf(group: readonly Waiting[]): readonly Value[] {
  const rows = group.map(({ id, entry, index: { phase, open, due, players } }): Scalar[] => {
    const { seq, at, event, seat, request, sum } = eventRow(id, entry);
    // By a claim nothing has happened at the table.
    const isQuiet = entry.event.kind === 'claim';
    const index = [phase, open, due, JSON.stringify(players), isQuiet];
    return [id, seq, at, event, seat, request, sum, ...index, decidedOn(entry)];
  });
  return Array.from({ length: 13 }, (_, column) => rows.map((row) => row[column]!));
}
