import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { problem } from '#core/problem';
import type { Config } from '#server/config';
import type { ServerEnv, Server } from '#server/server';
import { sqliteStore } from '#server/store/sqlite';
import type { Store } from '#server/store/store';
import { PROTOCOL } from '#table/table-info';
import { handClock } from '../../src/server/testing/clock.ts';
import { company } from '../../src/server/testing/company.ts';
import { dataFolder, startForTest } from '../../src/server/testing/start.ts';

/** What somebody with bad intentions and a socket of their own can try; the limits of messages are off, to try harder. */

let data: ReturnType<typeof dataFolder>;
let server: Server;
let port: number;
const start = async (settings: Partial<Config> = {}, parts: Partial<ServerEnv> = {}): Promise<void> => {
  server = await startForTest(data.path, parts, { limits: false, ...settings });
  port = Number(new URL(server.url).port);
};
beforeEach(() => {
  data = dataFolder();
});
afterEach(async () => {
  await server.close();
  data.remove();
});

const figure = async (name: string): Promise<number> => {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `) || each.startsWith(`${name}{`));
  return Number(line?.split(' ').at(-1) ?? 0);
};
const closings = (reason: string): Promise<number> => figure(`tavola_closings_total{reason="${reason}"}`);
const eventually = async (holds: () => Promise<boolean>): Promise<boolean> => {
  for (let tries = 0; tries < 4000; tries += 1) {
    if (await holds()) return true;
    await pause(50);
  }
  return false;
};

const OURS = 'https://play.example.org';
const HOSTILE = [
  'null',
  'https://play.example.org/',
  'https://play.example.org:443',
  'https://play.example.org:444',
  'http://play.example.org',
  'https://play.example.org.evil.net',
  'https://evilplay.example.org',
  'wss://play.example.org',
  'https://play.example.org@evil.net',
  'https://evil.net/play.example.org',
  'https://evil.net#play.example.org',
  'https://PLAY.example.org',
  'https://play.example.org.',
  'https://play.example.orgx',
  'https://play.example',
  '*',
  'https://play.example.org https://evil.net',
  'https://xn--play-example-org',
  'file://',
  'play.example.org',
  'https://play%2eexample.org',
  'https://play.example.org\\evil.net',
  'about:blank',
  'https://',
];

test.each([[OURS], [null]])(
  'pages of other sites cannot connect, with the public address %s',
  async (publicUrl) => {
    await start({ publicUrl });
    const handshake = (headers: Record<string, string>): Promise<number> =>
      new Promise((resolve) => {
        const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { headers });
        socket.once('open', () => resolve(101));
        socket.once('unexpected-response', (_request, { statusCode = 0 }) => resolve(statusCode));
        socket.on('error', () => undefined);
      });
    const host = 'play.example.org';
    const statuses = await Promise.all(HOSTILE.map((origin) => handshake({ origin, host })));
    // Without a public address, a proxy may speak either protocol to us: the name alone has to be right.
    const allowed = publicUrl === null ? ['http://play.example.org'] : [];
    expect(HOSTILE.filter((_, index) => statuses[index] === 101)).toEqual(allowed);
    expect(new Set(statuses.filter((status) => status !== 101))).toEqual(new Set([403]));
    expect(await handshake({ origin: OURS, host })).toBe(101);
  },
);

/** A client of bytes: after the handshake it sends what it likes and reads what it likes. */
async function rawClient(): Promise<Socket> {
  const socket = createConnection({ port, host: '127.0.0.1' });
  const key = randomBytes(16).toString('base64');
  socket.write(
    `GET /api/socket HTTP/1.1\r\nHost: localhost:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
      `Sec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
  );
  socket.on('error', () => undefined);
  await once(socket, 'data');
  return socket;
}

/** A frame whose mask changes nothing. */
const frame = (opcode: number, final: boolean, payload: Buffer): Buffer =>
  Buffer.concat([Buffer.from([(final ? 0x80 : 0) | opcode, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
const TEXT = 1;
const CONTINUATION = 0;
const PING = 9;

/** Sends the same again and again, without reading, until it is cut off or has sent so many bytes. */
async function pour(socket: Socket, chunk: Buffer, bytes: number): Promise<void> {
  socket.pause();
  for (let sent = 0; !socket.destroyed && sent < bytes; sent += chunk.length) {
    if (!socket.write(chunk)) await pause(1);
    // Whoever does not read does not hear of the end, either: writing is the only way to learn of it.
    for (let waits = 0; socket.writableLength > chunk.length && waits < 100; waits += 1) await pause(10);
  }
}

test('whoever asks and never reads the answers is cut off', async () => {
  // On a busy machine this takes longer than anybody waits for a greeting, or for something to move: time stands still.
  await start({}, { clock: handClock(), bounds: { still: 0 } });
  const socket = await rawClient();
  const pings = Buffer.concat(
    Array.from({ length: 500 }, () => frame(TEXT, true, Buffer.from('{"type":"ping"}'))),
  );
  await pour(socket, pings, 16e6);
  expect(await eventually(async () => (await closings('slow')) === 1)).toBe(true);
  expect(await eventually(async () => (await figure('tavola_connections')) === 0)).toBe(true);
  socket.destroy();
});

test('a flood of pings of the socket itself fills no memory', async () => {
  await start();
  const socket = await rawClient();
  const before = process.memoryUsage().rss;
  const pings = Buffer.concat(Array.from({ length: 500 }, () => frame(PING, true, Buffer.alloc(125))));
  await pour(socket, pings, 64e6);
  expect(process.memoryUsage().rss - before).toBeLessThan(50e6);
  expect(await eventually(async () => (await figure('tavola_connections')) === 0)).toBe(true);
  socket.destroy();
});

test('a message in pieces that never ends is not collected', async () => {
  await start();
  const socket = await rawClient();
  const begun = frame(TEXT, false, Buffer.from('{'));
  const more = Buffer.concat(
    Array.from({ length: 1000 }, () => frame(CONTINUATION, false, Buffer.from(' '))),
  );
  socket.write(begun);
  socket.resume();
  const closed = once(socket, 'close');
  for (let each = 0; each < 5; each += 1) socket.write(more);
  await closed;
  expect(await eventually(async () => (await figure('tavola_connections')) === 0)).toBe(true);
});

test('whoever leaves while waiting for the welcome is not believed to be there', async () => {
  const disk = sqliteStore(join(data.path, 'tavola.db'), () => undefined);
  const slow: Store = {
    ...disk,
    async append(...entry) {
      await pause(30);
      return disk.append(...entry);
    },
  };
  await start({}, { store: slow });
  const table = await company(server.url, { game: 'muster', people: 2 });
  await table.guests[1].close();
  const { key } = table.people[1];
  const hello = JSON.stringify({ type: 'hello', protocol: PROTOCOL, table: table.table, key });
  const left = table.guests[0].ask({ type: 'handOver', level: '1' });
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`);
  await once(socket, 'open');
  socket.send(hello);
  const kept = table.guests[0].ask({ type: 'takeBack' });
  await pause(5);
  socket.terminate();
  await Promise.all([left, kept]);
  expect(await eventually(async () => (await figure('tavola_connections')) === 1)).toBe(true);
  expect(server.tables.live()[0].info().seats[1]).toMatchObject({ present: false });
  await table.guests[0].close();
});

test('a disk that refuses the table of a rematch harms nobody', async () => {
  const disk = sqliteStore(join(data.path, 'tavola.db'), () => undefined);
  let full = false;
  const addTable: Store['addTable'] = (table) =>
    full ? Promise.reject(problem('storage', 'full')) : disk.addTable(table);
  await start({}, { store: { ...disk, addTable } });
  const { guests, leave } = await company(server.url, { game: 'muster', people: 2 });
  await guests[0].ask({ type: 'resign' });
  full = true;
  for (const guest of guests) expect((await guest.ask({ type: 'rematch' })).type).toBe('done');
  await pause(100);
  expect(guests[0].table().rematch).toEqual({ wishes: [0, 1], table: null });
  full = false;
  expect((await guests[0].ask({ type: 'emote', emote: 'thanks' })).type).toBe('done');
  await leave();
});
