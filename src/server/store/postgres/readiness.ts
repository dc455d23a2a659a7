import type pg from 'pg';
import { messageOf, problem, type Problem } from '#core/problem';
import { isOurs, stateOf } from './connection.ts';
import { TABLES } from './migrations.ts';

/** As `server_version_num`: the oldest PostgreSQL that has every feature used here. */
const OLDEST = 140_000;

const unusable = (what: string): Problem => problem('unusable-database', `DATABASE_URL: ${what}`);

interface DatabaseSettings {
  readonly version: number;
  readonly fsync: string;
  readonly commit: string;
  readonly encoding: string;
  readonly readonly: string;
}

/** Asked of every new connection: a database that may lose what it confirmed is not used. */
export async function mustBeDurable(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<DatabaseSettings>(
    `select current_setting('server_version_num')::int as version, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit, current_setting('server_encoding') as encoding,
      current_setting('transaction_read_only') as readonly`,
  );
  const settings = rows[0]!;
  if (settings.version < OLDEST) throw unusable('expected PostgreSQL 14 or newer');
  if (settings.fsync !== 'on') {
    throw unusable('the database has fsync off and would lose moves in a crash; set fsync = on');
  }
  if (settings.commit === 'off') {
    throw unusable(
      'the database confirms before it has written (synchronous_commit is off); set synchronous_commit = on, for the server, the database and the user',
    );
  }
  if (settings.encoding !== 'UTF8') {
    throw unusable(
      `the database is encoded in ${settings.encoding}; create it with: create database … encoding 'UTF8' template template0`,
    );
  }
  if (settings.readonly !== 'off') {
    throw unusable('the database takes no changes (is it a standby?); name the primary');
  }
}

const RIGHTS = ['SELECT', 'INSERT', 'UPDATE', 'DELETE'];

/** Tables that another database user created may lack the privileges that this one needs. */
export async function mustHaveRights(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; right: string; user: string }>(
    `select c.relname as table, r.right, current_user as user
     from pg_class c cross join unnest($1::text[]) as r("right")
     where c.relnamespace = current_schema()::regnamespace and c.relname = any($2::text[])
       and not has_table_privilege(c.oid, r.right)
     order by 1, 2 limit 1`,
    [RIGHTS, TABLES],
  );
  const [lacking] = rows;
  if (lacking === undefined) return;
  throw unusable(
    `the user ${lacking.user} may not ${lacking.right} in ${lacking.table}; grant select, insert, update, delete on all tables in the schema to ${lacking.user}`,
  );
}

/** States of PostgreSQL that say at the start what is wrong, and what helps. */
const SENTENCES: Readonly<Record<string, string>> = {
  '28P01': 'the user or the password is wrong',
  '28000': 'the user may not connect from here; look at pg_hba.conf, or at sslmode in the address',
  '3D000': 'there is no such database; create it first: create database tavola',
  '42501':
    'the user may not create tables; grant create on the schema, or let somebody start the server once who may',
  '3F000': 'the user has no schema to create tables in; grant create, usage on schema public',
  '53300': 'the database has no connection left; raise max_connections or lower DATABASE_CONNECTIONS',
  '57P03': 'the database is starting or stopping; try again in a moment',
  ECONNREFUSED: 'nobody answers there; is PostgreSQL running, and is the port right?',
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'the host cannot be looked up just now',
  ETIMEDOUT: 'the host does not answer',
};

/** Why the server cannot start on this database, in a sentence; the password is never part of it. */
export function clearly(url: string, thrown: unknown): unknown {
  if (isOurs(thrown) && thrown.code !== 'storage') return thrown;
  const { host, pathname, username } = new URL(url);
  const message = messageOf(thrown instanceof Error ? (thrown.cause ?? thrown) : thrown);
  const where = `${username === '' ? '' : `${username}@`}${host}${pathname}`;
  const state = stateOf(thrown);
  const isSlow = /timeout|terminated/u.test(message);
  const why = SENTENCES[state] ?? (isSlow ? 'the database does not answer in time' : null);
  if (why === null && !/ssl|tls|certificate|self.signed/iu.test(`${message} ${state}`)) return thrown;
  return unusable(`${where}: ${why ?? 'no safe connection'} (${message})`);
}
