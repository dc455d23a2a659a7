import { createConnection, type Socket } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { pino } from 'pino';
import { standIn } from '#core/testing/stand-in';
import { type Config, configFrom } from '../config.ts';
import { isOperator } from '../http/operations.ts';
import { isOwnOrigin, isOwnRequest } from '../http/origin.ts';
import { call, connect, newPerson, openTable } from '../testing/client.ts';
import { handClock } from '../testing/clock.ts';
import { get, lineTo } from '../testing/line.ts';
import { atTurn, company } from '../testing/company.ts';
import { dataFolder, startForTest } from '../testing/start.ts';
import { ownServer, useServer } from '../testing/use-server.ts';

const logged: string[] = [];
const server = useServer(
  { log: pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) }) },
  { tablesPerAddress: 3, connectionsPerAddress: 30 },
);
let url: string;
beforeAll(() => {
  ({ url } = server);
});

test.each([
  ['https://play.example.org', true],
  ['http://play.example.org', false],
  ['https://play.example.org:444', false],
  ['https://play.example.org.evil.net', false],
  ['https://evil-play.example.org', false],
  ['https://Play.example.org', false],
  ['null', false],
  ['', false],
])('with a public address, the origin %s is our own: %s', (origin, own) => {
  expect(isOwnOrigin({ headers: { origin, host: 'play.example.org' } }, 'https://play.example.org')).toBe(
    own,
  );
});

test.each([
  ['192.168.1.7:4173', true],
  ['192.168.1.7', true],
  ['[fd00::7]:4173', true],
  ['localhost:4173', true],
  ['kitchen', true],
  ['kitchen.local:4173', true],
  ['Kitchen.Home.Arpa', true],
  ['kitchen.fritz.box:4173', true],
  ['tavola.test:4173', true],
  ['kitchen.box', false],
  ['evil.example:4173', false],
  ['192.168.1.7.evil.example', false],
  ['kitchen.local.evil.example:4173', false],
  ['', false],
])('a server in a home is asked as %s: %s', (host, own) => {
  const home = { publicUrl: null, sharedScreens: true };
  for (const headers of [{ host }, { host, origin: `http://${host}` }]) {
    expect(isOwnRequest({ headers }, home)).toBe(own);
    expect(isOwnRequest({ headers }, { ...home, sharedScreens: false }), 'not in a home').toBe(true);
  }
  expect(isOwnRequest({ headers: { host, origin: 'http://else.example' } }, home)).toBe(false);
  const origin = 'https://play.example.org';
  expect(isOwnRequest({ headers: { host, origin } }, { ...home, publicUrl: origin })).toBe(true);
});

test('a page of another site can neither call nor connect', async () => {
  const foreign = { origin: 'https://evil.example' };
  const answer = await call(url, 'POST', '/api/players', { body: { name: 'Eve' }, headers: foreign });
  expect([answer.status, answer.body]).toEqual([403, { reason: 'not-yours' }]);
  await expect(connect(url, { table: 'x'.repeat(22) }, foreign)).rejects.toThrow('403');
  await expect(connect(url, { table: 'x'.repeat(22) }, { origin: url })).resolves.toBeDefined();
});

test('a call is a call, however it is spelt: not for pages of other sites', async () => {
  const targets = ['/%61pi/tables', '/a%70i/tables', 'http://elsewhere/api/tables', '/api/tables'];
  const port = Number(new URL(url).port);
  const all = async (headers: string): Promise<string[]> => {
    const asked = targets.map((target) =>
      lineTo(port, get(target, `Host: x\r\nConnection: close\r\n${headers}`)),
    );
    return Promise.all(asked.map(async (line) => (await (await line).ended).slice(9, 12)));
  };
  expect(await all('')).toEqual(['200', '200', '200', '200']);
  expect(await all('Origin: https://evil.example\r\n')).toEqual(['403', '403', '403', '403']);
});

test('every answer has the headers that keep a page to itself', async () => {
  for (const path of ['/healthz', '/api/tables', '/api/nothing', '/nothing']) {
    const { headers } = await call(url, 'GET', path);
    expect(headers.get('content-security-policy'), path).toContain(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self';",
    );
    expect(headers.get('content-security-policy')).toContain(
      "require-trusted-types-for 'script'; trusted-types tavola",
    );
    expect(headers.get('content-security-policy')).not.toContain("'unsafe-eval'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
  }
});

test('whether a move can be kept is tried once a second, however many ask', async () => {
  const clock = handClock();
  const own = await ownServer({ clock });
  const set = vi.spyOn(own.store, 'set');
  const tries = async (): Promise<number> => {
    set.mockClear();
    for (let each = 0; each < 3; each += 1) expect((await fetch(`${own.url}/readyz`)).status).toBe(200);
    return set.mock.calls.filter(([name]) => name === 'ready').length;
  };
  expect(await tries()).toBe(1);
  clock.advance(1001);
  expect(await tries()).toBe(1);
});

test('those who run the server see that it lives, that it can keep moves, and its figures; nobody else does', async () => {
  expect((await call(url, 'GET', '/healthz')).body).toEqual({ status: 'ok' });
  expect((await call(url, 'GET', '/readyz')).status).toBe(200);
  const figures = await (await fetch(`${url}/metrics`)).text();
  expect(figures).toMatch(/^tavola_connections \d+$/mu);
  expect(figures).toMatch(/^tavola_lines [1-9]\d*$/mu);
  expect((await fetch(`${url}/metrics`, { headers: { 'x-forwarded-for': '1.2.3.4' } })).status).toBe(404);
});

const PROXIES = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip', 'x-forwarded-host', 'x-forwarded-proto'];
type Told = Pick<Config, 'metricsKey' | 'publicUrl' | 'trustProxy'>;
const ALONE: Told = { metricsKey: null, publicUrl: null, trustProxy: 0 };
const KEYED: Told = { ...ALONE, metricsKey: 'k'.repeat(20) };
const HERE = { host: 'localhost' };

test.each<[string, Told, Record<string, string>, boolean]>([
  ['by the name of this machine', ALONE, HERE, true],
  ['by its address and a port', ALONE, { host: '127.0.0.1:4173' }, true],
  ['by its other address', ALONE, { host: '[::1]:4173' }, true],
  ['for a page whose name leads here', ALONE, { host: 'evil.example:4173' }, false],
  ['for a name that only begins like ours', ALONE, { host: 'localhost.evil.example' }, false],
  ['for a name that only ends like ours', ALONE, { host: 'evil-localhost' }, false],
  ['without a name', ALONE, {}, false],
  ...PROXIES.map((name): [string, Told, Record<string, string>, boolean] => [
    `through a proxy that sends ${name}`,
    ALONE,
    { ...HERE, [name]: 'x' },
    false,
  ]),
  ['where a proxy may say nothing of itself', { ...ALONE, publicUrl: 'https://a.example' }, HERE, false],
  ['where the proxy speaks', { ...ALONE, publicUrl: 'https://a.example', trustProxy: 1 }, HERE, true],
  ['with a key, to who has none', KEYED, HERE, false],
  ['with a key, to who has another', KEYED, { ...HERE, authorization: `Bearer ${'k'.repeat(21)}` }, false],
  [
    'with a key, to who has it, wherever',
    KEYED,
    { authorization: `Bearer ${'k'.repeat(20)}`, via: 'x' },
    true,
  ],
])('figures are told %s, or not', (_when, config, headers, isTold) => {
  const socket = standIn<Socket>({ remoteAddress: '127.0.0.1' });
  expect(isOperator(config, { headers, socket })).toBe(isTold);
  const elsewhere = standIn<Socket>({ remoteAddress: '192.0.2.1' });
  expect(isOperator(config, { headers, socket: elsewhere })).toBe(isTold && config.metricsKey !== null);
});

test('a page of another site whose name leads here does not read the figures', async () => {
  const { port, hostname } = new URL(url);
  const socket = createConnection(Number(port), hostname);
  socket.end('GET /metrics HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n');
  expect(await textOf(socket)).toMatch(/^HTTP\/1.1 404 /u);
});

test('nobody opens more tables than an hour allows, and nobody escapes by naming another address', async () => {
  const ann = await newPerson(url, 'Ann');
  const table = { game: 'muster', seats: [{ kind: 'me' }, { kind: 'open' }] };
  for (let each = 0; each < 3; each += 1) await openTable(url, ann.key, table);
  const body = {
    options: {},
    agreement: { pace: { kind: 'free' }, away: null, timeout: 'bot' },
    listed: false,
    ...table,
  };
  const headers = { 'x-forwarded-for': '198.51.100.9' };
  const { status } = await call(url, 'POST', '/api/tables', { key: ann.key, body, headers });
  expect(status).toBe(429);
});

test('behind a proxy that is trusted, people are told apart by what it says, and only by its own entry', async () => {
  const behind = await ownServer({}, { tablesPerAddress: 1, trustProxy: 1 });
  const ann = await newPerson(behind.url, 'Ann');
  const table = { game: 'muster', seats: [{ kind: 'me' }, { kind: 'open' }], options: {}, listed: false };
  const body = { ...table, agreement: { pace: { kind: 'free' }, away: null, timeout: 'bot' } };
  const from = async (address: string): Promise<number> =>
    (
      await call(behind.url, 'POST', '/api/tables', {
        key: ann.key,
        body,
        headers: { 'x-forwarded-for': address },
      })
    ).status;
  expect(await from('198.51.100.1')).toBe(200);
  expect(await from('198.51.100.2')).toBe(200);
  expect(await from('203.0.113.9, 198.51.100.2'), 'what a visitor made up').toBe(429);
});

const raw = (to = url): Promise<WebSocket> =>
  new Promise((resolve) => {
    const socket = new WebSocket(`${to.replace('http', 'ws')}/api/socket`);
    socket.once('open', () => resolve(socket));
    socket.on('error', () => undefined);
  });
const closing = (socket: WebSocket): Promise<number> =>
  new Promise((resolve) => socket.once('close', resolve));

test('a message that is too long, binary, or one of too many ends its connection and no other', async () => {
  const [long, binary, fast, calm] = await Promise.all([raw(), raw(), raw(), raw()]);
  const ends = Promise.all([long, binary, fast].map(closing));
  long.send('x'.repeat(5000));
  // Though it could be read as a text.
  binary.send(Buffer.from('{"type":"ping"}'));
  for (let each = 0; each < 60; each += 1) fast.send('{"type":"ping"}');
  expect(await ends).toEqual([1009, 1008, 1001]);
  calm.send('{"type":"ping"}');
  await new Promise((resolve) => calm.once('message', resolve));
  calm.terminate();
});

/** A masked frame that says nothing and is not the last of its message. */
const EMPTY = Buffer.from([0x00, 0x80, 0, 0, 0, 0]);

test('a flood of pings, of pongs, of empty frames, or of messages after the goodbye, is not read to its end', async () => {
  const own = await ownServer();
  const all = await Promise.all([raw(own.url), raw(own.url), raw(own.url), raw(own.url)]);
  const [pinging, ponging, empty, talking] = all;
  const ends = Promise.all(all.map(closing));
  for (let each = 0; each < 100; each += 1) pinging.ping();
  for (let each = 0; each < 100; each += 1) ponging.pong();
  for (let each = 0; each < 400; each += 1) talking.send('{"type":"ping"}');
  const wire: Socket = Reflect.get(empty, '_socket');
  wire.write(Buffer.from([0x01, 0x80, 0, 0, 0, 0]));
  wire.write(Buffer.concat(Array.from({ length: 20 }, () => EMPTY)));
  expect((await ends).slice(0, 3)).toEqual([1006, 1006, 1008]);
});

test('nothing is compressed: the length of a message must not tell what is in it', async () => {
  const socket = await raw();
  expect(socket.extensions).toBe('');
  socket.terminate();
});

test('one address has so many connections and no more', async () => {
  const sockets = await Promise.all(Array.from({ length: 30 }, () => raw()));
  const extra = new WebSocket(`${url.replace('http', 'ws')}/api/socket`);
  const told = new Promise((resolve) =>
    extra.once('message', (text: Buffer) => resolve(JSON.parse(text.toString()))),
  );
  expect(await told).toEqual({ type: 'bye', reason: 'full', retry: 10_000 });
  for (const socket of sockets) socket.terminate();
});

test('a handshake that is no handshake does not disturb anybody', async () => {
  const { port, hostname } = new URL(url);
  const ends = [
    'GET /api/socket HTTP/1.1\r\nHost: x\r\n\r\n',
    '\u0000\u0001\r\n\r\n',
    'GET /%zz HTTP/1.1\r\n\r\n',
  ].map(
    (text) =>
      new Promise((resolve) => {
        const socket = createConnection({ port: Number(port), host: hostname }, () => socket.end(text));
        socket.on('close', resolve).on('error', resolve).resume();
      }),
  );
  await Promise.all(ends);
  expect((await call(url, 'GET', '/healthz')).status).toBe(200);
});

test('the log of the server tells no key, no code, no name, no word and no address of a table', async () => {
  const lines: string[] = [];
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) });
  const folder = dataFolder();
  const open = await startForTest(folder.path, { log }, { limits: false });
  const table = await company(open.url, { game: 'muster', people: 2 });
  const { actor, word, seq } = atTurn(table);
  await actor.ask({ type: 'move', after: seq, word });
  await call(open.url, 'GET', `/api/tables/${table.table}/replay?secret=${table.opened.watch}`);
  await table.leave();
  await open.close();
  folder.remove();
  const text = lines.join('');
  expect(text).toContain('/api/tables/:id/replay');
  const { watch, invitations } = table.opened;
  const secrets = [
    watch,
    invitations[0].code,
    word,
    'Guest',
    table.table,
    ...table.people.map(({ key }) => key),
  ];
  for (const secret of secrets) expect(text.includes(secret), secret).toBe(false);
});

test('what is wrong with the address of a database is told without its password', () => {
  expect(() => configFrom({ DATABASE_URL: 'postgres:/ann:hush@localhost/tavola' })).toThrow(
    expect.objectContaining({ message: expect.not.stringContaining('hush') }),
  );
});

test('what is not set has its default', () => {
  const { data: folder, ...config } = configFrom({ PORT: '', PUBLIC_URL: '' });
  expect(folder).toMatch(/data$/u);
  expect(config).toEqual({
    database: null,
    databaseConnections: 10,
    peerUrl: null,
    host: '127.0.0.1',
    port: 4173,
    publicUrl: null,
    trustProxy: 0,
    packs: null,
    logLevel: 'info',
    metricsKey: null,
    push: true,
    mostConnections: 12_000,
    connectionsPerAddress: 60,
    sharedScreens: false,
    tablesPerAddress: 60,
    keepDays: 90,
    keepGuestsDays: 90,
    botWorkers: 2,
    botPause: 700,
    limits: true,
  });
});

test('a public address is kept as browsers write an origin', () => {
  expect(configFrom({ PUBLIC_URL: 'https://Play.example.org:443/' }).publicUrl).toBe(
    'https://play.example.org',
  );
});

test('a gathering costs as many tables as will be opened, and the place where they gather', async () => {
  const own = await ownServer({ clock: handClock() }, { tablesPerAddress: 5 });
  const { key } = await newPerson(own.url, 'Ann');
  const agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' };
  const open = { kind: 'open' };
  const gather = async (tables: number): Promise<number> => {
    const body = { kind: 'mirror', tables, game: 'muster', options: {}, seats: [open, open], agreement };
    return (await call(own.url, 'POST', '/api/gatherings', { key, body })).status;
  };
  expect(await gather(2)).toBe(200);
  expect(await gather(2), 'two are left').toBe(429);
});

test('whoever comes too often has to come anew: the connection ends with the answer', async () => {
  const own = await ownServer({ clock: handClock() }, { tablesPerAddress: 0 });
  const { key } = await newPerson(own.url, 'Ann');
  const { port, hostname } = new URL(own.url);
  const socket = createConnection(Number(port), hostname);
  const body = '{}';
  socket.write(
    `POST /api/tables HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer ${key}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  const answer = await textOf(socket);
  expect(answer).toMatch(/^HTTP\/1.1 429 /u);
  expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
});

test('whoever wants to be forgotten is, though one of their tables cannot be opened', async () => {
  const own = await ownServer();
  const { key } = await newPerson(own.url, 'Ann');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const ids = [];
  for (const _ of [1, 2]) ids.push((await openTable(own.url, key, { game: 'muster', seats })).table.id);
  const { open } = own.tables;
  const opened: string[] = [];
  vi.spyOn(own.tables, 'open').mockImplementation((id) => {
    opened.push(id);
    return opened.length === 1 ? Promise.reject(new Error('damaged')) : open(id);
  });
  expect((await call(own.url, 'DELETE', '/api/me', { key })).status).toBe(204);
  expect(opened.toSorted()).toEqual(ids.toSorted());
  expect((await call(own.url, 'GET', '/api/me', { key })).status).toBe(401);
});
