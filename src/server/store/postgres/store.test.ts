import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepsTheContract } from '../../testing/contract.ts';
import { keepsTheContractOfWriters } from '../../testing/contract-writers.ts';
import { lineTo } from '../../testing/faulty-line.ts';
import { emptied, testPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { entry, ID, INDEX, someTable } from '../../testing/records.ts';
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

  test('it was written by a later version', async () => {
    await ask('update schema_version set version = version + 1');
    await expect(open()).rejects.toMatchObject({ code: 'newer-database' });
    await ask('update schema_version set version = version - 1');
  });
});

test('however many processes start together, the database is brought up to date once', async () => {
  const fresh = await postgres.database();
  const stores = await Promise.all(Array.from({ length: 5 }, () => postgresStore(fresh, 1)));
  expect(await ask('select version from schema_version', fresh)).toHaveLength(1);
  await Promise.all(stores.map((store) => store.close()));
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
