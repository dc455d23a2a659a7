import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import * as routes from '#table/routes';
import { sumOf } from './store/rows.ts';
import { handClock } from './testing/clock.ts';
import { memoryStore } from './testing/memory.ts';
import { call, connect, want } from './testing/client.ts';
import { atTurn, company } from './testing/company.ts';
import { damaged } from './testing/damage.ts';
import { dataFolder, startForTest } from './testing/start.ts';

const data = dataFolder();
afterAll(() => data.remove());

test('a damaged record stops one match with a clear word, and no other', async () => {
  let server = await startForTest(data.path, {}, { limits: false });
  const [sick, old, sound] = await Promise.all(
    [1, 2, 3].map(() => company(server.url, { game: 'muster', people: 2, listed: true })),
  );
  await server.close();
  const database = new DatabaseSync(join(data.path, 'tavola.db'));
  database
    .prepare("update events set event = replace(event, '0', '1') where id = ? and seq = 3")
    .run(sick.table);
  const { header } = database.prepare('select header from tables where id = ?').get(old.table) as {
    header: string;
  };
  const other = header.replace('"version":', '"version":9');
  database
    .prepare('update tables set header = ?, sum = ? where id = ?')
    .run(other, sumOf(old.table, other), old.table);
  database.exec('update tables set due = 1');
  database.close();

  server = await startForTest(data.path, {}, { limits: false });
  const enter = ({ table, people }: typeof sick) => connect(server.url, { table, key: people[0].key });
  expect((await (await enter(sick)).ended).bye).toEqual({ type: 'bye', reason: 'damaged', retry: null });
  expect((await (await enter(old)).ended).bye).toMatchObject({ reason: 'other-version' });
  const guest = await enter(sound);
  expect(guest.sight()).not.toBeNull();
  const { tables } = await want(routes.MyTables, server.url, 'GET', '/api/me', { key: sick.people[0].key });
  expect(tables).toEqual([]);
  expect((await call(server.url, 'GET', `/api/tables/${sick.table}/replay`)).body).toEqual({
    reason: 'damaged',
  });
  await guest.close();
  await server.close();
});

test('when nothing can be kept, a move is refused, nobody hears of it, and it can be sent again', async () => {
  const store = memoryStore();
  let full = false;
  const failing = {
    ...store,
    append: (...entry: Parameters<typeof store.append>) =>
      full ? Promise.reject(new Error('the disk is full')) : store.append(...entry),
  };
  const server = await startForTest(data.path, { store: failing }, { limits: false });
  const table = await company(server.url, { game: 'muster', people: 2 });
  const { actor, others, word, seq } = atTurn(table);
  const heard = others[0].received.length;
  full = true;
  expect(await actor.ask({ type: 'move', id: 'a', after: seq, word })).toMatchObject({ reason: 'storage' });
  expect((await others[0].ended).bye).toMatchObject({ reason: 'restart', retry: 500 });
  expect(others[0].received.slice(heard).some((text) => text.includes('"sight"'))).toBe(false);
  full = false;
  const again = await table.again(actor.seat()!);
  expect(again.log()).toEqual([]);
  expect(await again.ask({ type: 'move', id: 'a', after: again.sight()!.seq, word })).toMatchObject({
    type: 'done',
  });
  await again.close();
  await server.close();
});

test('of two servers on one log only one writes an entry; the other looks again', async () => {
  const store = memoryStore();
  const [one, two] = await Promise.all(
    [1, 2].map(() =>
      startForTest(data.path, { store: { ...store, close: () => Promise.resolve() } }, { limits: false }),
    ),
  );
  const table = await company(one.url, { game: 'muster', people: 2 });
  const { actor, word, seq } = atTurn(table);
  const seat = actor.seat()!;
  const elsewhere = await connect(two.url, { table: table.table, key: table.people[seat].key });
  expect(await actor.ask({ type: 'move', after: seq, word })).toMatchObject({ type: 'done' });
  // Nobody can say there whose entry took the number: whoever asked comes back and looks.
  await expect(elsewhere.ask({ type: 'move', after: seq, word })).rejects.toThrow('closed before');
  expect((await elsewhere.ended).bye).toMatchObject({ reason: 'restart' });
  const again = await connect(two.url, { table: table.table, key: table.people[seat].key });
  expect(again.log()).toEqual(actor.log());
  await Promise.all([again.close(), table.leave()]);
  await Promise.all([one.close(), two.close()]);
});

/** `npm run damage` does so ten thousand times. */
test('of a damaged database nothing that was acknowledged is missing without a word', async () => {
  const found = await damaged(60, 3);
  expect(found).toMatchObject({ files: 60, silent: 0, strangers: 0, unsaid: 0 });
  expect(found.whole).toBeGreaterThan(100);
  expect(found.stopped, 'damage must hit something').toBeGreaterThan(10);
});

test('what is kept beside a log is mended when the table is opened', async () => {
  const folder = dataFolder();
  let server = await startForTest(folder.path, {}, { limits: false });
  const table = await company(server.url, { game: 'muster', people: 2 });
  await table.leave();
  // Somebody was removed by a process that died before it could write so into the log of this table.
  const gone = table.people[1].player.id;
  await server.store.removePlayer(gone);
  await server.close();
  const database = new DatabaseSync(join(folder.path, 'tavola.db'));
  database.exec("delete from seats; update tables set phase = 'over', due = null");
  database.close();
  server = await startForTest(folder.path, {}, { limits: false });
  const guest = await connect(server.url, { table: table.table, key: table.people[0].key });
  const { tables } = await want(routes.MyTables, server.url, 'GET', '/api/me', { key: table.people[0].key });
  expect(tables.map(({ table: { id } }) => id)).toEqual([table.table]);
  expect(await server.store.tablesOf(gone, 10)).toEqual([]);
  expect(await server.store.dueTables(Number.MAX_SAFE_INTEGER, 10)).toEqual([table.table]);
  await guest.close();
  await server.close();
  folder.remove();
});

test('a damaged note that the server was alive stops no start, and no clock loses by it', async () => {
  const folder = dataFolder();
  const clock = handClock();
  let server = await startForTest(folder.path, { clock }, { limits: false });
  const pace = { kind: 'live', minutes: 10, increment: 0 } as const;
  const table = await company(server.url, {
    game: 'muster',
    people: 2,
    agreement: { pace, away: null, timeout: 'lose' },
  });
  await table.leave();
  await server.close();
  const database = new DatabaseSync(join(folder.path, 'tavola.db'));
  database.exec("update settings set value = '9' || value where name = 'alive'");
  database.close();
  clock.advance(3_600_000);
  server = await startForTest(folder.path, { clock }, { limits: false });
  const guest = await connect(server.url, { table: table.table, key: table.people[0].key });
  expect(guest.table().phase).toBe('playing');
  await guest.close();
  await server.close();
  folder.remove();
});
