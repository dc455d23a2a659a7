import { randomBytes } from 'node:crypto';
import { problem } from '#core/problem';
import type { Notice, ProcessRow, SharedStore } from '../store.ts';
import type { Connection } from './connection.ts';
import { mustBeKnown } from './migrations.ts';

/** Milliseconds by the clock of the database, which is the same for everybody. */
const NOW = '(extract(epoch from clock_timestamp()) * 1000)::float8';
/**
 * Milliseconds: how far back notices are asked for beyond the last time (a transaction may take a while), how long they
 * are kept for a process that stands still or is cut off, and how long anything else is remembered.
 */
const RECENT = 10_000;
const HOUR = 3_600_000;
const DAY = 86_400_000;

const RENEW = `
  with mine as (
    insert into processes (id, url, seen) values ($1, $2, ${NOW})
    on conflict (id) do update set url = excluded.url, seen = excluded.seen
  )
  select id, url, seen, ${NOW} as now, 0 as version from processes
  union all select null, null, null, ${NOW}, max(version) from schema_version`;

const HOSTS = 'select id, process from tables where id = any($1::text[])';
const RELEASE = `
  with gone as (delete from processes where id = $1 or seen < ${NOW} - ${DAY})
  update tables set process = null where process = $1`;
const ADOPT = `
  update tables set process = $1
  where id = $2 and process is not distinct from $3 and head = $4 returning id`;
const CONFIRM = `
  update processes set seen = seen
  where id = $1 and ($2::text is null or exists (select from tables where id = $2)) returning id`;
/**
 * What every process hears, also the one that says it, as part of the statement that makes it so: an answer that is lost
 * would leave nobody to tell it.
 */
export const noted = (notice: string, from: string): string =>
  `insert into notices (process, notice, at) select '', ${notice}::text, ${NOW} from ${from}`;
const TELL = `insert into notices (process, notice, at) values ($1, $2, ${NOW})`;
const TOLD = `
  with old as (delete from notices where at < ${NOW} - ${HOUR})
  select number, notice, ${NOW} as now from notices
  where at > least($2::float8, ${NOW}) - ${RECENT} and process <> $1
  union all select null, null, ${NOW} order by number`;
const KEY = `
  with made as (insert into settings (name, value) values ('peer key', $1) on conflict do nothing returning value)
  select value from made union all select value from settings where name = 'peer key'`;

/** One row for each process, and one more for the newest version of the schema. */
type RenewedRow = (ProcessRow | { readonly id: null }) & { readonly now: number; readonly version: number };

/** A notice, and one more row for the time. */
type ToldRow = ({ readonly number: string; readonly notice: string } | { readonly number: null }) & {
  readonly now: number;
};

/** What processes that share a database tell each other by it. */
export const STATEMENTS = { RENEW, HOSTS, ADOPT, CONFIRM, RELEASE, TELL, TOLD, KEY };

/** `urgent`: for what keeps this process alive, beside everything else that is asked of the database. */
export async function sharedStore(
  { rows, write }: Pick<Connection, 'rows' | 'write'>,
  urgent: Pick<Connection, 'rows'>,
  process = randomBytes(9).toString('base64url'),
): Promise<SharedStore> {
  const peerKey = await keyOf(rows);
  const handled = new Set<string>();
  /** When it last asked for notices, by the clock of the database. */
  let askedAt: number | null = null;
  return {
    process,
    peerKey,
    async renew(url) {
      const processes = await urgent.rows<RenewedRow>(RENEW, [process, url]);
      // Others write now what this process may not understand: it falls silent, and they take over.
      for (const { version } of processes) mustBeKnown(version);
      const others = processes.filter((row) => row.id !== null).filter(({ id }) => id !== process);
      return { now: processes[0]!.now, others };
    },
    hosts: (tables) => hostsOf(rows, tables),
    ownHosts: (tables) => hostsOf(urgent.rows, tables),
    // What was read before it is as safe as this is: whoever does not know that must not tell of it.
    adopt: async (table, from, head) =>
      (await write('adopt', ADOPT, [process, table, from, head])).length > 0,
    async confirm(table = null) {
      const rows = await write('confirm', CONFIRM, [process, table]);
      // Nothing is written for a process that is not known any more, or of a table that was lost since it was read.
      if (rows.length === 0) throw problem('unknown', 'nothing was written behind what was read');
    },
    async release() {
      await rows(RELEASE, [process]);
    },
    async tell(notice) {
      await rows(TELL, [process, JSON.stringify(notice)]);
    },
    async told() {
      const answer = await urgent.rows<ToldRow>(TOLD, [process, askedAt]);
      askedAt = answer[0]?.now ?? askedAt;
      const notices = answer.filter((row) => row.number !== null);
      const news = notices.filter(({ number }) => !handled.has(number));
      handled.clear();
      for (const { number } of notices) handled.add(number);
      return news.map(({ notice }): Notice => JSON.parse(notice));
    },
  };
}

/** An entry that is kept later would put the name of this process to a table again that it does not host any more. */
export const releasedOnce = (settled: () => Promise<void>, shared: SharedStore): SharedStore => ({
  ...shared,
  release: () => settled().then(shared.release),
});

async function hostsOf(
  rows: Connection['rows'],
  tables: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const hosts = await rows<{ id: string; process: string | null }>(HOSTS, [tables]);
  return new Map(hosts.map(({ id, process }) => [id, process]));
}

/** Made once, by whoever comes first. */
async function keyOf(rows: Connection['rows']): Promise<string> {
  const [row] = await rows<{ value: string }>(KEY, [randomBytes(32).toString('base64url')]);
  // Made by somebody else at this very moment: it is there when one looks again.
  return row === undefined ? keyOf(rows) : row.value;
}
