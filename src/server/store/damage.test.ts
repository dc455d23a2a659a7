import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { lookThrough } from './damage.ts';
import { KINDS } from './seals.ts';

test('what cannot be read at the start is told, and then no table is called unknown', () => {
  const said: string[] = [];
  const database = new DatabaseSync(':memory:');
  const { isLost } = lookThrough(database, (what) => said.push(what));
  database.close();
  const silent = KINDS.filter((kind) => !said.some((what) => what.startsWith(`${kind}: no such table`)));
  expect(silent).toEqual([]);
  expect(said).toContain('tables: no such table: tables');
  expect(isLost('anything')).toBe(true);
});
