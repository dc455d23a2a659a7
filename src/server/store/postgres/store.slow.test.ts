import { randomBytes } from 'node:crypto';
import { chownSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { cert, key } from '../../testing/certificate.ts';
import { keepsTheContract } from '../../testing/contract.ts';
import { keepsTheContractOfWriters } from '../../testing/contract-writers.ts';
import { lineTo } from '../../testing/faulty-line.ts';
import { emptied, testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { addKey, entry, ID, INDEX, someTable } from '../../testing/records.ts';
import { dataFolder } from '../../testing/start.ts';
import { holdFolder } from '../hold.ts';
import { moveHouse } from '../moving.ts';
import { sqliteStore } from '../sqlite.ts';
import type { Store } from '../store.ts';
import { connectTo } from './connection.ts';
import { postgresStore } from './store.ts';

let postgres: TestPostgres;
let url: string;
beforeAll(async () => {
  postgres = await testPostgres();
  url = await postgres.database();
});
afterAll(() => postgres.stop());

const open = () => postgresStore(url, 5);
const remove = () => emptied(url);

describe('PostgreSQL keeps the contract of every store', () => {
  keepsTheContract(() => ({ open, remove }));
});

describe('PostgreSQL keeps the contract of stores that several processes share', () => {
  keepsTheContractOfWriters({
    near: open,
    async far() {
      const line = await lineTo(url);
      return { line, store: await postgresStore(line.url, 3) };
    },
    remove,
  });
});

async function ask(text: string, at = url): Promise<readonly pg.QueryResultRow[]> {
  const client = new pg.Client({ connectionString: at });
  await client.connect();
  const { rows } = await client.query<pg.QueryResultRow>(text).finally(() => client.end());
  return rows;
}
const nameOf = (at: string): string => new URL(at).pathname.slice(1);

describe('a database that cannot be used is refused with a sentence that says what to change', () => {
  const refused = async (at: string, sentence: RegExp): Promise<void> => {
    const opening = postgresStore(at, 2);
    await expect(opening).rejects.toMatchObject({ code: 'unusable-database' });
    await expect(opening).rejects.toThrow(sentence);
  };
  const changed = (change: (to: URL) => void): string => {
    const to = new URL(url);
    change(to);
    return to.href;
  };

  test('nobody is there', () =>
    refused(
      changed((to) => (to.port = '9')),
      /127\.0\.0\.1:9\/tavola_test_\w+: nobody answers there/u,
    ));

  test('there is no such database, and the password is not told', async () => {
    const at = changed((to) => Object.assign(to, { pathname: '/nowhere', password: 'hush' }));
    await refused(at, /tavola@127.*\/nowhere: there is no such database/u);
    await expect(postgresStore(at, 2)).rejects.not.toThrow(/hush/u);
  });

  test('a connection that is asked to be safe and cannot be', () =>
    refused(
      changed((to) => to.searchParams.set('sslmode', 'verify-full')),
      /no safe connection \(.*SSL/u,
    ));

  test('it confirms before it has written', async () => {
    await ask(`alter database ${nameOf(url)} set synchronous_commit = off`);
    try {
      await refused(url, /set synchronous_commit = on/u);
    } finally {
      await ask(`alter database ${nameOf(url)} reset synchronous_commit`);
    }
  });

  test('it never writes for certain', async () => {
    await ask('alter system set fsync = off');
    await ask('select pg_reload_conf()');
    while ((await ask('show fsync'))[0]['fsync'] !== 'off');
    try {
      await refused(url, /set fsync = on/u);
    } finally {
      await ask('alter system reset fsync');
      await ask('select pg_reload_conf()');
    }
    while ((await ask('show fsync'))[0]['fsync'] !== 'on');
  });

  test('it takes no changes', async () => {
    await ask(`alter database ${nameOf(url)} set default_transaction_read_only = on`);
    try {
      await refused(url, /name the primary/u);
    } finally {
      const elsewhere = changed((to) => (to.pathname = '/postgres'));
      await ask(`alter database ${nameOf(url)} reset default_transaction_read_only`, elsewhere);
    }
  });

  test('rights are missing: to make tables, or to use those that are there', async () => {
    const role = `guest_${randomBytes(4).toString('hex')}`;
    await ask(`create role ${role} login password 'guest'`);
    const empty = await postgres.database();
    const as = (at: string): string => Object.assign(new URL(at), { username: role, password: 'guest' }).href;
    await ask('revoke create on schema public from public', empty);
    await refused(as(empty), /grant create on the schema/u);
    await refused(as(url), new RegExp(`grant select, insert, update, delete .* to ${role}`, 'u'));
    await ask(`drop role ${role}`);
  });

  test('a wrong password, and a certificate of somebody else; with the right ones the connection is safe', async () => {
    // Only where the server is ours: its folder is changed.
    if (postgres.crash === null) return;
    const folder = dataFolder();
    const [{ data_directory: data }] = await ask('show data_directory');
    const { uid, gid } = statSync(String(data));
    // The server reads only what is its own, and nobody else's to read.
    const write = (file: string, text: string): void => {
      const path = join(String(data), file);
      writeFileSync(path, text, { mode: 0o600 });
      chownSync(path, uid, gid);
    };
    write('server.key', key);
    write('server.crt', cert);
    await ask("create role locked login password 'right'");
    await ask(`grant all on database ${nameOf(url)} to locked`);
    const rules = readFileSync(join(String(data), 'pg_hba.conf'), 'utf8');
    write('pg_hba.conf', `hostssl all locked 127.0.0.1/32 scram-sha-256\n${rules}`);
    await ask('alter system set ssl = on');
    await ask('select pg_reload_conf()');
    while ((await ask('show ssl'))[0]['ssl'] !== 'on');
    const authority = join(folder.path, 'authority.pem');
    writeFileSync(authority, cert);
    const as = (password: string, trusted: boolean): string =>
      changed((to) => {
        Object.assign(to, { username: 'locked', password });
        to.searchParams.set('sslmode', 'verify-full');
        if (trusted) to.searchParams.set('sslrootcert', authority);
      });
    try {
      await refused(as('wrong', true), /locked@127.*: the user or the password is wrong/u);
      await expect(postgresStore(as('wrong', true), 2)).rejects.not.toThrow(/wrong@|:wrong/u);
      await refused(as('right', false), /no safe connection \(self-signed certificate/u);
      // Far enough to be asked for what it may not do: the connection stands.
      await refused(as('right', true), /grant select, insert, update, delete .* to locked/u);
    } finally {
      write('pg_hba.conf', rules);
      await ask('alter system reset ssl');
      await ask('select pg_reload_conf()');
      await ask(`revoke all on database ${nameOf(url)} from locked`);
      await ask('drop role locked');
      folder.remove();
    }
  });

  test('it was written by a later version', async () => {
    const running = await open();
    await running.shared!.renew('http://here');
    await ask('update schema_version set version = version + 1');
    await expect(open()).rejects.toMatchObject({ code: 'newer-database' });
    // One that runs already is not heard of any more, and so gives its tables up.
    await expect(running.shared!.renew('http://here')).rejects.toMatchObject({ code: 'newer-database' });
    await ask('update schema_version set version = version - 1');
    await running.shared!.renew('http://here');
    await running.close();
  });
});

test('there are never more connections than wanted, and none waits for ever for a statement or inside a transaction', async () => {
  const { rows, close } = connectTo(url, 2, () => Promise.resolve());
  const [{ count, ...limits }] = (
    await Promise.all(
      Array.from({ length: 6 }, () =>
        rows(`select current_setting('statement_timeout') as statement,
          current_setting('idle_in_transaction_session_timeout') as idle, pg_sleep(0.05)::text as slept,
          (select count(*)::int from pg_stat_activity where application_name = 'tavola' and datname = current_database()) as count`),
      ),
    )
  )
    .flat()
    .toSorted((one, other) => Number(other['count']) - Number(one['count']));
  expect(limits).toEqual({ statement: '10s', idle: '3s', slept: '' });
  expect(count).toBe(2);
  await close();
});

test('signs of life do not wait behind thousands who ask for something, and need no connection more', async () => {
  const store = await postgresStore(url, 4);
  const { process, renew, ownHosts } = store.shared!;
  await store.addTable(someTable());
  const busy = new pg.Client({ connectionString: url });
  await busy.connect();
  await busy.query('begin; lock table chat in access exclusive mode');
  const waiting = Promise.all(Array.from({ length: 20 }, () => store.chat(ID, 1)));
  await renew('http://here');
  expect(await ownHosts([ID])).toEqual(new Map([[ID, process]]));
  const [{ count }] = await ask(
    "select count(*)::int as count from pg_stat_activity where application_name = 'tavola' and datname = current_database()",
  );
  expect(count).toBeLessThanOrEqual(4);
  await busy.query('rollback');
  await busy.end();
  await waiting;
  await store.close();
  await remove();
});

test('a code that is just being used when all other devices are signed out brings nobody in', async () => {
  const store = await postgresStore(url, 4);
  await store.addPlayer({ id: 'ann', name: 'Ann', since: 5 }, 'own key');
  await store.addCode('ann', 'code', 100);
  const using = new pg.Client({ connectionString: url });
  await using.connect();
  await using.query(`begin; delete from codes where digest = 'code'`);
  await using.query(`insert into keys (digest, player) values ('stolen key', 'ann')`);
  const dropped = store.dropKeys('ann', 'own key');
  const waits = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  while ((await ask(waits)).length === 0);
  await using.query('commit');
  await using.end();
  await dropped;
  expect(await store.keysOf('ann')).toEqual(['own key']);
  await store.close();
  await remove();
});

test('however many processes start together, the database is brought up to date once', async () => {
  const fresh = await postgres.database();
  const stores = await Promise.all(Array.from({ length: 5 }, () => postgresStore(fresh, 1)));
  expect(await ask('select version from schema_version', fresh)).toHaveLength(1);
  await Promise.all(stores.map((store) => store.close()));
});

describe('a database file moves into PostgreSQL', () => {
  const folder = dataFolder();
  const file = join(folder.path, 'tavola.db');
  afterAll(() => folder.remove());
  const old = () => sqliteStore(file, (thrown) => expect.unreachable(String(thrown)));
  beforeAll(async () => {
    const store = old();
    await store.addPlayer({ id: 'ann', name: 'Ann – “é”', since: 5.25 }, 'key 1');
    for (const key of ['key 3', 'key 2']) await addKey(store, 'ann', key, 10);
    await store.addCode('ann', 'code', 100);
    for (const each of ['two', 'one']) await store.setPush('ann', each, 10);
    await store.addTable(someTable());
    await store.append(ID, entry(2, { kind: 'sit', seat: 1, player: 'bob' }, { seat: 1, id: 'r' }), {
      ...INDEX,
      players: ['ann', 'bob'],
      due: 12_345.5,
    });
    await store.addTable(someTable('U'.repeat(22)));
    await store.addChat(ID, { seat: 0, text: 'hi', emote: null, at: 1 }, 'ann', 'r1', 100);
    await store.set('alive', '17');
    await store.addOutage(10, 20);
    await store.close();
  });

  test('everything is there as it was, and doing it again changes nothing', async () => {
    const to = await postgres.database();
    const first = await moveHouse(file, to);
    expect(first.rows).toMatchObject({ players: 1, keys: 3, events: 3, tables: 2, invitations: 1, chat: 1 });
    expect(first.damaged).toEqual([]);
    expect(await moveHouse(file, to)).toEqual(first);
    const [before, after] = [old(), await postgresStore(to, 2)];
    const all = async (store: Store): Promise<unknown> => [
      await store.table(ID),
      await store.playerByKey('key 2'),
      await store.pushOf('ann'),
      await store.chat(ID, 10),
      await store.setting('alive'),
      await store.outages(0),
      await store.tablesOf('ann', 10),
    ];
    expect(await all(after)).toEqual(await all(before));
    // The order of devices came along: of too many, the oldest goes.
    await addKey(after, 'ann', 'key 4', 2);
    expect((await after.keysOf('ann')).toSorted()).toEqual(['key 2', 'key 4']);
    await Promise.all([before.close(), after.close()]);
  });

  test('one that was broken off goes on; one that has been used since is left as it is, and that is said', async () => {
    const to = await postgres.database();
    await moveHouse(file, to);
    await ask("delete from tables where id like 'U%'; delete from events where id like 'U%'", to);
    expect((await moveHouse(file, to)).rows).toMatchObject({ tables: 2, events: 3 });
    await ask("update players set name = 'Anna'", to);
    await expect(moveHouse(file, to)).rejects.toMatchObject({ code: 'other-rows' });
    expect(await ask('select name from players', to)).toEqual([{ name: 'Anna' }]);
  });

  test('a damaged row stays behind, and a server that runs is not moved', async () => {
    const to = await postgres.database();
    const database = new DatabaseSync(file);
    database.exec("update keys set player = 'eve' where digest = 'key 3'");
    expect(await moveHouse(file, to)).toMatchObject({ rows: { keys: 2 }, damaged: ['a row of keys'] });
    database.exec("update keys set player = 'ann' where digest = 'key 3'");
    database.close();
    const held = holdFolder(folder.path);
    await expect(moveHouse(file, to)).rejects.toMatchObject({ code: 'busy' });
    held.release();
  });
});

test.each([
  ['the server’s part of the seed', "update secrets set secret = repeat('0', 64)"],
  ['the link for spectators', "update tables set watch = repeat('0', 64)"],
  ['a header', 'update tables set header = replace(header, \'"host":0\', \'"host":1\')'],
  ['an entry', 'update events set at = at + 1 where seq = 2'],
  ['the last entry', 'delete from events where seq = 2'],
  ['the end of the log', "update tables set head = ''"],
])('%s that was changed is damage, and told', async (_what, change) => {
  const store = await open();
  await store.addTable(someTable());
  expect(await store.append(ID, entry(2, { kind: 'abandon' }), INDEX)).toBe('kept');
  expect((await store.table(ID))!.log).toHaveLength(2);
  await ask(change);
  await expect(store.table(ID)).rejects.toMatchObject({ code: 'damaged' });
  await store.close();
  await remove();
});

test('an entry that cannot be written does not disturb the others of its group', async () => {
  const store = await open();
  const other = 'U'.repeat(22);
  for (const id of [ID, other]) await store.addTable(someTable(id));
  const bad = entry(2, { kind: 'abandon' }, { seat: 0, id: 'a zero \0 in it' });
  const results = await Promise.allSettled([
    store.append(ID, bad, INDEX),
    store.append(other, entry(2, { kind: 'abandon' }), INDEX),
  ]);
  expect(results).toMatchObject([
    { status: 'rejected', reason: { code: 'storage' } },
    { status: 'fulfilled', value: 'kept' },
  ]);
  await expect(store.append('V'.repeat(22), entry(2, { kind: 'abandon' }), INDEX)).rejects.toMatchObject({
    code: 'no-table',
  });
  await store.close();
  await remove();
});

test('a crash of the database: what was kept stays, and the store goes on when it is back', async () => {
  const store = await open();
  await store.addTable(someTable());
  expect(await store.append(ID, entry(2, { kind: 'abandon' }), INDEX)).toBe('kept');
  await postgres.crash?.();
  if (postgres.crash !== null) await expect(store.table(ID)).rejects.toMatchObject({ code: 'storage' });
  await postgres.revive();
  let stored = null;
  while (stored === null) stored = await store.table(ID).catch(() => null);
  expect(stored.log).toHaveLength(2);
  expect(await store.append(ID, entry(3, { kind: 'abandon' }), INDEX)).toBe('kept');
  await store.close();
  await remove();
});
