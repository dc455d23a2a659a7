import { once } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import type { Config } from './config.ts';
import type { ServerEnv, Server } from './server.ts';
import { call, connect, newPerson, openTable } from './testing/client.ts';
import { handClock } from './testing/clock.ts';
import { dataFolder, startForTest } from './testing/start.ts';

vi.setConfig({ testTimeout: 30_000 });

let data: ReturnType<typeof dataFolder>;
let server: Server | null = null;
const start = async (settings: Partial<Config> = {}, parts: Partial<ServerEnv> = {}): Promise<string> => {
  server = await startForTest(data.path, parts, settings);
  return server.url;
};
beforeEach(() => {
  data = dataFolder();
});
afterEach(async () => {
  vi.useRealTimers();
  await server?.close();
  server = null;
  data.remove();
});

const raw = async (url: string, autoPong = true): Promise<WebSocket> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { autoPong });
  await once(socket, 'open');
  return socket;
};
const closed = (socket: WebSocket): Promise<unknown> =>
  new Promise((resolve) => socket.once('close', resolve));

test('a connection from which nothing comes back is ended at the second heartbeat, and no other', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  // Nobody is sent away for not saying hello.
  const url = await start({}, { clock: handClock() });
  const [dead, quiet] = [await raw(url, false), await raw(url)];
  const ended = closed(dead);
  for (let beat = 0; beat < 3; beat += 1) {
    const asked = once(quiet, 'ping');
    vi.advanceTimersByTime(30_000);
    await asked;
    // Answered in their order: the server has heard the answer to its own ping, too.
    quiet.ping();
    await once(quiet, 'pong');
  }
  await ended;
  expect(quiet.readyState).toBe(WebSocket.OPEN);
  quiet.terminate();
});

test('whoever has left makes room for others of the same address', async () => {
  const url = await start({ connectionsPerAddress: 2 });
  for (let round = 0; round < 2; round += 1) {
    const both = [await raw(url), await raw(url)];
    for (const socket of both) {
      socket.send('{"type":"ping"}');
      expect(String((await once(socket, 'message'))[0])).toBe('{"type":"pong"}');
      socket.terminate();
    }
    await vi.waitFor(async () =>
      expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^tavola_connections 0$/mu),
    );
  }
});

test('with a public address, pages from there connect and call, and those of any other address do not', async () => {
  const publicUrl = 'https://play.example.org';
  const url = await start({ publicUrl });
  const ann = await newPerson(url, 'Ann');
  const { table } = await openTable(url, ann.key, {
    game: 'muster',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const hello = { table: table.id, key: ann.key };
  for (const origin of [url, 'https://evil.example']) {
    await expect(connect(url, hello, { origin }), origin).rejects.toThrow('403');
    expect((await call(url, 'GET', '/api/tables', { headers: { origin } })).status, origin).toBe(403);
  }
  expect((await call(url, 'GET', '/api/tables', { headers: { origin: publicUrl } })).status).toBe(200);
  const guest = await connect(url, hello, { origin: publicUrl });
  expect(guest.seat()).toBe(0);
  await guest.close();
});

test('those whom a restart sends away come back at different moments', async () => {
  const drawn = [0, 51, 255];
  const bytes = (length: number): Uint8Array =>
    length === 1 ? Uint8Array.of(drawn.shift()!) : crypto.getRandomValues(new Uint8Array(length));
  const url = await start({}, { chance: { bytes } });
  const ann = await newPerson(url, 'Ann');
  const { table, watch } = await openTable(url, ann.key, {
    game: 'muster',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const guests = [];
  for (let each = 0; each < 3; each += 1) guests.push(await connect(url, { table: table.id, watch }));
  await server!.close();
  server = null;
  const byes = await Promise.all(guests.map(async ({ ended }) => (await ended).bye));
  expect(byes.map((bye) => bye?.retry)).toEqual([500, 1400, 5000]);
});
