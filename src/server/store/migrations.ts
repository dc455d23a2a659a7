import { DatabaseSync } from 'node:sqlite';
import { problem } from '#core/problem';
import { RESTORE } from './damage.ts';
import { seal } from './seals.ts';
import { statementsOf } from './statements.ts';

/** One step after the other, each in a transaction of its own; a step that was released is never changed. */
export const MIGRATIONS: readonly (string | ((database: DatabaseSync) => void))[] = [
  `
  create table players (id text primary key, name text not null, since real not null) strict;
  create table keys (digest text primary key, player text not null) strict;
  create index keys_player on keys (player);
  create table codes (digest text primary key, player text not null, until real not null) strict;
  create table push (player text not null, subscription text not null, primary key (player, subscription)) strict;

  create table tables (
    id text primary key, header text not null, sum text not null, watch text not null,
    phase text not null, open integer not null, due real, at real not null
  ) strict;
  create index tables_open on tables (at) where open = 1;
  create index tables_due on tables (due) where due is not null;
  create table secrets (id text primary key, secret text not null) strict;
  create table seats (id text not null, seat integer not null, player text not null, primary key (id, seat)) strict;
  create index seats_player on seats (player);
  create table invitations (id text not null, seat integer not null, digest text not null unique, primary key (id, seat)) strict;
  create table events (
    id text not null, seq integer not null, at real not null, event text not null, seat integer, request text,
    sum text not null, primary key (id, seq)
  ) strict, without rowid;
  create unique index events_request on events (id, seat, request) where request is not null;

  create table chat (
    id text not null, number integer not null, seat integer not null, player text not null, request text not null,
    text text, emote text, at real not null, primary key (id, number)
  ) strict;
  create unique index chat_request on chat (id, seat, request);
  create index chat_player on chat (player);
  create table settings (name text primary key, value text not null) strict;
  create table outages (begun real primary key, ended real not null) strict;
  `,
  `create index tables_over on tables (at) where phase = 'over'`,
  seal,
  // Figures of a few days about nobody in particular: they have no sums.
  `
  create table results (
    player text not null, day integer not null, what text not null, result integer not null,
    primary key (player, day, what)
  ) strict;
  create index results_day on results (day);
  `,
  // A portrait with those who sit down: a program from before would call such an entry damaged, and is refused instead.
  '',
];

/** Brings a database of any earlier version up to date; one of a later version is refused. */
export function migrate(database: DatabaseSync): void {
  const version =
    statementsOf(database)<{ user_version: number }>('pragma user_version').get()?.user_version ?? 0;
  if (version > MIGRATIONS.length) {
    throw problem(
      'newer-database',
      `the database was written by a later version of Tavola (${version}); this one knows ${MIGRATIONS.length}`,
    );
  }
  for (const [index, step] of MIGRATIONS.entries()) {
    if (index < version) continue;
    database.exec('begin immediate');
    try {
      if (typeof step === 'string') database.exec(step);
      else step(database);
      database.exec(`pragma user_version = ${index + 1}; commit`);
    } catch (thrown) {
      if (database.isTransaction) database.exec('rollback');
      throw thrown;
    }
  }
}

const schemaOf = (database: DatabaseSync): string =>
  JSON.stringify(database.prepare('select type, name, tbl_name, sql from sqlite_schema order by name').all());

let expected: string | null = null;

/** The description of the tables is part of the file, too, and must be what the migrations made. */
export function checkSchema(file: string, database: DatabaseSync): void {
  if (expected === null) {
    const model = new DatabaseSync(':memory:');
    migrate(model);
    expected = schemaOf(model);
    model.close();
  }
  if (schemaOf(database) !== expected) {
    throw problem('damaged', `${file}: the description of its tables is damaged; ${RESTORE}`);
  }
}
