import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { entry, keepsTheContract, type Site, someTable } from '../testing/contract.ts';
import { dataFolder } from '../testing/start.ts';
import { checkpoints, COMMITS } from './checkpoints.ts';
import { MIGRATIONS } from './migrations.ts';
import { openDatabase } from './open.ts';
import { sqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

const never = (thrown: unknown): void => {
  throw thrown;
};

function onDisk(): Site & { file: string } {
  const folder = dataFolder();
  const file = join(folder.path, 'deep', 'tavola.db');
  return { file, open: () => sqliteStore(file, never), remove: folder.remove };
}

describe('SQLite keeps the contract of a store', () => {
  keepsTheContract(onDisk);
});

/** Opens a store on a file, does something to it, and cleans up. */
async function withStore(
  work: (store: Store, site: ReturnType<typeof onDisk>) => Promise<void>,
): Promise<void> {
  const site = onDisk();
  const store = site.open();
  await work(store, site);
  await store.close();
  site.remove();
}

const ID = 'T'.repeat(22);

test('a folder that cannot be written is named, with what to do', () => {
  const folder = dataFolder();
  const file = join(folder.path, 'a file, not a folder');
  writeFileSync(file, '');
  expect(() => openDatabase(join(file, 'tavola.db'))).toThrow(
    `${file}: expected a folder that can be written and has room (TAVOLA_DATA names another)`,
  );
  expect(() => openDatabase(folder.path)).toThrow('expected a folder that can be written');
  folder.remove();
});

test('full durability is set on every opening, not only the first', async () => {
  const site = onDisk();
  for (const _ of [1, 2, 3]) {
    const database = openDatabase(site.file);
    expect(database.prepare('pragma synchronous').get()).toEqual({ synchronous: 2 });
    expect(database.prepare('pragma journal_mode').get()).toEqual({ journal_mode: 'wal' });
    database.close();
  }
  site.remove();
});

test('what was answered lies in the file, for another process to read', () =>
  withStore(async (store, { file }) => {
    await store.addTable(someTable());
    await store.append(ID, entry(2, { kind: 'abandon' }), someTable().index);
    const other = new DatabaseSync(file, { readOnly: true });
    expect(other.prepare('select count(*) as rows from events').get()).toEqual({ rows: 2 });
    other.close();
  }));

const here = `where id = '${ID}'`;
test.each([
  ['an event', `update events set event = replace(event, 'ann', 'bob') ${here} and seq = 1`],
  ['the time of an event', `update events set at = at + 1 ${here} and seq = 1`],
  ['whose request it was', `update events set seat = 1, request = 'x' ${here} and seq = 2`],
  ['the number of an event', `update events set seq = 9 ${here} and seq = 2`],
  ['a missing event', `delete from events ${here} and seq = 1`],
  [
    'an exchange of two events',
    `update events set seq = -seq ${here}; update events set seq = 3 + seq ${here}`,
  ],
  ['an event that is no JSON', `update events set event = '{' ${here} and seq = 1`],
  ['the header', `update tables set header = replace(header, '"listed":true', '"listed":false') ${here}`],
  ['a header that is no JSON', `update tables set header = '{' ${here}`],
])('damage is found and told: %s', (_what, sql) =>
  withStore(async (store, { file }) => {
    await store.addTable(someTable());
    await store.addTable(someTable('U'.repeat(22)));
    await store.append(ID, entry(2, { kind: 'stand', seat: 0 }), someTable().index);
    const other = new DatabaseSync(file);
    other.exec(sql);
    other.close();
    await expect(store.table(ID)).rejects.toMatchObject({ code: 'damaged' });
    expect(await store.table('U'.repeat(22)), 'another table').not.toBeNull();
  }),
);

test('every flipped byte of a log is found', () =>
  withStore(async (store, { file }) => {
    await store.addTable(someTable());
    const other = new DatabaseSync(file);
    const { event } = other.prepare('select event from events').get() as { event: string };
    for (let at = 0; at < event.length; at += 1) {
      const flipped =
        event.slice(0, at) + String.fromCodePoint(event.codePointAt(at)! ^ 1) + event.slice(at + 1);
      other.prepare('update events set event = ?').run(flipped);
      await expect(store.table(ID), flipped).rejects.toMatchObject({ code: 'damaged' });
    }
    other.close();
  }));

test('a backup made while the server runs is a whole database', () =>
  withStore(async (store, site) => {
    await store.addTable(someTable());
    const copy = `${site.file}.backup`;
    await store.backup(copy);
    await store.append(ID, entry(2, { kind: 'abandon' }), someTable().index);
    const restored = sqliteStore(copy, never);
    expect((await restored.table(ID))?.log).toHaveLength(1);
    await restored.close();
  }));

test('a database of an earlier version is brought up to date, one of a later version is left alone', () => {
  const site = onDisk();
  openDatabase(site.file).close();
  const database = new DatabaseSync(site.file);
  expect(database.prepare('pragma user_version').get()).toEqual({ user_version: MIGRATIONS.length });
  database.exec(`pragma user_version = ${MIGRATIONS.length + 1}`);
  database.close();
  expect(() => openDatabase(site.file)).toThrow('later version');
  site.remove();
});

test('a full disk refuses what is new, keeps what was answered, and recovers when there is room', async () => {
  const site = onDisk();
  const database = openDatabase(site.file);
  const store = sqliteStore(site.file, never, database);
  await store.addTable(someTable());
  const { page_count: pages } = database.prepare('pragma page_count').get() as { page_count: number };
  database.exec(`pragma max_page_count = ${pages + 1}`);
  let kept = 1;
  const next = (): Promise<string> =>
    store.append(ID, entry(kept + 1, { kind: 'move', seat: 0, word: 'x'.repeat(120) }), someTable().index);
  const fill = async (): Promise<unknown> => {
    for (;;) {
      const failed = await next().then(
        () => null,
        (thrown: unknown) => thrown,
      );
      if (failed !== null) return failed;
      kept += 1;
    }
  };
  expect(await fill()).toMatchObject({ code: 'storage' });
  expect(await next().catch(() => 'refused again')).toBe('refused again');
  expect((await store.table(ID))?.log).toHaveLength(kept);
  database.exec('pragma max_page_count = 1000000');
  expect(await next()).toBe('kept');
  await store.close();
  site.remove();
});

test('what was committed is brought into the file by a thread of its own, and the log begins anew', async () => {
  const site = onDisk();
  const database = openDatabase(site.file);
  const store = sqliteStore(site.file, never, database);
  const tidying = checkpoints(site.file, database, never);
  /** Counts how often the log was begun. */
  const beginnings = (): number => readFileSync(`${site.file}-wal`).readUInt32BE(12);
  await store.addTable(someTable());
  const first = beginnings();
  for (let commit = 0; commit < COMMITS; commit += 1) tidying.committed();
  let kept = 1;
  // While others go on committing, far less than what makes SQLite do it by itself.
  while (beginnings() === first && kept < 1000) {
    kept += 1;
    await store.append(ID, entry(kept, { kind: 'move', seat: 0, word: 'x' }), someTable().index);
    await pause(5);
  }
  expect(beginnings()).toBe(first + 1);
  expect((await store.table(ID))?.log).toHaveLength(kept);
  await tidying.close();
  await store.close();
  site.remove();
}, 60_000);
