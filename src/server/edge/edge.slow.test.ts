import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '../config.ts';
import { BOUNDS, type Bounds } from './edge.ts';
import type { Server, ServerEnv } from '../server.ts';
import { connect, newPerson, openTable } from '../testing/client.ts';
import { handClock } from '../testing/clock.ts';
import { get, type PlainLine, lineTo } from '../testing/line.ts';
import { dataFolder, startForTest } from '../testing/start.ts';

/** Plain connections that speak as they like; the application is one page and one large file. */

const LARGE = 2_000_000;
const files = mkdtempSync(join(tmpdir(), 'tavola-edge-'));
mkdirSync(join(files, 'assets'));
writeFileSync(join(files, 'index.html'), '<!doctype html>');
writeFileSync(join(files, 'assets', 'large.json'), 'x'.repeat(LARGE));

let data: ReturnType<typeof dataFolder>;
let server: Server | null = null;
let url: string;
const sockets: Socket[] = [];
const stop = async (): Promise<void> => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.close();
  server = null;
};
const start = async (
  bounds: Partial<Bounds> = {},
  settings: Partial<Config> = {},
  parts: Partial<ServerEnv> = {},
): Promise<void> => {
  await stop();
  server = await startForTest(data.path, { files, bounds, ...parts }, settings);
  ({ url } = server);
};
beforeEach(() => {
  data = dataFolder();
});
afterEach(async () => {
  await stop();
  data.remove();
});
afterAll(() => rmSync(files, { recursive: true }));

const line = (text = '', options: { reads?: boolean; halfOpen?: boolean } = {}): Promise<PlainLine> =>
  lineTo(Number(new URL(url).port), text, options, sockets);
/** Descriptors of files that are served; other tests of this process have their own. */
const openFiles = (): number =>
  readdirSync('/proc/self/fd').filter((name) => targetOf(name).startsWith(files)).length;
function targetOf(descriptor: string): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`);
  } catch {
    return ''; // closed since
  }
}
const alive = async (): Promise<void> => expect((await fetch(`${url}/healthz`)).status).toBe(200);

test.each([
  ['for whom an answer was long ago', { answer: 300, look: 100 }],
  ['on whose connection nothing moves', { still: 300 }],
])(
  'whoever asks for files and never reads, %s, takes no descriptors and is cut off',
  async (_who, bounds) => {
    await start(bounds);
    await alive();
    const lines = await Promise.all(
      Array.from({ length: 10 }, () =>
        line(get('/assets/large.json').repeat(BOUNDS.waiting), { reads: false }),
      ),
    );
    await alive();
    // What waits behind an answer that nobody reads is not opened yet.
    expect(openFiles()).toBeLessThanOrEqual(lines.length);
    // Whoever does not read does not hear of the end: the server is asked.
    await vi.waitFor(async () => {
      const answer = await fetch(`${url}/metrics`);
      expect(Number(/^tavola_lines (\d+)$/mu.exec(await answer.text())![1])).toBeLessThan(5);
    }, 20_000);
    for (const { socket } of lines) socket.destroy();
    await vi.waitFor(() => expect(openFiles()).toBe(0));
  },
);

test('only so many requests wait for their answers on one connection', async () => {
  await start();
  const allowed = await line(get('/').repeat(BOUNDS.waiting));
  await vi.waitFor(() =>
    expect(allowed.received().split('<!doctype html>')).toHaveLength(BOUNDS.waiting + 1),
  );
  // The answers cannot be taken before all have come: they are one piece.
  const { ended } = await line(get('/assets/large.json').repeat(2000), { reads: false });
  sockets.at(-1)!.resume();
  await ended;
  await alive();
});

const LENGTH = 'Content-Length: 1000000000000\r\n';
const PIECES = 'Transfer-Encoding: chunked\r\n';
test.each([
  ['a page, of a length', `GET / HTTP/1.1\r\nHost: x\r\n${LENGTH}\r\n`],
  ['a page, in pieces', `GET / HTTP/1.1\r\nHost: x\r\n${PIECES}\r\n`],
  ['a page, by an old program', `GET / HTTP/1.0\r\nConnection: keep-alive\r\n${LENGTH}\r\n`],
  ['a page that cannot be changed', `POST / HTTP/1.1\r\nHost: x\r\n${LENGTH}\r\n`],
  ['a call, of a length', `GET /api/tables HTTP/1.1\r\nHost: x\r\n${LENGTH}\r\n`],
  ['a call, in pieces of nobody knows what', `POST /api/players HTTP/1.1\r\nHost: x\r\n${PIECES}\r\n`],
])('what comes without end with a request is not read without end: %s', async (_what, head) => {
  await start();
  const { socket } = await line(head);
  const piece = Buffer.from(head.includes(PIECES) ? `fffa\r\n${'x'.repeat(0xfffa)}\r\n` : 'x'.repeat(65_536));
  // What lies between the two ends is a few megabytes.
  for (let sent = 0; sent < 1000 && !socket.destroyed; sent += 1) {
    if (socket.write(piece)) continue;
    await Promise.race([once(socket, 'drain'), once(socket, 'close')]).catch(() => undefined);
  }
  expect(socket.destroyed).toBe(true);
  await alive();
});

test('whoever has to be cut off comes back less often, and others as before', async () => {
  await start({ arrivals: { burst: 50, perSecond: 0 } });
  for (let each = 0; each < 3; each += 1) await (await line(get('/').repeat(2000))).ended;
  expect(await (await line(get('/'))).ended).toBe('');
});

test('whoever sends nothing, or a request drop by drop, is not waited for', async () => {
  await start({ header: 200, request: 60_000, look: 50 });
  const answers = await Promise.all(
    [await line(), await line('GET / HTTP/1.1\r\n')].map(({ ended }) => ended),
  );
  expect(answers[1]).toMatch(/^HTTP\/1.1 408 /);

  await start({ header: 400, request: 400, look: 50 });
  const { ended } = await line(
    'POST /api/players HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
  );
  expect(await ended).toMatch(/^HTTP\/1.1 408 /);

  await start({ idle: 100, look: 50 });
  expect(await (await line(get('/healthz'))).ended).toMatch(/^HTTP\/1.1 200 /);
});

test('one address has so many connections, new ones so often, and the house so many in all', async () => {
  await start({ perAddress: 5 });
  await Promise.all(Array.from({ length: 5 }, () => line()));
  expect(await (await line(get('/'))).ended).toBe('');
  sockets.splice(0, 1)[0].destroy();
  await vi.waitFor(alive);

  await start({ arrivals: { burst: 4, perSecond: 0 } });
  for (let each = 0; each < 4; each += 1) {
    const { socket, ended } = await line(get('/healthz', 'Host: x\r\nConnection: close\r\n'));
    expect(await ended).toContain('200 OK');
    socket.destroy();
  }
  expect(await (await line(get('/healthz'))).ended).toBe('');

  // Idle ones are not ended by themselves meanwhile.
  await start({ connections: 3, perAddress: 100, idle: 120_000 });
  const idle = await line(get('/healthz'));
  await vi.waitFor(() => expect(idle.received()).toContain('200 OK'));
  const silent = await Promise.all([line(), line()]);
  expect(await (await line(get('/'))).ended).toBe('');
  // Who only waits for more makes room.
  expect(await idle.ended).toContain('200 OK');
  silent[0].socket.destroy();
  await vi.waitFor(alive);
});

test('requests outside the routes have a budget for each address, too', async () => {
  // Time stands still: what is used up stays so, however long this takes.
  await start({ requests: Infinity }, {}, { clock: handClock() });
  const { socket, ended, received } = await line();
  const { waiting } = BOUNDS;
  const answers = (): number => received().split('HTTP/1.1 ').length - 1;
  for (let sent = waiting; !socket.destroyed && sent <= 4000; sent += waiting) {
    socket.write(get('/none.js').repeat(waiting));
    const isAnswered = (): boolean => socket.destroyed || answers() >= sent;
    while (!isAnswered()) await Promise.race([once(socket, 'data'), ended]);
  }
  const statuses = (await ended).match(/HTTP\/1\.1 \d+/gu)!;
  expect(statuses.filter((each) => each.endsWith('404'))).toHaveLength(2000);
  expect(statuses.at(-1)).toBe('HTTP/1.1 429');
});

test('whoever never reads does not hold up the end, and those at a table are told of it', async () => {
  await start();
  const ann = await newPerson(url, 'Ann');
  const { table } = await openTable(url, ann.key, {
    game: 'muster',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const guest = await connect(url, { table: table.id, key: ann.key });
  await line(get('/assets/large.json').repeat(BOUNDS.waiting), { reads: false });
  await server!.close();
  server = null;
  expect((await guest.ended).bye).toMatchObject({ reason: 'restart' });
});
