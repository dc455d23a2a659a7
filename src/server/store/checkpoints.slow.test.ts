import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { keepsTheContract, type StoreSite } from '../testing/contract.ts';
import { entry, someTable } from '../testing/records.ts';
import { dataFolder } from '../testing/start.ts';
import { checkpoints, TASKS } from './checkpoints.ts';
import { databaseFile } from './database-file.ts';
import { openDatabase } from './open.ts';
import { sqliteStore } from './sqlite.ts';

const never = (thrown: unknown): void => {
  throw thrown;
};
const ID = 'T'.repeat(22);

function onDisk(): StoreSite & { file: string } {
  const folder = dataFolder();
  const file = join(folder.path, 'deep', 'tavola.db');
  return { file, open: () => sqliteStore(file, never), remove: folder.remove };
}

describe('SQLite keeps the contract of a store, whatever is done by chance', () => {
  keepsTheContract(onDisk, [2, 3]);
});

test('a thread that cannot open the file ends alone, and for later commits another one is begun', async () => {
  const folder = dataFolder();
  const tidying = checkpoints({ path: folder.path, descriptor: () => 0 }, { exec: () => undefined }, never);
  const asked = vi.spyOn(globalThis, 'setImmediate');
  await vi.waitFor(() => {
    tidying.committed(TASKS);
    expect(asked.mock.calls.filter(([run]) => run.name === 'tidy').length).toBeGreaterThan(2);
  }, 30_000);
  asked.mockRestore();
  await tidying.close();
  folder.remove();
});

test('what was committed is brought into the file by a thread of its own, and the log begins anew', async () => {
  const site = onDisk();
  const database = openDatabase(site.file);
  const store = sqliteStore(site.file, never, database);
  const file = databaseFile(site.file);
  const tidying = checkpoints(file, database, never);
  /** Counts how often the log was begun. */
  const beginnings = (): number => readFileSync(`${site.file}-wal`).readUInt32BE(12);
  await store.addTable(someTable());
  const first = beginnings();
  tidying.committed(TASKS);
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
  file.close();
  site.remove();
});
