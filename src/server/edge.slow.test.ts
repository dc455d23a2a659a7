import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from './config.ts';
import { descriptorLimit, roomFor } from './descriptors.ts';
import { BOUNDS, type Bounds, edge, type Service } from './edge.ts';
import { visitorOf } from './http/origin.ts';
import { refuseLine } from './refusals.ts';
import type { Server, ServerEnv } from './server.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { connect, newPerson, openTable } from './testing/client.ts';
import { handClock } from './testing/clock.ts';
import { dataFolder, startForTest } from './testing/start.ts';

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
  vi.useRealTimers();
  await stop();
  data.remove();
});
afterAll(() => rmSync(files, { recursive: true }));

interface Line {
  readonly socket: Socket;
  /** Everything that was received when the connection has ended. */
  readonly ended: Promise<string>;
  received(): string;
}

async function line(text = '', { reads = true, halfOpen = true } = {}): Promise<Line> {
  const socket = createConnection({
    port: Number(new URL(url).port),
    host: '127.0.0.1',
    allowHalfOpen: halfOpen,
  });
  sockets.push(socket);
  let received = '';
  const ended = new Promise<string>((resolve) => {
    socket.on('error', () => undefined);
    socket.once('end', () => socket.destroy());
    socket.once('close', () => resolve(received));
  });
  if (reads) socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  else socket.pause();
  await once(socket, 'connect');
  socket.write(text);
  return { socket, ended, received: () => received };
}

const get = (path: string, headers = 'Host: x\r\n'): string => `GET ${path} HTTP/1.1\r\n${headers}\r\n`;
const upgrade = (headers: string): string =>
  `Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${headers}`;
/** However it ends. */
const closing = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => void socket.once('close', resolve));
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

test('one request may come while another is being answered; no browser sends a third, and whoever does is cut off', async () => {
  await start();
  const two = await line(get('/').repeat(2));
  await vi.waitFor(() => expect(two.received().split('<!doctype html>')).toHaveLength(3));
  const three = await line(get('/').repeat(3));
  expect(await three.ended).toBe('');
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

/** Everybody's turn comes at once. */
const AT_ONCE: Service = { schedule: (_address, task) => task(), visitorOf: () => '127.0.0.1' };

test('requests and wishes to speak otherwise have to wait for the turn of their visitor', async () => {
  const waiting: [address: string, task: () => void][] = [];
  const door = edge(
    { ...BOUNDS, connections: 10, perAddress: 10 },
    {
      schedule: (address, task) => void waiting.push([address, task]),
      visitorOf: ({ headers }) => String(headers['x-visitor']),
    },
  );
  const served: string[] = [];
  const plain = door.server((request, response) => {
    served.push(request.url!);
    response.end('x');
  });
  door.upgrades.on('upgrade', ({ url: to }: { url: string }, socket: Socket) => {
    served.push(`upgrade ${to}`);
    socket.destroy();
  });
  await once(plain.listen(0, '127.0.0.1'), 'listening');
  const ask = (text: string): Socket => {
    const socket = createConnection((plain.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write(text);
    return socket;
  };
  const gone = ask('GET /gone HTTP/1.1\r\nHost: x\r\nX-Visitor: a\r\n\r\n');
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  ask('GET / HTTP/1.1\r\nHost: x\r\nX-Visitor: b\r\n\r\n');
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  const reset = ask(
    'GET /api/socket HTTP/1.1\r\nHost: x\r\nX-Visitor: c\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  await vi.waitFor(() => expect(waiting).toHaveLength(3));
  ask(
    'GET /api/socket HTTP/1.1\r\nHost: x\r\nX-Visitor: d\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  );
  await vi.waitFor(() => expect(waiting).toHaveLength(4));
  // One that will be refused costs an answer, too.
  ask('GET /nowhere HTTP/1.1\r\nX-Visitor: e\r\n\r\n');
  await vi.waitFor(() => expect(waiting).toHaveLength(5));
  expect(served).toEqual([]);
  // Whoever has gone meanwhile is not served, and does not disturb anybody.
  gone.resetAndDestroy();
  reset.resetAndDestroy();
  await vi.waitFor(() => expect(door.size).toBe(3));
  for (const [, task] of waiting) task();
  expect(waiting.map(([address]) => address)).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(served).toEqual(['/', 'upgrade /api/socket']);
  door.stop();
  plain.closeAllConnections();
  plain.close();
});

test('for whoever comes too often no connection is made at all', async () => {
  const door = edge(
    { ...BOUNDS, connections: 10, perAddress: 10, arrivals: { burst: 2, perSecond: 0 } },
    AT_ONCE,
  );
  let made = 0;
  const plain = door.server((_request, response) => response.end('x')).on('connection', () => (made += 1));
  await once(plain.listen(0, '127.0.0.1'), 'listening');
  for (let each = 0; each < 5; each += 1) {
    const socket = createConnection((plain.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await once(socket, 'close');
  }
  expect(made).toBe(2);
  door.stop();
  plain.close();
});

test('in the middle of an answer nobody is told that what follows is no request: the connection ends', async () => {
  const door = edge({ ...BOUNDS, connections: 10, perAddress: 10 }, AT_ONCE);
  const plain = door.server((_request, response) => response.write('the first half of'));
  plain.on('clientError', refuseLine);
  await once(plain.listen(0, '127.0.0.1'), 'listening');
  const socket = createConnection((plain.address() as AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('error', () => undefined).on('data', (chunk: Buffer) => (received += chunk.toString()));
  socket.write(get('/'));
  await vi.waitFor(() => expect(received).toContain('the first half of'));
  socket.write('nothing that anybody understands\r\n\r\n');
  await once(socket, 'close');
  expect(received).toMatch(/^HTTP\/1.1 200 /u);
  expect(received).not.toContain('400');
  door.stop();
  plain.close();
});

test('nobody is connected through to somewhere else, and is told so', async () => {
  await start();
  const { ended } = await line('CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n');
  const answer = await ended;
  expect(answer).toMatch(/^HTTP\/1.1 405 Method Not Allowed\r\n/u);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(answer).toContain(`${name}: ${value}\r\n`);
  }
});

test('a handshake from elsewhere, or for which there is no room, is refused with the headers that every answer has', async () => {
  await start({}, { mostConnections: 0 });
  const handshake = (origin: string): string =>
    `GET /api/socket HTTP/1.1\r\nHost: x\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;
  for (const [origin, status] of [
    ['http://elsewhere', 403],
    ['http://x', 503],
  ] as const) {
    const answer = await (await line(handshake(origin))).ended;
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `, 'u'));
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect(answer.toLowerCase()).toContain(`${name}: ${value}\r\n`.toLowerCase());
    }
  }
});

test.each([
  [0, undefined, '192.0.2.1'],
  [0, '198.51.100.7', '192.0.2.1'],
  [1, '198.51.100.7', '198.51.100.7'],
  [1, '203.0.113.9, 198.51.100.7', '198.51.100.7'],
  [2, '203.0.113.9,198.51.100.7', '203.0.113.9'],
  [2, '198.51.100.7', '198.51.100.7'],
  [1, undefined, '192.0.2.1'],
])('behind %d proxies that tell of %s a visitor is at %s', (proxies, told, visitor) => {
  const socket = { remoteAddress: '192.0.2.1' } as Socket;
  expect(visitorOf({ headers: { 'x-forwarded-for': told }, socket }, proxies)).toBe(visitor);
});

test.each([
  ['', 'request', ''],
  [', whatever it expects', 'checkExpectation', 'Expect: everything\r\n'],
] as const)(
  'what was read of somebody who is cut off is not looked at any further%s',
  async (_what, heard, headers) => {
    const door = edge({ ...BOUNDS, connections: 10, perAddress: 10 }, AT_ONCE);
    let requests = 0;
    const plain = door.server(() => undefined).on(heard, () => (requests += 1));
    await once(plain.listen(0, '127.0.0.1'), 'listening');
    const socket = createConnection((plain.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write(get('/', `Host: x\r\n${headers}`).repeat(1500));
    await closing(socket);
    expect(requests).toBe(BOUNDS.waiting + 1);
    door.stop();
    plain.close();
  },
);

test('a handshake behind a request that is not answered yet ends the connection, and takes no descriptor', async () => {
  const door = edge({ ...BOUNDS, connections: 10, perAddress: 10 }, AT_ONCE);
  const answers: ServerResponse[] = [];
  const upgraded = vi.fn((_request: unknown, socket: Socket) => socket.end());
  door.upgrades.on('upgrade', upgraded);
  const plain = door.server((_request, response) => answers.push(response));
  await once(plain.listen(0, '127.0.0.1'), 'listening');
  const dial = (text: string): Socket => {
    const socket = createConnection((plain.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write(text);
    return socket;
  };
  const handshake = get('/api/socket', upgrade(''));
  await closing(dial(get('/') + handshake));
  expect(upgraded).not.toHaveBeenCalled();
  // A proxy goes on with a line on which everything was answered.
  const patient = dial(get('/'));
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1].end();
  await once(patient, 'data');
  patient.write(handshake);
  await vi.waitFor(() => expect(upgraded).toHaveBeenCalledOnce());
  patient.destroy();
  await vi.waitFor(() => expect(door.size).toBe(0));
  door.stop();
  plain.close();
});

test('whoever wishes to speak otherwise beside the socket is answered like anybody, and may go on asking', async () => {
  await start();
  const { received } = await line(get('/api/sockets', upgrade('')));
  await vi.waitFor(() => expect(received()).toContain('{"reason":"no-table"}'));
  sockets.at(-1)!.write(get('/healthz'));
  await vi.waitFor(() => expect(received()).toContain('{"status":"ok"}'));
});

test('a connection for which its address has no room ends at once, though nothing else would end it', async () => {
  const patient = { header: 0, request: 0, idle: 0, still: 0 };
  const door = edge({ ...BOUNDS, ...patient, connections: 10, perAddress: 1 }, AT_ONCE);
  const plain = door.server(() => undefined);
  await once(plain.listen(0, '127.0.0.1'), 'listening');
  const dial = (): Socket =>
    createConnection((plain.address() as AddressInfo).port, '127.0.0.1')
      .on('error', () => undefined)
      .resume();
  const first = dial();
  await vi.waitFor(() => expect(door.size).toBe(1));
  await closing(dial());
  expect(door.size).toBe(1);
  first.destroy();
  door.stop();
  plain.close();
});

test('an answer is waited for since it was asked for, whatever is asked for meanwhile', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const door = edge({ ...BOUNDS, still: 0, connections: 10, perAddress: 10 }, AT_ONCE);
  const plain = door.server(() => undefined);
  await once(plain.listen(0, '127.0.0.1'), 'listening');
  const socket = createConnection((plain.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  const ask = async (): Promise<void> => {
    const asked = once(plain, 'request');
    socket.write(get('/'));
    await asked;
  };
  // However long the connection was there before.
  vi.advanceTimersByTime(2 * BOUNDS.answer);
  await ask();
  vi.advanceTimersByTime(BOUNDS.answer - 10_000);
  await ask();
  expect(door.size).toBe(1);
  vi.advanceTimersByTime(20_000);
  await once(socket, 'close');
  door.stop();
  plain.close();
});

test('whoever has to be cut off comes back less often, and others as before', async () => {
  await start({ arrivals: { burst: 50, perSecond: 0 } });
  for (let each = 0; each < 3; each += 1) await (await line(get('/').repeat(2000))).ended;
  expect(await (await line(get('/'))).ended).toBe('');
});

test('whoever says that nothing more will come is still answered, and then the connection ends', async () => {
  await start();
  const { socket, ended } = await line();
  socket.end(get('/readyz') + get('/healthz'));
  const answers = (await ended).split('HTTP/1.1 ').slice(1);
  expect(answers.map((answer) => answer.slice(0, 3))).toEqual(['200', '200']);
});

test('a connection ends after so many requests', async () => {
  await start({ requests: 3 });
  const { socket, ended } = await line();
  for (let each = 0; each < 3; each += 1) {
    socket.write(get('/'));
    await once(socket, 'data');
  }
  const answers = (await ended).toLowerCase().split('http/1.1 200 ok').slice(1);
  expect(answers.map((answer) => answer.includes('connection: close'))).toEqual([false, false, true]);
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

test('the settings bound plain connections too, and a proxy stands for everybody', async () => {
  await start({}, { connectionsPerAddress: 2 });
  await Promise.all(Array.from({ length: 8 }, () => line()));
  expect(await (await line(get('/'))).ended).toBe('');
  await start({}, { connectionsPerAddress: 2, trustProxy: 1 });
  await Promise.all(Array.from({ length: 16 }, () => line()));
  await alive();
});

test('so many connections as there are descriptors for', () => {
  expect(roomFor(12_000, Infinity)).toEqual({ tables: 12_000, connections: 14_000 });
  expect(roomFor(12_000, 1024)).toEqual({ tables: 660, connections: 824 });
  expect(roomFor(10, 20_000)).toEqual({ tables: 10, connections: 2010 });
  expect(roomFor(12_000, 64)).toEqual({ tables: 1, connections: 1 });
  expect(descriptorLimit()).toBeGreaterThan(100);
});

const HEADERS = Object.entries({ ...SECURITY_HEADERS, 'cache-control': 'no-store' });
const LONG = 'x'.repeat(20_000);
/** What a handshake needs besides. */
const WISH = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';

test.each([
  ['nothing of ours', get('/none.js'), 404],
  ['no table', get('/api/none'), 404],
  ['a method that files do not have', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n', 405],
  ['two slashes', get('//'), 404],
  ['two slashes and a host', get('//evil.example'), 404],
  ['three slashes', get('///'), 404],
  ['an address that cannot be read', get('/%zz'), 400],
  ['a route that cannot be read', get('/api/%zz'), 400],
  ['the whole address', get('http://x/none.js'), 404],
  ['everything', 'OPTIONS * HTTP/1.1\r\nHost: x\r\n\r\n', 405],
  ['a star', get('*'), 404],
  ['no host', get('/', ''), 400],
  ['two hosts', get('/', 'Host: x\r\nhost: y\r\n'), 400],
  ['no request', 'hello\r\n\r\n', 400],
  ['another protocol', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['two lengths', get('/', 'Host: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n'), 400],
  ['a length and pieces', get('/', 'Host: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n'), 400],
  ['a long header', get('/', `Host: x\r\nX: ${LONG}\r\n`), 431],
  ['a long address', get(`/${LONG}`), 431],
  ['an expectation', get('/', 'Host: x\r\nExpect: everything\r\n'), 417],
  ['an upgrade to nothing', get('/', upgrade('')), 200],
  ['a socket elsewhere', get('/api/tables', upgrade('')), 200],
  ['a handshake without a key', get('/api/socket', upgrade('')), 400],
  ['a handshake with a body', get('/api/socket', upgrade(`${WISH}Content-Length: 5\r\n`)), 400],
  ['a handshake with pieces', get('/api/socket', upgrade(`${WISH}Transfer-Encoding: chunked\r\n`)), 400],
  ['a page of another site', get('/api/socket', upgrade('Origin: http://evil.example\r\n')), 403],
  ['no handshake', get('/api/socket'), 404],
  ['figures for others', get('/metrics', 'Host: x\r\nX-Forwarded-For: 1.2.3.4\r\n'), 404],
])('%s is answered, with the headers that every answer has', async (_what, text, status) => {
  await start();
  // The line is left to the server: whoever hangs up after asking may meet the end before the answer.
  const { ended } = await line(text.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  const answer = await ended;
  expect(answer.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `, 'u'));
  const head = answer.split('\r\n\r\n')[0].toLowerCase();
  for (const [name, value] of HEADERS) {
    if (name === 'cache-control' && status === 200) continue;
    expect(head).toContain(`\r\n${name}: ${value.toLowerCase()}`);
    expect(head.split(`\r\n${name}: `), 'once').toHaveLength(2);
  }
  await alive();
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

test('whoever waits too long for an answer, or does not take it, is cut off; whoever only stays is not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const door = edge({ ...BOUNDS, connections: 10, perAddress: 10 }, AT_ONCE);
  const plain = door.server((request, response) => void (request.url === '/' && response.end('done')));
  await once(plain.listen(0, '127.0.0.1'), 'listening');
  const dial = (text: string): Socket => {
    const socket = createConnection((plain.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(text);
    return socket;
  };
  const stays = dial(get('/'));
  await once(stays, 'data');
  const waits = dial(get('/never'));
  waits.resume();
  await vi.waitFor(() => expect(door.size).toBe(2));
  vi.advanceTimersByTime(BOUNDS.answer - 1);
  expect(door.size).toBe(2);
  const gone = closing(waits);
  vi.advanceTimersByTime(BOUNDS.look + 1);
  await gone;
  await vi.waitFor(() => expect(door.size).toBe(1));
  expect(stays.destroyed).toBe(false);
  vi.useRealTimers();
  stays.write(get('/'));
  await once(stays, 'data');
  stays.destroy();
  door.stop();
  plain.close();
});
