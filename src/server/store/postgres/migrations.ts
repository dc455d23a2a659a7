import type pg from 'pg';
import { problem } from '#core/problem';

/** One step after the other, all that are missing in one transaction; a step that was released is never changed. */
const MIGRATIONS: readonly string[] = [
  `
  create table players (id text primary key, name text not null, since float8 not null);
  create table keys (digest text primary key, player text not null, number bigint generated always as identity);
  create index keys_player on keys (player);
  create table codes (digest text primary key, player text not null, until float8 not null);
  create index codes_player on codes (player);
  create table push (
    player text not null, subscription text not null, number bigint generated always as identity,
    primary key (player, subscription)
  );

  create table tables (
    id text primary key, header text not null, sum text not null, watch text not null,
    phase text not null, open boolean not null, due float8, at float8 not null, length integer not null, head text not null
  );
  create index tables_open on tables (at) where open;
  create index tables_due on tables (due) where due is not null;
  create index tables_over on tables (at) where phase = 'over';
  create index tables_at on tables (at);
  create table secrets (id text primary key, secret text not null, sum text not null);
  create table seats (id text not null, seat integer not null, player text not null, primary key (id, seat));
  create index seats_player on seats (player);
  create table invitations (id text not null, seat integer not null, digest text not null unique, primary key (id, seat));
  create table events (
    id text not null, seq integer not null, at float8 not null, event text not null, seat integer, request text,
    sum text not null, primary key (id, seq)
  );
  create unique index events_request on events (id, seat, request) where request is not null;

  create table chat (
    id text not null, number integer not null, seat integer not null, player text not null, request text not null,
    text text, emote text, at float8 not null, primary key (id, number)
  );
  create unique index chat_request on chat (id, seat, request);
  create index chat_player on chat (player);
  create table settings (name text primary key, value text not null);
  create table outages (begun float8 primary key, ended float8 not null);
  `,
  `
  create table processes (id text primary key, url text not null, seen float8 not null);
  create table notices (
    number bigint generated always as identity primary key, process text not null, notice text not null, at float8 not null
  );
  alter table tables add column process text;
  create index tables_process on tables (process) where process is not null;
  `,
  `
  create table results (
    player text not null, day integer not null, what text not null, result integer not null,
    primary key (player, day, what)
  );
  create index results_day on results (day);
  `,
  // A portrait with those who sit down: a process from before would call such an entry damaged, and is refused instead.
  '',
];

/** All tables that the steps make. */
export const TABLES: readonly string[] = [
  'schema_version',
  ...MIGRATIONS.flatMap((step) => Array.from(step.matchAll(/create table (\w+)/gu), ([, name]) => name!)),
];

/** Any number will do that nobody else uses: those who hold it bring the database up to date one after the other. */
const LOCK = 7_821_652;

/** Brings a database of any earlier version up to date, once, however many processes start together. */
export async function migrate(client: pg.ClientBase): Promise<void> {
  await client.query('begin');
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const version = await versionOf(client);
    mustBeKnown(version);
    for (const step of MIGRATIONS.slice(version)) await client.query(step);
    if (version < MIGRATIONS.length) {
      await client.query('create table if not exists schema_version (version integer not null)');
      await client.query('delete from schema_version');
      await client.query('insert into schema_version values ($1)', [MIGRATIONS.length]);
    }
    await client.query('commit');
  } catch (thrown) {
    await client.query('rollback').catch(() => undefined);
    throw thrown;
  }
}

/** Refuses a database that a later version of the program has brought up to date. */
export function mustBeKnown(version: number): void {
  if (version <= MIGRATIONS.length) return;
  throw problem(
    'newer-database',
    `DATABASE_URL: the database was written by a later version of Tavola (${version}); this one knows ${MIGRATIONS.length}`,
  );
}

async function versionOf(client: pg.ClientBase): Promise<number> {
  const known = await client.query<{ there: boolean }>(
    "select to_regclass('schema_version') is not null as there",
  );
  if (!known.rows[0]!.there) return 0;
  const { rows } = await client.query<{ version: number }>('select version from schema_version');
  return rows[0]?.version ?? 0;
}
