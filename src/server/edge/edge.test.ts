import { EventEmitter, once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { createConnection, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import type { Config } from '../config.ts';
import { descriptorLimit, roomFor } from './descriptors.ts';
import { BOUNDS, type Bounds, edge, LONGEST_BODY, type Service } from './edge.ts';
import { visitorOf } from '../http/origin.ts';
import { refuseLine, refuseUpgrade } from './refusals.ts';
import type { Server } from '../server.ts';
import { bareAnswer, SECURITY_HEADERS } from './headers.ts';
import { closing, get, type PlainLine, lineTo, portOf, upgrade } from '../testing/line.ts';
import { dataFolder, startForTest } from '../testing/start.ts';

/** Plain connections that speak as they like, to the door alone, or to one server for all of them. */

const files = mkdtempSync(join(tmpdir(), 'tavola-edge-'));
writeFileSync(join(files, 'index.html'), '<!doctype html>');
const folders: ReturnType<typeof dataFolder>[] = [];
const servers: Server[] = [];
const sockets: Socket[] = [];
const start = async (bounds: Partial<Bounds> = {}, settings: Partial<Config> = {}): Promise<string> => {
  const data = dataFolder();
  folders.push(data);
  const server = await startForTest(data.path, { files, bounds }, settings);
  servers.push(server);
  return server.url;
};
let url: string;
beforeAll(async () => {
  url = await start();
});
afterEach(() => {
  vi.useRealTimers();
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  for (const server of servers) await server.close();
  for (const { remove } of folders) remove();
  rmSync(files, { recursive: true });
});

const line = (text = '', to = url): Promise<PlainLine> => lineTo(Number(new URL(to).port), text, {}, sockets);
const alive = async (at = url): Promise<void> => expect((await fetch(`${at}/healthz`)).status).toBe(200);

test('one request may come while another is being answered; no browser sends a third, and whoever does is cut off', async () => {
  const two = await line(get('/').repeat(2));
  await vi.waitFor(() => expect(two.received().split('<!doctype html>')).toHaveLength(3));
  const three = await line(get('/').repeat(3));
  expect(await three.ended).toBe('');
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
    const socket = createConnection(portOf(plain), '127.0.0.1');
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
    const socket = createConnection(portOf(plain), '127.0.0.1');
    socket.on('error', () => undefined).resume();
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await once(socket, 'close');
  }
  expect(made).toBe(2);
  door.stop();
  plain.close();
});

/** A door that hears nothing but what it is asked; an address that is never answered is `/never`. */
async function doorWith(bounds: Partial<Bounds>) {
  const door = edge({ ...BOUNDS, connections: 10, perAddress: 10, ...bounds }, AT_ONCE);
  const plain = door.server((request, response) => void (request.url === '/never' || response.end('x')));
  await once(plain.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    door.stop();
    plain.closeAllConnections();
    plain.close();
  });
  return { door, dial: (text: string) => lineTo(portOf(plain), text, {}, sockets) };
}
const ONCE = get('/', 'Host: x\r\nConnection: close\r\n');

test('whoever has left makes room for the next one of the same address', async () => {
  const { door, dial } = await doorWith({ perAddress: 1 });
  for (let each = 0; each < 3; each += 1) {
    expect(await (await dial(ONCE)).ended).toContain('200 OK');
    await vi.waitFor(() => expect(door.size).toBe(0));
  }
});

test('whoever had to be cut off counts as twenty who come', async () => {
  const { dial } = await doorWith({ arrivals: { burst: 23, perSecond: 0 } });
  await (
    await dial(get('/never').repeat(3))
  ).ended;
  const answers = [];
  for (let each = 0; each < 4; each += 1) answers.push(await (await dial(ONCE)).ended);
  expect(answers.map((answer) => answer.includes('200 OK'))).toEqual([true, true, false, false]);
});

test('a connection on which nothing moves ends, also while an answer is waited for', async () => {
  const { dial } = await doorWith({ still: 20 });
  expect(await (await dial(get('/never'))).ended).toBe('');
});

test.each([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['HPE_INVALID_METHOD', 400],
  [undefined, 400],
])('what fails with %s is answered with %d, and its connection ends', (code, status) => {
  const socket = { writable: true, write: vi.fn(), destroySoon: vi.fn(), destroy: vi.fn() };
  refuseLine({ ...(code !== undefined && { code }) }, standIn<Socket>(socket));
  expect(socket.write.mock.calls).toEqual([[bareAnswer(status)]]);
  expect(socket.destroySoon).toHaveBeenCalledOnce();
});

test('in the middle of an answer nobody is told that what follows is no request: the connection ends', async () => {
  const door = edge({ ...BOUNDS, connections: 10, perAddress: 10 }, AT_ONCE);
  const plain = door.server((_request, response) => response.write('the first half of'));
  plain.on('clientError', refuseLine);
  await once(plain.listen(0, '127.0.0.1'), 'listening');
  const socket = createConnection(portOf(plain), '127.0.0.1');
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
  const { ended } = await line('CONNECT example.org:443 HTTP/1.1\r\nHost: example.org\r\n\r\n');
  const answer = await ended;
  expect(answer).toMatch(/^HTTP\/1.1 405 Method Not Allowed\r\n/u);
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    expect(answer).toContain(`${name}: ${value}\r\n`);
  }
});

test('a handshake from elsewhere, or for which there is no room, is refused with the headers that every answer has', async () => {
  const crowded = await start({}, { mostConnections: 0 });
  const handshake = (origin: string): string =>
    `GET /api/socket HTTP/1.1\r\nHost: x\r\nOrigin: ${origin}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`;
  for (const [origin, status] of [
    ['http://elsewhere', 403],
    ['http://x', 503],
  ] as const) {
    const answer = await (await line(handshake(origin), crowded)).ended;
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
  const socket = standIn<Socket>({ remoteAddress: '192.0.2.1' });
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
    const socket = createConnection(portOf(plain), '127.0.0.1');
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
    const socket = createConnection(portOf(plain), '127.0.0.1');
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

test('of several servers that pass their handshakes on to the first one, each handshake is heard once', async () => {
  const door = edge({ ...BOUNDS, connections: 10, perAddress: 10 }, AT_ONCE);
  const upgraded = vi.fn((_request: unknown, socket: Socket) => socket.end());
  door.upgrades.on('upgrade', upgraded);
  const [first, second] = [1, 2].map(() => door.server(() => undefined));
  second.on('upgrade', (...given) => first.emit('upgrade', ...given));
  await once(second.listen(0, '127.0.0.1'), 'listening');
  const { ended } = await lineTo(portOf(second), get('/api/socket', upgrade('')), {}, sockets);
  await ended;
  expect(upgraded).toHaveBeenCalledOnce();
  door.stop();
  second.close();
});

test('a handshake that is refused ends with its connection, however that ends', () => {
  const socket = Object.assign(new EventEmitter(), {
    write: vi.fn(),
    destroySoon: vi.fn(),
    destroy: vi.fn(),
  });
  refuseUpgrade(standIn<Socket>(socket), 400);
  expect(socket.write).toHaveBeenCalledBefore(socket.destroySoon);
  socket.emit('error', new Error('ECONNRESET'));
  expect(socket.destroy).toHaveBeenCalledOnce();
});

test('whoever wishes to speak otherwise beside the socket is answered like anybody, and may go on asking', async () => {
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
    createConnection(portOf(plain), '127.0.0.1')
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
  const socket = createConnection(portOf(plain), '127.0.0.1');
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

test('a request of which nobody knows how long it is ends its connection, whatever it asks for', async () => {
  const pieces = 'Host: x\r\nTransfer-Encoding: chunked\r\n';
  const { ended } = await line(`${get('/', pieces)}0\r\n\r\n`);
  expect((await ended).toLowerCase()).toContain('\r\nconnection: close\r\n');
});

test('where there is no room, those who only wait whether they will want something more make some', async () => {
  const door = edge({ ...BOUNDS, connections: 2, perAddress: 10, idle: 120_000 }, AT_ONCE);
  const plain = door.server((_request, response) => response.end('x'));
  await once(plain.listen(0, '127.0.0.1'), 'listening');
  const idle = await lineTo(portOf(plain), get('/'), {}, sockets);
  await vi.waitFor(() => expect(idle.received()).toContain('200 OK'));
  const silent = await lineTo(portOf(plain), '', {}, sockets);
  await lineTo(portOf(plain), get('/'), {}, sockets).then(({ ended }) => ended);
  await idle.ended;
  expect(silent.socket.destroyed, 'one that has not asked for anything yet stays').toBe(false);
  door.stop();
  plain.closeAllConnections();
  plain.close();
});

test('whoever says that nothing more will come is still answered, and then the connection ends', async () => {
  const { socket, ended } = await line();
  socket.end(get('/readyz') + get('/healthz'));
  const answers = (await ended).split('HTTP/1.1 ').slice(1);
  expect(answers.map((answer) => answer.slice(0, 3))).toEqual(['200', '200']);
});

test('a connection ends after so many requests', async () => {
  const { socket, ended } = await line('', await start({ requests: 3 }));
  for (let each = 0; each < 3; each += 1) {
    socket.write(get('/'));
    await once(socket, 'data');
  }
  const answers = (await ended).toLowerCase().split('http/1.1 200 ok').slice(1);
  expect(answers.map((answer) => answer.includes('connection: close'))).toEqual([false, false, true]);
});

test('the settings bound plain connections too, and a proxy stands for everybody', async () => {
  const small = await start({}, { connectionsPerAddress: 2 });
  await Promise.all(Array.from({ length: 8 }, () => line('', small)));
  expect(await (await line(get('/'), small)).ended).toBe('');
  const behind = await start({}, { connectionsPerAddress: 2, trustProxy: 1 });
  await Promise.all(Array.from({ length: 16 }, () => line('', behind)));
  await alive(behind);
  const unlimited = await start({}, { connectionsPerAddress: 2, limits: false });
  await Promise.all(Array.from({ length: 16 }, () => line('', unlimited)));
  await alive(unlimited);
});

test('so many connections as there are descriptors for', () => {
  expect(roomFor(12_000, Infinity)).toEqual({ tables: 12_000, connections: 14_000 });
  expect(roomFor(12_000, 1024)).toEqual({ tables: 660, connections: 824 });
  expect(roomFor(10, 20_000)).toEqual({ tables: 10, connections: 2010 });
  expect(roomFor(12_000, 64)).toEqual({ tables: 1, connections: 1 });
  expect(descriptorLimit()).toBeGreaterThan(100);
  const said = vi.spyOn(process.report, 'getReport');
  for (const [limits, most] of [
    [{ open_files: { soft: '1024' } }, 1024],
    [{ open_files: { soft: 'unlimited' } }, Infinity],
    [undefined, Infinity],
  ] as const) {
    said.mockReturnValue({ userLimits: limits });
    expect(descriptorLimit()).toBe(most);
  }
  said.mockRestore();
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
  ['a long body that nobody wants', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 16385\r\n\r\n', 413],
  ['a header that speaks of a host', get('/', 'Host: x\r\nX-Word: host\r\n'), 200],
  ['an upgrade to nothing', get('/', upgrade('')), 200],
  ['a socket elsewhere', get('/api/tables', upgrade('')), 200],
  ['a handshake without a key', get('/api/socket', upgrade('')), 400],
  ['a handshake with a body', get('/api/socket', upgrade(`${WISH}Content-Length: 5\r\n`)), 400],
  ['a handshake with pieces', get('/api/socket', upgrade(`${WISH}Transfer-Encoding: chunked\r\n`)), 400],
  ['a handshake with two hosts', get('/api/socket', upgrade(`${WISH}host: y\r\n`)), 400],
  ['a handshake without a host', get('/api/socket', upgrade(WISH).replace('Host: localhost\r\n', '')), 400],
  ['a page of another site', get('/api/socket', upgrade('Origin: http://evil.example\r\n')), 403],
  ['no handshake', get('/api/socket'), 404],
  ['figures for others', get('/metrics', 'Host: x\r\nX-Forwarded-For: 1.2.3.4\r\n'), 404],
])('%s is answered, with the headers that every answer has', async (_what, text, status) => {
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

test('whoever waits too long for an answer, or does not take it, is cut off; whoever only stays is not', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const door = edge({ ...BOUNDS, connections: 10, perAddress: 10 }, AT_ONCE);
  const asked = Promise.withResolvers<void>();
  const plain = door.server((request, response) =>
    request.url === '/' ? void response.end('done') : asked.resolve(),
  );
  await once(plain.listen(0, '127.0.0.1'), 'listening');
  const dial = (text: string): Socket => {
    const socket = createConnection(portOf(plain), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(text);
    return socket;
  };
  const stays = dial(get('/'));
  await once(stays, 'data');
  const waits = dial(get('/never'));
  waits.resume();
  // On a busy machine somebody is there long before what they ask for is.
  await asked.promise;
  expect(door.size).toBe(2);
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

test('the bounds are those that are written down for everybody to read', () => {
  const { arrivals, waiting, requests, header, request, idle, still, answer } = BOUNDS;
  const page = readFileSync(join(import.meta.dirname, '../../../docs/online.md'), 'utf8');
  const said = page.replaceAll(/\s+/gu, ' ');
  for (const sentence of [
    `${arrivals!.perSecond} new ones a second (${arrivals!.burst} at once`,
    `${waiting} requests that wait for their answers`,
    `${new Intl.NumberFormat('en').format(requests)} in all; ${LONGEST_BODY / 1024} kB with a request`,
    `${header / 1000} s for the headers, ${request / 1000} s for a request, ${idle / 1000} s until the next one, ${still / 1000} s in which nothing moves`,
    `${{ 2: 'two' }[answer / 60_000]} minutes to take an answer`,
  ]) {
    expect(said).toContain(sentence);
  }
});

test('a body may be as long as it is said, and not a byte longer', async () => {
  const { dial } = await doorWith({});
  const statusOf = async (length: number): Promise<string> => {
    const head = `POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`;
    return (await (await dial(head + 'x'.repeat(length))).ended).slice(9, 12);
  };
  expect([await statusOf(LONGEST_BODY), await statusOf(LONGEST_BODY + 1)]).toEqual(['200', '413']);
});

test('nothing is looked for any more once the door is closed, and looking keeps no process', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const timers = vi.spyOn(globalThis, 'setInterval');
  const door = edge({ ...BOUNDS, connections: 1, perAddress: 1 }, AT_ONCE);
  const [looking] = timers.mock.results.map(({ value }): NodeJS.Timeout => value);
  expect(looking.hasRef()).toBe(false);
  door.stop();
  expect(vi.getTimerCount()).toBe(0);
  timers.mockRestore();
});

test('every bound reaches the server that listens', () => {
  const bounds = { connections: 11, header: 12, request: 13, idle: 14, still: 15, look: 16 };
  const door = edge({ ...BOUNDS, perAddress: 1, ...bounds }, AT_ONCE);
  const plain = door.server(() => undefined);
  expect(plain).toMatchObject({
    maxConnections: 11,
    headersTimeout: 12,
    requestTimeout: 13,
    keepAliveTimeout: 14,
    timeout: 15,
    connectionsCheckingInterval: 16,
  });
  door.stop();
});

test.each([
  ['two hosts', get('/', 'Host: x\r\nhost: y\r\n')],
  ['a long body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 16385\r\n\r\n'],
  ['an expectation', get('/', 'Host: x\r\nExpect: everything\r\n')],
  ['an address that cannot be read', get('/%zz')],
])('the connection of %s ends with the answer, though nobody wished for it', async (_what, text) => {
  const answer = await (await line(text)).ended;
  expect(answer).toMatch(/^HTTP\/1\.1 4/u);
  expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
});
