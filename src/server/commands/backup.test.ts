import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { sqliteStore } from '../store/sqlite.ts';
import { entry, ID, INDEX, someTable } from '../testing/records.ts';
import { dataFolder } from '../testing/start.ts';
import { toldTerminal } from '../testing/told-terminal.ts';
import { backup } from './backup.ts';

const folder = dataFolder();
afterAll(folder.remove);
const data = join(folder.path, 'data');
const copy = join(folder.path, 'copy.db');
const NOW = 1_000_000;

async function ran(...words: string[]): Promise<[number, ...string[]]> {
  const told = toldTerminal(words, { TAVOLA_DATA: data });
  return [await backup(told, NOW), ...told.lines];
}

const USAGE = '! tavola: expected the name of a file, as in: npm run backup -- tavola-2026-11-15.db';
test.each([[], ['save'], ['restore'], ['erase', copy], ['constructor', copy]])(
  'what is not understood does nothing: %j',
  async (...words) => {
    expect(await ran(...words)).toEqual([2, USAGE]);
  },
);

test('a copy is made and put back, and what is in it is told, damage by its table', async () => {
  const store = sqliteStore(join(data, 'tavola.db'), () => undefined);
  await store.addTable(someTable());
  await store.append(ID, entry(2, { kind: 'sit', seat: 1, player: 'bob' }), INDEX);
  await store.close();
  expect(await ran('save', copy)).toEqual([0, `${copy}: 1 tables, 2 events, 0 damaged`]);
  expect(await ran('save', copy), 'never over another').toEqual([1, `! tavola: ${copy} is already there`]);
  const database = new DatabaseSync(copy);
  database.exec("update events set event = '{}' where seq = 1");
  database.close();
  expect(await ran('restore', copy)).toEqual([
    0,
    `${copy}: 1 tables, 2 events, 1 damaged`,
    `! tavola: the record of table ${ID} is damaged`,
  ]);
  expect(existsSync(join(data, `tavola.db.before-${NOW}`)), 'by the clock that was given').toBe(true);
});

test('what goes wrong is told in a sentence', async () => {
  expect(await ran('restore', 'nowhere.db')).toEqual([1, '! tavola: there is no nowhere.db']);
  writeFileSync(join(folder.path, 'text.db'), 'no database');
  const [code, line] = await ran('restore', join(folder.path, 'text.db'));
  expect([code, line]).toEqual([1, expect.stringMatching(/^! tavola: .*not a database/u)]);
});
