import { EventEmitter, once } from 'node:events';
import { createConnection, Server as Listener, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { PROTOCOL } from '#table/table-info';
import type { Config } from '../config.ts';
import type { Server, ServerEnv } from '../server.ts';
import type { Session, Transport } from './session.ts';
import { type Sockets, sockets } from './socket.ts';
import { call, connect, newPerson, openTable } from '../testing/client.ts';
import { handClock } from '../testing/clock.ts';
import { dataFolder, startForTest } from '../testing/start.ts';

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

test('whoever has not answered a ping yet is told goodbye like everybody else', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const url = await start({}, { clock: handClock() });
  const mute = await raw(url, false);
  const asked = once(mute, 'ping');
  vi.advanceTimersByTime(30_000);
  await asked;
  vi.useRealTimers();
  const told = once(mute, 'message');
  await server!.close();
  server = null;
  const [text]: Buffer[] = await told;
  expect(JSON.parse(text.toString())).toMatchObject({ type: 'bye', reason: 'restart' });
});

test('thousands who come at once may wait to be let in', async () => {
  const listening = vi.spyOn(Listener.prototype, 'listen');
  await start();
  expect(listening.mock.calls.flat()).toContainEqual(expect.objectContaining({ backlog: 4096 }));
  listening.mockRestore();
});

test('not all are pinged at once: thousands would hold up everybody else', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const url = await start({}, { clock: handClock() });
  const sockets = [await raw(url), await raw(url), await raw(url)];
  const pinged = sockets.map(() => 0);
  for (const [index, socket] of sockets.entries()) socket.on('ping', () => (pinged[index] += 1));
  const seen: string[] = [];
  for (let beat = 0; beat < 5; beat += 1) {
    vi.advanceTimersByTime(50);
    for (const socket of sockets) {
      socket.ping();
      await once(socket, 'pong');
    }
    seen.push(pinged.join(''));
  }
  expect([...new Set(seen)]).toEqual(['100', '110', '111']);
  for (const socket of sockets) socket.terminate();
});

test('what is sent along with a ping comes back, once', async () => {
  const socket = await raw(await start());
  const answers: string[] = [];
  socket.on('pong', (data) => void answers.push(data.toString()));
  const questions = ['still there?', 'and now?', ''];
  for (const question of questions) socket.ping(question);
  // Answered in their order: after this, nothing more is to come.
  socket.send('{"type":"ping"}');
  await once(socket, 'message');
  expect(answers).toEqual(questions);
  socket.terminate();
});

/** A masked frame whose mask changes nothing. */
const frame = (opcode: number, text: string): Buffer =>
  Buffer.concat([Buffer.from([0x80 | opcode, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
const [TEXT, BINARY] = [1, 2];

/** Speaks to the socket of the tables, and answers nothing that it is not told to. */
async function bare(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = createConnection({ host: hostname, port: Number(port) });
  socket.on('error', () => undefined);
  socket.write(
    'GET /api/socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  await once(socket, 'data');
  return socket.resume();
}

test('whoever does not answer to a goodbye is not waited for', async () => {
  // Its heart does not beat: that would end the connection, too, though much later.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const socket = await bare(await start());
  vi.useRealTimers();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const said = once(socket, 'data');
  const ended = once(socket, 'close');
  socket.write(frame(BINARY, 'x'));
  await said;
  vi.advanceTimersByTime(2000);
  await ended;
}, 30_000);

/** The sockets alone, with sessions that are told what they do. */
async function onlySockets(
  begin: (transport: Transport) => Partial<Session>,
  settings: Partial<Pick<Parameters<typeof sockets>[1], 'schedule' | 'blame'>> = {},
): Promise<{ url: string; open: Sockets; close(): Promise<void> }> {
  const app = Fastify();
  const upgrades = new EventEmitter();
  const open = await sockets(app, {
    most: 10,
    perAddress: 10,
    blame: () => undefined,
    schedule: (_address, task) => task(),
    upgrades,
    begin: (transport) => ({
      receive: () => Promise.resolve(),
      closed: () => undefined,
      end: () => undefined,
      key: () => null,
      ...begin(transport),
    }),
    ...settings,
  });
  app.server.on('upgrade', (...given) => upgrades.emit('upgrade', ...given));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    open,
    async close() {
      open.stop();
      await app.close();
    },
  };
}

test('of a flood that is cut off nothing is read any more, and it is blamed once', async () => {
  let blamed = 0;
  let received = 0;
  const begin = ({ close: goodbye }: Transport): Partial<Session> => ({
    async receive() {
      received += 1;
      goodbye(1008);
    },
  });
  const { url, open, close } = await onlySockets(begin, { blame: () => (blamed += 1) });
  const read = vi.spyOn(WebSocket.prototype, 'emit');
  const socket = await bare(url);
  socket.write(Buffer.concat(Array.from({ length: 3000 }, () => frame(TEXT, '{}'))));
  await once(socket, 'close');
  await vi.waitFor(() => expect(open.size).toBe(0));
  expect(received).toBe(1);
  expect(blamed).toBe(1);
  // The first one, a hundred that may have been on their way, and the one that is too many.
  expect(read.mock.calls.filter(([name]) => name === 'message')).toHaveLength(102);
  read.mockRestore();
  await close();
});

test('whoever leaves while a message waits for its turn has left after it', async () => {
  const waiting: (() => void)[] = [];
  const done: string[] = [];
  const { url, open, close } = await onlySockets(
    ({ turn }) => ({
      receive: (text) => turn().then(() => void done.push(text)),
      closed: () => void done.push('closed'),
    }),
    { schedule: (_address, task) => void waiting.push(task) },
  );
  const socket = await bare(url);
  socket.write(frame(TEXT, '{}'));
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  socket.destroy();
  await vi.waitFor(() => expect(open.size).toBe(0));
  expect(done).toEqual([]);
  expect(waiting).toHaveLength(2);
  for (const task of waiting) {
    task();
    await Promise.resolve();
  }
  expect(done).toEqual(['{}', 'closed']);
  await close();
});

test('of the request that became a connection nothing is held for as long as it lasts', async () => {
  const { url, close } = await onlySockets(() => ({}));
  const listening = vi.spyOn(WebSocket.prototype, 'removeAllListeners');
  const socket = await bare(url);
  expect(listening).toHaveBeenCalledWith('error');
  const line: object = Reflect.get(Object(listening.mock.contexts[0]), '_socket');
  const answer: unknown = Reflect.get(line, '_httpMessage') ?? null;
  expect(answer).toBeNull();
  listening.mockRestore();
  socket.destroy();
  await close();
});

test('pings are answered at their rate, and whoever sends more is cut off', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { url, close } = await onlySockets(() => ({}));
  const socket = await raw(url);
  const pinged = async (count: number): Promise<void> => {
    for (let each = 0; each < count; each += 1) {
      socket.ping();
      await once(socket, 'pong');
    }
  };
  await pinged(40);
  vi.advanceTimersByTime(10_000);
  await pinged(20);
  const ended = closed(socket);
  socket.ping();
  await ended;
  vi.useRealTimers();
  await close();
});

test('whoever sends a frame that is too long, or broken, is blamed for it', async () => {
  const blamed: unknown[] = [];
  const { url, open, close } = await onlySockets(() => ({}), { blame: (line) => void blamed.push(line) });
  for (const bytes of [
    Buffer.from([0x81, 0x80 | 126, 0xff, 0xff, 0, 0, 0, 0]),
    Buffer.from([0x83, 0x80, 0, 0, 0, 0]),
    Buffer.from([0x81, 1, 120]),
  ]) {
    const before = blamed.length;
    const socket = await bare(url);
    const ended = once(socket, 'close');
    socket.write(bytes);
    await ended;
    await vi.waitFor(() => expect(open.size).toBe(0));
    expect(blamed).toHaveLength(before + 1);
  }
  await close();
});

test('there are so many connections to tables and no more', async () => {
  const url = await start({ mostConnections: 2 });
  const both = [await raw(url), await raw(url)];
  const third = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
  const [refused]: Error[] = await once(third, 'error');
  expect(refused.message).toContain('503');
  for (const socket of both) socket.terminate();
});

test('whoever had to be cut off comes again less often', async () => {
  const url = await start({}, { bounds: { arrivals: { burst: 22, perSecond: 0 } } });
  const socket = await raw(url);
  const ended = closed(socket);
  for (let each = 0; each < 100; each += 1) socket.ping();
  await ended;
  // The connection itself and twenty more of twenty-two.
  (await raw(url)).terminate();
  await expect(raw(url)).rejects.toThrow(/ECONNRESET|hang up/u);
});

test('what somebody sends before they leave is still done', async () => {
  const url = await start();
  const ann = await newPerson(url, 'Ann');
  const { table } = await openTable(url, ann.key, {
    game: 'muster',
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const socket = await bare(url);
  const hello = JSON.stringify({ type: 'hello', protocol: PROTOCOL, table: table.id, key: ann.key });
  const long = Buffer.concat([
    Buffer.from([0x81, 0x80 | 126, hello.length >> 8, hello.length & 0xff, 0, 0, 0, 0]),
    Buffer.from(hello),
  ]);
  const welcome = once(socket, 'data');
  socket.write(long);
  await welcome;
  socket.end(frame(TEXT, '{"type":"chat","id":"last","text":"I have to go"}'));
  await vi.waitFor(async () => {
    expect((await server!.store.chat(table.id, 10)).map(({ text }) => text)).toEqual(['I have to go']);
  });
  socket.destroy();
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

test('whoever speaks is alive, also without an answer to a ping; whoever does neither is not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const received: string[] = [];
  const receive = async (text: string): Promise<void> => void received.push(text);
  const { url, open, close } = await onlySockets(() => ({ receive }));
  const [speaks, silent] = [await bare(url), await bare(url)];
  await vi.waitFor(() => expect(open.size).toBe(2));
  const gone = once(silent, 'close');
  for (const beat of [1, 2, 3]) {
    speaks.write(frame(TEXT, '{}'));
    await vi.waitFor(() => expect(received).toHaveLength(beat));
    vi.advanceTimersByTime(30_000);
  }
  await gone;
  expect(open.size).toBe(1);
  vi.useRealTimers();
  speaks.destroy();
  await close();
});

test('behind a proxy connections are counted by the visitors that it tells of', async () => {
  const url = await start({ connectionsPerAddress: 1, trustProxy: 1 });
  const from = async (address: string): Promise<string> => {
    const headers = { 'x-forwarded-for': address };
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/socket`, { headers });
    // Whoever is not let in is told so at once.
    const answer = once(socket, 'message');
    await once(socket, 'open');
    socket.send('{"type":"ping"}');
    return String((await answer)[0]);
  };
  expect(await from('192.0.2.1')).toContain('pong');
  expect(await from('198.51.100.1')).toContain('pong');
  expect(await from('192.0.2.1')).toContain('full');
});
