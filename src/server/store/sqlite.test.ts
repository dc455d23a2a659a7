import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, test } from 'vitest';
import { keepsTheContract, type StoreSite } from '../testing/contract.ts';
import { entry, someTable } from '../testing/records.ts';
import { dataFolder } from '../testing/start.ts';
import { MIGRATIONS } from './migrations.ts';
import { openDatabase } from './open.ts';
import { eventSum, sumOf } from './rows.ts';
import { sqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

const never = (thrown: unknown): void => {
  throw thrown;
};

function onDisk(): StoreSite & { file: string } {
  const folder = dataFolder();
  const file = join(folder.path, 'deep', 'tavola.db');
  return { file, open: () => sqliteStore(file, never), remove: folder.remove };
}

describe('SQLite keeps the contract of a store', () => {
  keepsTheContract(onDisk, [1]);
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
    expect(database.prepare('pragma foreign_keys').get()).toEqual({ foreign_keys: 1 });
    expect(database.prepare('pragma trusted_schema').get()).toEqual({ trusted_schema: 0 });
    expect(database.prepare('pragma wal_autocheckpoint').get()).toEqual({ wal_autocheckpoint: 16_384 });
    database.close();
  }
  site.remove();
});

test('nobody else on the machine reads the file, whatever rights it had', () => {
  const site = onDisk();
  openDatabase(site.file).close();
  chmodSync(site.file, 0o644);
  openDatabase(site.file).close();
  expect(statSync(site.file).mode & 0o777).toBe(0o600);
  expect(statSync(dirname(site.file)).mode & 0o777).toBe(0o700);
  site.remove();
});

test('how much room there is, is asked of the disk that the file lies on', () =>
  withStore(async (store, { file }) => {
    expect(store.roomLeft()).toBeGreaterThan(0);
    const database = new DatabaseSync(file);
    // A file system that has never any room.
    expect(sqliteStore('/proc/tavola.db', never, database).roomLeft()).toBe(0);
    database.close();
  }));

test('a task that fails leaves nothing of itself behind', () =>
  withStore(async (store) => {
    await store.addPlayer({ id: 'ann', name: 'Ann', since: 1 }, 'key');
    await expect(store.addPlayer({ id: 'bob', name: 'Bob', since: 1 }, 'key')).rejects.toThrow('UNIQUE');
    expect(await store.players(['ann', 'bob'])).toEqual([{ id: 'ann', name: 'Ann', since: 1 }]);
  }));

test('what was begun before the end is kept', async () => {
  const site = onDisk();
  const store = site.open();
  const kept = store.set('last', 'words');
  await store.close();
  await kept;
  const again = site.open();
  expect(await again.setting('last')).toBe('words');
  await again.close();
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
  ['a missing last event', `delete from events ${here} and seq = 2`],
  ['a missing log', `delete from events ${here}`],
  ['how long the log is', `update tables set length = 1 ${here}`],
  [
    'a shorter log that is told to be so',
    `delete from events ${here} and seq = 2; update tables set length = 1 ${here}`,
  ],
  ['how the log ends', `update tables set head = 'x' || head ${here}`],
  ['the secret', `update secrets set secret = 'other' ${here}`],
  ['a missing secret', `delete from secrets ${here}`],
  ['the link for spectators', `update tables set watch = 'other' ${here}`],
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

test.each([
  ['phase', `update tables set phase = 'over' ${here}`],
  ['when it is due', `update tables set due = 9e15 ${here}`],
  ['its seal', `update tables set seal = '' ${here}`],
  ['who sits there', `update seats set player = 'eve' ${here}`],
  ['on which seat', `update seats set seat = 7 ${here}`],
])('what is kept beside a log is not believed when it is damaged, and is mended: %s', (_what, sql) =>
  withStore(async (store, { file }) => {
    await store.addTable(someTable());
    const other = new DatabaseSync(file);
    other.exec(sql);
    other.close();
    expect((await store.table(ID))?.index).toBeNull();
    expect(await store.tablesOf('eve', 10)).toEqual([]);
    await store.mend(ID, 2, someTable().index);
    expect((await store.table(ID))?.index, 'the log has gone on').toBeNull();
    await store.mend(ID, 1, someTable().index);
    expect((await store.table(ID))?.index).toEqual(someTable().index);
    expect(await store.tablesOf('ann', 10)).toEqual([{ table: ID, at: 1001, seat: 0 }]);
  }),
);

test.each([
  ['its header', "header = header || ' '"],
  ['what is kept beside its log', "phase = 'over'"],
  ['its end', 'length = 7'],
])('a table of which %s is damaged is told at the start, by its name', async (_what, change) => {
  const site = onDisk();
  const before = site.open();
  await before.addTable(someTable());
  await before.addTable(someTable('U'.repeat(22)));
  await before.close();
  const other = new DatabaseSync(site.file);
  other.exec(`update tables set ${change} ${here}`);
  other.close();
  const said: string[] = [];
  const store = sqliteStore(site.file, never, openDatabase(site.file), (what) => said.push(what));
  expect(said).toEqual([`table ${ID} is damaged`]);
  await store.close();
  site.remove();
});

test('an end of a log that is damaged takes no further entry', () =>
  withStore(async (store, { file }) => {
    await store.addTable(someTable());
    const other = new DatabaseSync(file);
    other.exec('update tables set head = seal');
    other.close();
    const next = store.append(ID, entry(2, { kind: 'abandon' }), someTable().index);
    await expect(next).rejects.toMatchObject({ code: 'damaged' });
  }));

test('of what else is damaged, nothing is believed, and everything is told', async () => {
  const site = onDisk();
  const before = site.open();
  await before.addTable(someTable());
  await before.addPlayer({ id: 'ann', name: 'Ann', since: 5 }, 'key');
  await before.addPlayer({ id: 'bob', name: 'Bob', since: 5 }, 'key of bob');
  await before.addCode('ann', 'code', 100);
  await before.setPush('ann', 'subscription', 10);
  for (const number of [1, 2]) {
    const line = { number, seat: 0, text: `line ${number}`, emote: null, at: number };
    await before.addChat(ID, line, 'ann', `r${number}`, 100);
  }
  await before.set('push', 'keys');
  await before.addOutage(10, 20);
  await before.close();
  const other = new DatabaseSync(site.file);
  other.exec(`
    update players set name = 'Eve' where id = 'ann'; update keys set player = 'ann' where digest = 'key of bob';
    update codes set player = 'bob'; update push set subscription = 'another'; update chat set text = 'bye' where number = 1;
    update settings set value = 'other'; update outages set ended = 1000; update invitations set seat = 0;
  `);
  other.close();
  const said: string[] = [];
  const store = sqliteStore(site.file, never, openDatabase(site.file), (what) => said.push(what));
  for (const kind of ['players', 'keys', 'codes', 'push', 'settings', 'outages', 'invitations']) {
    expect(said, 'at the start').toContain(`a row of ${kind} is damaged`);
  }
  said.length = 0;
  expect(await store.playerByKey('key')).toEqual({ id: 'ann', name: '?', since: 0 });
  await store.rename('ann', 'Anna');
  expect(await store.players(['ann']), 'a new name mends it').toMatchObject([{ name: 'Anna' }]);
  await expect(store.playerByKey('key of bob')).rejects.toMatchObject({ code: 'damaged' });
  expect(await store.takeCode('code', 1, 'another key', 10)).toBeNull();
  expect(await store.pushOf('ann')).toEqual([]);
  expect(await store.chat(ID, 10)).toMatchObject([{ number: 2, text: 'line 2' }]);
  await expect(store.setting('push')).rejects.toThrow(/the setting “push” is damaged; restore a backup/u);
  expect(await store.outages(0)).toEqual([]);
  const kinds = ['players', 'codes', 'push', 'chat', 'outages'];
  expect(new Set(said), 'whoever reads one').toEqual(
    new Set(kinds.map((kind) => `a row of ${kind} is damaged`)),
  );
  await expect(store.invitation(`invitation ${ID}`)).rejects.toMatchObject({ code: 'damaged' });
  await store.close();
  site.remove();
});

test.each([
  ['everything else', ''],
  ['its secret', 'delete from events; delete from seats'],
  ['who sat there', 'delete from events; delete from secrets'],
  ['its log', 'delete from secrets; delete from seats'],
])('a table whose header is gone is not called unknown while there is %s', async (_what, also) => {
  const site = onDisk();
  const before = site.open();
  await before.addTable(someTable());
  await before.close();
  const other = new DatabaseSync(site.file);
  other.exec(`delete from tables; ${also}`);
  other.close();
  const said: string[] = [];
  const store = sqliteStore(site.file, never, openDatabase(site.file), (what) => said.push(what));
  await expect(store.table(ID)).rejects.toMatchObject({ code: 'damaged' });
  expect(await store.table('U'.repeat(22)), 'there never was one').toBeNull();
  expect(said).toEqual([`table ${ID}: the header is missing`]);
  await store.close();
  site.remove();
});

test('guests whose rows are damaged stay, are told, and keep no other from being forgotten', async () => {
  const { file, remove } = onDisk();
  const said: string[] = [];
  const store = sqliteStore(file, never, openDatabase(file), (what) => said.push(what));
  for (const id of ['a', 'b', 'c', 'd', 'e']) {
    await store.addPlayer({ id, name: id, since: 1 }, `key of ${id}`);
  }
  const database = new DatabaseSync(file);
  database.exec("update players set name = 'damaged' where id in ('a', 'b', 'd')");
  database.close();
  expect(await store.removeGuests(100, 1)).toBe(1);
  expect(await store.removeGuests(100, 2)).toBe(1);
  expect(await store.removeGuests(100, 2)).toBe(0);
  expect(new Set(said)).toEqual(new Set(['a row of players is damaged']));
  const left = await store.players(['a', 'b', 'c', 'd', 'e']);
  expect(left.map(({ id }) => id)).toEqual(['a', 'b', 'd']);
  await store.close();
  remove();
});

test('where the list of tables itself is damaged, no table is called unknown', async () => {
  const site = onDisk();
  const before = site.open();
  await before.addTable(someTable());
  await before.close();
  const other = new DatabaseSync(site.file);
  other.exec("update tables set id = 'another'; delete from secrets; delete from seats; delete from events");
  other.close();
  const said: string[] = [];
  const store = sqliteStore(site.file, never, openDatabase(site.file), (what) => said.push(what));
  expect(said).toEqual(['table another is damaged']);
  await expect(store.table(ID)).rejects.toMatchObject({ code: 'damaged' });
  await store.close();
  site.remove();
});

test('an index of the database that lost its entries is built anew from the rows', async () => {
  const site = onDisk();
  const before = site.open();
  await before.addTable(someTable(ID, { index: { ...someTable().index, due: 50 } }));
  await before.close();
  const other = new DatabaseSync(site.file);
  const { rootpage } = other
    .prepare("select rootpage from sqlite_schema where name = 'tables_due'")
    .get() as { rootpage: number };
  other.close();
  const bytes = readFileSync(site.file);
  bytes.writeUInt16BE(0, (rootpage - 1) * 4096 + 3);
  writeFileSync(site.file, bytes);
  const said: string[] = [];
  const store = sqliteStore(site.file, never, openDatabase(site.file), (what) => said.push(what));
  expect(said).toEqual([expect.stringContaining('tables: ')]);
  expect(await store.dueTables(50, 10)).toEqual([ID]);
  await store.close();
  site.remove();
});

test('a database in use since the first version is sealed, and one that was damaged stays so', async () => {
  const site = onDisk();
  mkdirSync(dirname(site.file), { recursive: true });
  const old = new DatabaseSync(site.file);
  for (const step of MIGRATIONS.slice(0, 2)) old.exec(String(step));
  old.exec('pragma user_version = 2');
  const [sick] = [ID, 'U'.repeat(22)].map((id) => {
    const { header, events } = someTable(id);
    const text = JSON.stringify(header);
    old
      .prepare("insert into tables values (?, ?, ?, 'watch', 'waiting', 1, null, 1002)")
      .run(id, text, sumOf(id, text));
    old.prepare("insert into secrets values (?, 'secret')").run(id);
    old.prepare("insert into seats values (?, 0, 'ann')").run(id);
    old.prepare("insert into chat values (?, 1, 0, 'ann', 'first', 'Hello', null, 7)").run(id);
    for (const { seq, at, event } of [...events, entry(2, { kind: 'stand', seat: 1 })]) {
      const row = { seq, at, event: JSON.stringify(event), seat: null, request: null };
      old
        .prepare('insert into events values (?, ?, ?, ?, null, null, ?)')
        .run(id, seq, at, row.event, eventSum(id, row));
    }
    return id;
  });
  old.exec(`insert into players values ('ann', 'Ann', 5); insert into keys values ('key', 'ann');
    insert into settings values ('push', 'keys'); delete from events where id = '${sick}' and seq = 1`);
  old.close();
  const said: string[] = [];
  const store = sqliteStore(site.file, never, openDatabase(site.file), (what) => said.push(what));
  expect(said).toEqual([]);
  const sound = (await store.table('U'.repeat(22)))!;
  expect(sound.log).toHaveLength(2);
  expect(sound.index).toMatchObject({ phase: 'waiting', players: ['ann', null] });
  await expect(store.table(sick)).rejects.toMatchObject({ code: 'damaged' });
  expect(await store.playerByKey('key')).toEqual({ id: 'ann', name: 'Ann', since: 5 });
  expect(await store.setting('push')).toBe('keys');
  const line = { number: 1, seat: 0, text: 'Hello', emote: null, at: 7 };
  expect(await Promise.all([sick, 'U'.repeat(22)].map((id) => store.chat(id, 10)))).toEqual([[line], [line]]);
  expect(await store.append('U'.repeat(22), entry(3, { kind: 'abandon' }), sound.index!)).toBe('kept');
  expect((await store.table('U'.repeat(22)))?.log).toHaveLength(3);
  await store.close();
  site.remove();
});

/** The files of a process that was killed after some commits: frames of the log are 4,120 bytes long. */
async function killed(commits: number): Promise<{ file: Buffer; log: Buffer; ends: number[] }> {
  const site = onDisk();
  const store = site.open();
  await store.addTable(someTable());
  const ends: number[] = [];
  for (let seq = 2; seq < 2 + commits; seq += 1) {
    await store.append(ID, entry(seq, { kind: 'move', seat: 0, word: 'x' }), someTable().index);
    ends.push(readFileSync(`${site.file}-wal`).length);
  }
  const found = { file: readFileSync(site.file), log: readFileSync(`${site.file}-wal`), ends };
  await store.close();
  site.remove();
  return found;
}

test.each([
  ['before the last commit', (ends: number[]) => ends.at(-3)! - 100, true],
  ['in the end of the last but one', (ends: number[]) => ends.at(-2)! - 4120 + 5, true],
  ['in its beginning', () => 9, true],
  [
    'in the last commit, which may just not have been confirmed',
    (ends: number[]) => ends.at(-1)! - 100,
    false,
  ],
])('damage in the log of the database is told: %s', async (_what, place, isTold) => {
  const { file, log, ends } = await killed(5);
  const site = onDisk();
  mkdirSync(dirname(site.file), { recursive: true });
  const at = place(ends);
  log.fill(log[at] ^ 0x55, at, at + 4);
  writeFileSync(site.file, file);
  writeFileSync(`${site.file}-wal`, log);
  const said: string[] = [];
  openDatabase(site.file, (what) => said.push(what)).close();
  expect(said).toHaveLength(isTold ? 1 : 0);
  const copies = readdirSync(dirname(site.file)).filter((name) => name.includes('-wal.damaged-'));
  expect(copies, 'a copy stays').toHaveLength(isTold ? 1 : 0);
  site.remove();
});

test.each([
  ['no database at all', () => Buffer.from('x'.repeat(8192))],
  [
    'a description of its tables that was changed',
    (file: Buffer) => {
      const at = file.indexOf('CREATE TABLE settings');
      return Buffer.concat([
        file.subarray(0, at),
        Buffer.from('CREATE TABLE settingz'),
        file.subarray(at + 21),
      ]);
    },
  ],
  [
    'an index that was described otherwise',
    (file: Buffer) => {
      const at = file.indexOf('where open = 1');
      file.write('where open = 0', at);
      return file;
    },
  ],
])('a file that cannot be read is refused with a sentence that says what helps: %s', (_what, change) => {
  const site = onDisk();
  openDatabase(site.file).close();
  writeFileSync(site.file, change(readFileSync(site.file)));
  expect(() => openDatabase(site.file)).toThrow(/damaged.*restore a backup \(npm run restore -- FILE\)/u);
  site.remove();
});

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
