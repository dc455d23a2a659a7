import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { connect } from '../testing/client.ts';
import { atTurn, company } from '../testing/company.ts';
import { someTable } from '../testing/records.ts';
import { dataFolder, startForTest } from '../testing/start.ts';
import { restoreBackup, saveBackup } from './backups.ts';
import { holdFolder } from './hold.ts';
import { sqliteStore } from './sqlite.ts';

const folders: ReturnType<typeof dataFolder>[] = [];
const folder = (): string => {
  const made = dataFolder();
  folders.push(made);
  return made.path;
};
afterEach(() => folders.splice(0).forEach((each) => each.remove()));

test('a backup made while people play is restored elsewhere, and the match goes on from there', async () => {
  const [data, other] = [folder(), folder()];
  const copy = join(other, 'copy.db');
  const server = await startForTest(data, {}, { limits: false });
  const table = await company(server.url, { game: 'muster', people: 2 });
  const { actor, word, seq } = atTurn(table);
  await actor.ask({ type: 'move', after: seq, word });
  expect(await saveBackup(data, copy)).toMatchObject({ tables: 1, damaged: [] });
  expect(readdirSync(other), 'one file that nobody has open any more').toEqual(['copy.db']);
  await actor.ask({ type: 'move', after: actor.sight()!.seq, word: 'draw-pile' });
  await table.leave();
  await expect(restoreBackup(data, copy, Date.now()), 'a running server').rejects.toThrow('running');
  await server.close();

  expect(await restoreBackup(join(other, 'data'), copy, Date.now())).toMatchObject({
    tables: 1,
    damaged: [],
  });
  const second = await startForTest(join(other, 'data'), {}, { limits: false });
  const seat = actor.seat()!;
  const guest = await connect(second.url, { table: table.table, key: table.people[seat].key });
  expect(guest.log()).toHaveLength(1);
  expect(await guest.ask({ type: 'move', after: guest.sight()!.seq, word: 'draw-pile' })).toMatchObject({
    type: 'done',
  });
  await guest.close();
  await second.close();
});

test('what was there before a restore is kept beside it', async () => {
  const data = folder();
  const copy = join(data, 'copy.db');
  const server = await startForTest(data);
  await saveBackup(data, copy);
  await server.close();
  await restoreBackup(data, copy, Date.now());
  expect(readdirSync(data).some((file) => file.startsWith('tavola.db.before-'))).toBe(true);
});

test('a damaged file is not restored, and nothing is touched', async () => {
  const data = folder();
  const copy = join(data, 'copy.db');
  const server = await startForTest(data);
  await saveBackup(data, copy);
  await server.close();
  const bytes = readFileSync(copy);
  bytes.fill(255, 4096, 12_288);
  writeFileSync(copy, bytes);
  const before = readFileSync(join(data, 'tavola.db'));
  await expect(restoreBackup(data, copy, Date.now())).rejects.toThrow(/malformed|database/u);
  expect(readFileSync(join(data, 'tavola.db')).equals(before)).toBe(true);
});

test('a backup never overwrites anything, and there must be something to copy', async () => {
  const data = folder();
  await expect(saveBackup(data, join(data, 'copy.db'))).rejects.toThrow('no database');
  expect(existsSync(join(data, 'copy.db'))).toBe(false);
  await expect(restoreBackup(data, join(data, 'none.db'), 0)).rejects.toThrow('there is no');
});

test('a backup tells which tables in it are damaged, and what was there is not overwritten', async () => {
  const data = folder();
  const store = sqliteStore(join(data, 'tavola.db'), (thrown) => {
    throw thrown;
  });
  for (const letter of ['T', 'U']) await store.addTable(someTable(letter.repeat(22)));
  await store.close();
  const database = new DatabaseSync(join(data, 'tavola.db'));
  database.exec(`delete from events where id = '${'U'.repeat(22)}'`);
  database.close();
  const copy = join(data, 'copy.db');
  expect(await saveBackup(data, copy)).toEqual({ tables: 2, events: 1, damaged: ['U'.repeat(22)] });
  const before = readFileSync(copy);
  await expect(saveBackup(data, copy)).rejects.toThrow('already there');
  expect(readFileSync(copy).equals(before)).toBe(true);
});

test('a backup whose pages do not fit is not restored', async () => {
  const data = folder();
  const copy = join(data, 'copy.db');
  await (await startForTest(data)).close();
  await saveBackup(data, copy);
  const database = new DatabaseSync(copy);
  const { rootpage } = database
    .prepare("select rootpage from sqlite_schema where name = 'settings'")
    .get() as { rootpage: number };
  database.close();
  const bytes = readFileSync(copy);
  // One row less than there are, which only a look at the whole page finds.
  const cells = (rootpage - 1) * 4096 + 3;
  bytes.writeUInt16BE(bytes.readUInt16BE(cells) - 1, cells);
  writeFileSync(copy, bytes);
  await expect(restoreBackup(data, copy, Date.now())).rejects.toMatchObject({ code: 'damaged' });
});

test('a backup takes the place of a database that cannot be read, of which everything is kept', async () => {
  const data = folder();
  const file = join(data, 'tavola.db');
  const copy = join(data, 'copy.db');
  const store = sqliteStore(file, (thrown) => {
    throw thrown;
  });
  await store.addTable(someTable('T'.repeat(22)));
  await saveBackup(data, copy);
  await store.addTable(someTable('U'.repeat(22)));
  const log = readFileSync(`${file}-wal`);
  await store.close();
  // Killed, and the first page overwritten in both: nothing of it is a database any more.
  const garbage = Buffer.alloc(8192, 'x');
  writeFileSync(file, garbage);
  writeFileSync(`${file}-wal`, log.fill(0, 32, 4152));
  expect(await restoreBackup(data, copy, Date.now())).toEqual({ tables: 1, events: 1, damaged: [] });
  const restored = sqliteStore(file, (thrown) => {
    throw thrown;
  });
  expect((await restored.table('T'.repeat(22)))?.log).toHaveLength(1);
  expect(await restored.table('U'.repeat(22))).toBeNull();
  await restored.close();
  const kept = readdirSync(data).filter((name) => name.startsWith('tavola.db.before-'));
  const [was, itsLog] = kept.toSorted();
  expect(itsLog).toBe(`${was}-wal`);
  expect(readFileSync(join(data, was)).equals(garbage)).toBe(true);
});

test('what was written a moment before is in a backup', async () => {
  const data = folder();
  const store = sqliteStore(join(data, 'tavola.db'), (thrown) => {
    throw thrown;
  });
  // Not waited for: it lies in no commit yet.
  const written = store.set('name', 'value');
  const target = join(data, 'copy.db');
  await store.backup(target);
  await written;
  await store.close();
  const copy = new DatabaseSync(target, { readOnly: true });
  expect(copy.prepare('select value from settings where name = ?').get('name')).toEqual({ value: 'value' });
  copy.close();
});

test.each([
  ['was alive a moment ago', 'no', 14_999, true],
  ['was alive a quarter of a minute ago', 'no', 15_000, false],
  ['has stopped', 'yes', 0, false],
])(
  'a backup does not take the place of a database whose server %s, or does',
  async (_what, stopped, ago, isRunning) => {
    const data = folder();
    const copy = join(data, 'copy.db');
    const store = sqliteStore(join(data, 'tavola.db'), (thrown) => {
      throw thrown;
    });
    await store.set('alive', '1000000');
    await store.set('stopped', stopped);
    await store.close();
    await saveBackup(data, copy);
    const restoring = restoreBackup(data, copy, 1_000_000 + ago);
    if (isRunning) await expect(restoring).rejects.toMatchObject({ code: 'running' });
    else expect(await restoring).toEqual({ tables: 0, events: 0, damaged: [] });
  },
);

test('a server that could not say for long that it lives still has its database', async () => {
  const data = folder();
  const copy = join(data, 'copy.db');
  const file = join(data, 'tavola.db');
  const store = sqliteStore(file, (thrown) => {
    throw thrown;
  });
  await store.set('alive', '1000000');
  await saveBackup(data, copy);
  const held = holdFolder(data, 0);
  const before = statSync(file).ino;
  await expect(restoreBackup(data, copy, 9_000_000)).rejects.toMatchObject({ code: 'busy' });
  expect([statSync(file).ino, readdirSync(data).some((name) => name.includes('before'))]).toEqual([
    before,
    false,
  ]);
  held.release();
  await store.close();
  await restoreBackup(data, copy, 9_000_000);
  holdFolder(data, 0).release();
});
