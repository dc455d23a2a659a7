import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addKey, entry, ID, INDEX, someTable } from '../testing/records.ts';
import { dataFolder } from '../testing/start.ts';
import { MOVED, soundRows } from './moving.ts';
import { sqliteStore } from './sqlite.ts';

const folder = dataFolder();
const file = join(folder.path, 'tavola.db');
let database: DatabaseSync;
beforeAll(async () => {
  const store = sqliteStore(file, () => undefined);
  for (const id of ['zoe', 'ann']) await store.addPlayer({ id, name: id, since: 5 }, `key of ${id}`);
  for (const key of ['y', 'x', 'z']) await addKey(store, 'zoe', key, 10);
  for (const browser of ['y', 'x', 'z']) await store.setPush('zoe', browser, 10);
  await store.addTable(someTable());
  await store.append(ID, entry(2, { kind: 'sit', seat: 1, player: 'zoe' }), INDEX);
  await store.close();
  database = new DatabaseSync(file);
});
afterAll(() => {
  database.close();
  folder.remove();
});

/** What is to be moved of a kind, by one of its columns, and what is damaged. */
function moving(kind: string, column: string): [values: unknown[], damaged: string[]] {
  const damaged: string[] = [];
  const rows = [
    ...soundRows(
      database,
      MOVED.find(({ name }) => name === kind)!,
      damaged,
    ),
  ];
  return [rows.map((row) => row[column]), damaged];
}

test('rows are moved in the order in which they came: of too many devices the oldest must be the first', () => {
  expect(moving('keys', 'digest')).toEqual([['key of zoe', 'key of ann', 'y', 'x', 'z'], []]);
  expect(moving('push', 'subscription')).toEqual([['y', 'x', 'z'], []]);
  expect(moving('events', 'seq')).toEqual([[1, 2], []]);
  expect(moving('tables', 'open')).toEqual([[true], []]);
});

test('a row that is not what was written stays behind, and is named; all others go', () => {
  database.exec("update players set name = 'eve' where id = 'zoe'");
  database.exec("update keys set player = 'eve' where digest in ('x', 'z')");
  expect(moving('players', 'id')).toEqual([['ann'], ['a row of players']]);
  expect(moving('keys', 'digest')).toEqual([
    ['key of zoe', 'key of ann', 'y'],
    ['a row of keys', 'a row of keys'],
  ]);
});
