import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { botsOf, type Server } from './server.ts';
import { holdFolder } from './store/hold.ts';
import { sqliteStore } from './store/sqlite.ts';
import type { Store } from './store/store.ts';
import { call, connect, newPerson, openTable } from './testing/client.ts';
import { handClock } from './testing/clock.ts';
import { get, lineTo } from './testing/line.ts';
import { memoryStore } from './testing/memory.ts';
import { dataFolder, quiet, startForTest } from './testing/start.ts';

/** How the parts of a server are put together: one server for all, whose disk is a map. */

const MEGABYTE = 1024 * 1024;
const data = dataFolder();
let room = Infinity;
const asked: string[] = [];
const memory = memoryStore();
const store: Store = {
  ...memory,
  roomLeft: () => room,
  dueTables(...given) {
    asked.push('what is due');
    return memory.dueTables(...given);
  },
};
let server: Server;
beforeAll(async () => {
  server = await startForTest(data.path, { store, clock: handClock() }, { limits: false });
});
afterAll(async () => {
  await server.close();
  data.remove();
});
const TABLE = { game: 'muster', seats: [{ kind: 'me' }, { kind: 'open' }] };

test('what was due before the start is looked for at once, and not after a while', async () => {
  await vi.waitFor(() => expect(asked).toEqual(['what is due']));
});

test('new tables leave room on the disk for those that are being played', async () => {
  const { key } = await newPerson(server.url, 'Ann');
  const body = {
    ...TABLE,
    options: {},
    listed: false,
    agreement: { pace: { kind: 'free' }, away: null, timeout: 'bot' },
  };
  const opened = async (): Promise<number> =>
    (await call(server.url, 'POST', '/api/tables', { key, body })).status;
  room = 200 * MEGABYTE;
  expect(await opened()).toBe(503);
  room += 1;
  expect(await opened()).toBe(200);
});

test('what follows from a call for those who are connected here is done before it is answered', async () => {
  room = Infinity;
  const { key } = await newPerson(server.url, 'Ann');
  const { table } = await openTable(server.url, key, TABLE);
  const guest = await connect(server.url, { table: table.id, key });
  await call(server.url, 'PATCH', '/api/me', { key, body: { name: 'Anna' } });
  const live = (await server.tables.open(table.id))!;
  expect(live.info().seats[0]).toMatchObject({ name: 'Anna' });
  await call(server.url, 'DELETE', '/api/me', { key });
  expect((await guest.ended).bye).toEqual({ type: 'bye', reason: 'no-key', retry: null });
  expect(live.info().seats[0].kind, 'without the one who opened it there is no table').toBe('person');
  expect(live.info().phase).toBe('over');
});

test('a body without a known end is read no further than any other', async () => {
  const piece = `${(17_000).toString(16)}\r\n${'x'.repeat(17_000)}\r\n`;
  const head = 'Host: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n';
  const text = `${get('/api/players', head).replace('GET', 'POST')}${piece}0\r\n\r\n`;
  const { ended } = await lineTo(Number(new URL(server.url).port), text);
  expect(await ended).toMatch(/^HTTP\/1\.1 413 /u);
});

test('damage that is found at the start is counted', async () => {
  const damaged = dataFolder();
  const file = join(damaged.path, 'tavola.db');
  const before = sqliteStore(file, (thrown) => {
    throw thrown;
  });
  await before.addPlayer({ id: 'ann', name: 'Ann', since: 0 }, 'key');
  await before.close();
  const database = new DatabaseSync(file);
  database.exec("update players set name = 'somebody else'");
  database.close();
  const own = await startForTest(damaged.path);
  const figures = await (await fetch(`${own.url}/metrics`)).text();
  expect(figures).toMatch(/^tavola_damages_total [1-9]/mu);
  await own.close();
  damaged.remove();
});

test('a start that fails lets go of what it has opened', async () => {
  const other = dataFolder();
  const port = Number(new URL(server.url).port);
  await expect(startForTest(other.path, {}, { port })).rejects.toThrow('EADDRINUSE');
  holdFolder(other.path, 0).release();
  const database = new DatabaseSync(join(other.path, 'tavola.db'));
  const { value } = database.prepare("select value from settings where name = 'stopped'").get()!;
  expect(value, 'nobody says any more that the server is alive').toBe('yes');
  database.close();
  other.remove();
});

test('where few descriptors are left, connections to tables leave some for whoever loads the application', async () => {
  const few = { userLimits: { open_files: { soft: 210 } } };
  const report = vi.spyOn(process.report, 'getReport').mockReturnValue(few);
  const other = dataFolder();
  const own = await startForTest(other.path, { store: memoryStore() }, { mostConnections: 1000 });
  report.mockRestore();
  const url = `${own.url.replace('http', 'ws')}/api/socket`;
  const lines = Array.from({ length: 9 }, () => new WebSocket(url));
  const outcomes = await Promise.all(
    lines.map(
      (line) =>
        new Promise((resolve) => {
          line.addEventListener('open', () => resolve('open'));
          line.addEventListener('error', () => resolve('refused'));
        }),
    ),
  );
  expect(outcomes.filter((each) => each === 'open')).toHaveLength(8);
  expect((await fetch(`${own.url}/healthz`)).status).toBe(200);
  for (const line of lines) line.close();
  await own.close();
  other.remove();
});

test('a disk that fails ends the process at once: only a new one may look what lies on it', async () => {
  const other = dataFolder();
  const fatal: unknown[] = [];
  const log = { ...quiet, fatal: (text: unknown) => void fatal.push(text) };
  const own = await startForTest(other.path, { log });
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never);
  const run = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(() => {
    throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
  });
  const { status } = await call(own.url, 'POST', '/api/players', { body: { name: 'Ann' } });
  run.mockRestore();
  expect(status).toBe(503);
  expect(exit.mock.calls[0]).toEqual([1]);
  expect(fatal[0]).toContain('the disk failed');
  exit.mockRestore();
  await own.close();
  other.remove();
});

test.each([
  [0, 1],
  [1, 1],
  [7, 7],
])(
  'with %d threads for bots there are %d, each with two seconds for a question, and five hundred may wait',
  (botWorkers, workers) => {
    const [clock, replaced, newPool] = [handClock(), vi.fn(), vi.fn()];
    botsOf({ botWorkers }, clock, replaced, newPool);
    expect(newPool.mock.calls).toEqual([[clock, { workers, timeoutMs: 2000, queue: 500, replaced }]]);
  },
);

test('what is due is looked for every five seconds, until the end', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const other = dataFolder();
  const own = memoryStore();
  const due = vi.spyOn(own, 'dueTables');
  const { close } = await startForTest(other.path, { store: own });
  /** How often it was looked for, so many milliseconds later. */
  const later = async (milliseconds: number): Promise<number> => {
    vi.advanceTimersByTime(milliseconds);
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    return due.mock.calls.length;
  };
  expect([await later(0), await later(4999), await later(1), await later(5000)]).toEqual([1, 1, 2, 3]);
  await close();
  expect(await later(60_000)).toBe(3);
  vi.useRealTimers();
  other.remove();
});

test('what is done again and again keeps no process, and ends with the server', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval');
  const other = dataFolder();
  const own = await startForTest(other.path, { store: memoryStore() });
  const all = timers.mock.results.map(({ value }): NodeJS.Timeout => value);
  timers.mockRestore();
  expect(all.length, 'sweeps, pings, and looks at who is slow').toBeGreaterThanOrEqual(3);
  expect(all.map((each) => each.hasRef())).toEqual(all.map(() => false));
  const ended = vi.spyOn(globalThis, 'clearInterval');
  await own.close();
  const endings = ended.mock.calls.map(([timer]) => timer);
  ended.mockRestore();
  expect(all.filter((each) => !endings.includes(each))).toEqual([]);
  other.remove();
});
