import Fastify from 'fastify';
import type { Logger } from 'pino';
import { expect, test } from 'vitest';
import { problem } from '#core/problem';
import { standIn } from '#core/testing/stand-in';
import { gameOf } from '#games/index';
import { muster } from '#games/muster/index';
import { type Config, configFrom } from '../config.ts';
import { SECURITY_HEADERS } from '../edge/headers.ts';
import { ALONE } from '../hosting/alone.ts';
import type { Cluster } from '../hosting/cluster.ts';
import { elsewhere } from '../hosting/elsewhere.ts';
import type { PassedRequest } from '../hosting/peers.ts';
import { digestOf } from '../players/keys.ts';
import { systemChance } from '../ports.ts';
import type { Notice } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { METRICS, quietHouse } from '../testing/house.ts';
import { type Premises, routes } from './routes.ts';

/** What every route has in common: who may call, what it costs, what is told to whom, what is written to the log. */

const KEY = 'k'.repeat(43);
const PEER = { id: 'other', url: 'http://other' };

async function house(
  settings: Partial<Config> = {},
  change: Partial<Premises> = {},
  { works = true, isHeard = true } = {},
) {
  const quiet = quietHouse();
  const { store, tables, clock } = quiet;
  const heard: Notice[] = [];
  const told: Notice[] = [];
  const took: string[] = [];
  const passed: PassedRequest[] = [];
  const logged: unknown[] = [];
  const log = standIn<Logger>({
    debug: (line) => void logged.push(line),
    error: (line) => void logged.push(line),
  });
  const cluster = standIn<Cluster>({
    hosting: { ...ALONE, tell: async (notice: Notice) => void told.push(notice) },
    pass: async (_peer: unknown, request: PassedRequest) => {
      passed.push(request);
      return { status: 418, body: '{"passed":"on"}' };
    },
    peerKey: 'peer',
    spending: { took: (cost: string) => void took.push(cost), listen: () => undefined },
    isHeard: () => isHeard,
    figures: async () => [],
  });
  await store.addPlayer({ id: 'ann', name: 'Ann', since: 0 }, digestOf(KEY));
  if (!works) store.set = () => Promise.reject(problem('storage', 'no room'));
  const app = Fastify();
  routes(app, {
    config: { ...configFrom({}), ...settings },
    store,
    clock,
    chance: systemChance,
    tables,
    gameOf,
    push: { key: null, accepts: () => false, notify: () => undefined },
    metrics: METRICS,
    log,
    cluster,
    packs: [],
    heard: async (notice) => void heard.push(notice),
    site: {
      fileFor: () => null,
      answer: (_request, response) => void response.writeHead(200).end('a page'),
    },
    ...change,
  });
  const ask = async (call: string, headers: object = {}, payload?: object | string) => {
    const [method, url] = call.split(' ');
    const request = { method, url, headers: { host: 'x', ...headers }, ...(payload && { payload }) };
    return app.inject(request);
  };
  return { ...quiet, ask, heard, told, took, passed, logged };
}
const MINE = { authorization: `Bearer ${KEY}` };

test.each([
  ['GET /api/tables', ['requests']],
  ['GET /%61pi/tables', ['requests']],
  ['GET /api/none', ['requests']],
  ['GET /api/packs', ['requests']],
  ['POST /api/players', ['requests', 'players']],
  ['GET /', ['pages']],
  ['GET /healthz', ['pages']],
  ['GET /readyz', ['pages']],
  ['GET /metrics', ['pages']],
])('%s costs %j, whoever asks', async (call, costs) => {
  const { ask, took } = await house();
  const { headers } = await ask(call, {}, call.startsWith('POST') ? { name: 'Bo' } : undefined);
  expect(took).toEqual(costs);
  // Files are dressed at the door.
  if (call !== 'GET /') {
    expect(headers).toMatchObject({ ...SECURITY_HEADERS, 'cache-control': 'no-store' });
  }
});

test('whoever has used the budget of calls is told so by every call, has to come anew, and still gets the page', async () => {
  const { ask } = await house();
  for (let each = 0; each < 480; each += 1) expect((await ask('GET /api/packs')).statusCode).toBe(200);
  for (const call of ['GET /api/packs', 'GET /%61pi/tables', 'GET /api/none']) {
    const { statusCode, headers, body } = await ask(call);
    expect([statusCode, headers.connection, body]).toEqual([429, 'close', '{"reason":"too-fast"}']);
  }
  expect((await ask('GET /')).statusCode).toBe(200);
});

test.each([
  ['GET /api/packs', { origin: 'http://x' }, 200],
  ['GET /api/packs', { origin: 'https://x' }, 200],
  ['GET /api/packs', { origin: 'http://y' }, 403],
  ['GET /api/packs', { origin: 'null' }, 403],
  ['GET /%61pi/packs', { origin: 'http://y' }, 403],
  ['DELETE /api/me', { ...MINE, origin: 'http://y' }, 403],
  ['GET /', { origin: 'http://y' }, 200],
  ['GET /healthz', { origin: 'http://y' }, 200],
])('%s with %j is answered with %d', async (call, headers, status) => {
  const { ask, store } = await house();
  const answer = await ask(call, headers);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers.connection, 'they may ask something else').not.toBe('close');
  expect(await store.playerByKey(digestOf(KEY)), 'nothing was done').not.toBeNull();
});

test.each([
  [false, 404],
  [true, 200],
])('with screens for all: %s, they are answered with %d', async (sharedScreens, status) => {
  const { ask } = await house({ sharedScreens });
  expect((await ask('GET /api/shared', { host: 'localhost' })).statusCode).toBe(status);
});

test('what follows from a call is done here, and told to every other process', async () => {
  const { ask, heard, told } = await house();
  await ask('PATCH /api/me', MINE, { name: 'Anna' });
  await ask('DELETE /api/me', MINE);
  expect(heard).toEqual([
    { kind: 'renamed', player: 'ann', name: 'Anna' },
    { kind: 'revoked', keys: [digestOf(KEY)] },
    { kind: 'removed', player: 'ann' },
  ]);
  expect(told).toEqual(heard);
});

test.each([
  [() => elsewhere(PEER), 418, '{"passed":"on"}', 1, []],
  [() => problem('damaged', 'the secret text of a table'), 500, '{"reason":"damaged"}', 0, []],
  [() => problem('no-table', ''), 404, '{"reason":"no-table"}', 0, []],
  [() => problem('busy', 'a secret'), 500, '{"reason":"storage"}', 0, ['busy']],
  [() => new Error('a secret'), 500, '{"reason":"storage"}', 0, ['']],
])('what goes wrong with %s is told by its reason alone', async (thrown, status, body, passes, codes) => {
  const broken = standIn<Tables>({ open: () => Promise.reject(thrown()) });
  const { ask, passed, logged } = await house({}, { tables: broken });
  const answer = await ask(`GET /api/tables/${'t'.repeat(22)}/replay`);
  expect([answer.statusCode, answer.body]).toEqual([status, body]);
  expect(passed).toHaveLength(passes);
  const codesIn = (line: unknown): unknown[] =>
    typeof line === 'object' && line !== null && 'code' in line ? [line.code] : [];
  expect(logged.flatMap(codesIn)).toEqual(codes);
  expect(JSON.stringify(logged)).not.toMatch(/secret|tttt/u);
});

test('a body that is no JSON, of another kind, or too deep to be one of ours is malformed', async () => {
  const { ask } = await house();
  for (const [type, text] of [
    ['application/json', '{'],
    ['application/json', ''],
    ['application/json', '{"name":"Bo","__proto__":{"name":"Ann"}}'],
    ['text/plain', '{"name":"Bo"}'],
    ['image/png', 'x'],
  ]) {
    const answer = await ask('POST /api/players', { 'content-type': type }, text);
    expect([Math.floor(answer.statusCode / 100), answer.json()], text).toEqual([4, { reason: 'malformed' }]);
  }
});

test('of a call the name of its route is written to the log, and nothing that it was about', async () => {
  const { ask, logged, tables } = await house();
  const { id } = await tables.create({
    game: muster,
    options: {},
    seats: [{ player: 'ann' }, 'open'],
    host: 0,
    agreement: { pace: { kind: 'free' }, away: null, timeout: 'bot' },
    listed: false,
  });
  await ask(`GET /api/tables/${id}/replay?x=y`);
  await ask('GET /some/page#z');
  expect(logged).toMatchObject([
    { method: 'GET', route: '/api/tables/:id/replay', status: 200 },
    { method: 'GET', route: '*' },
  ]);
});

test.each([
  [true, true, 200],
  [true, false, 503],
  [false, true, 503],
])(
  'where a try to write works: %s, and the others are heard: %s, it is ready: %d',
  async (works, isHeard, status) => {
    const { ask } = await house({}, {}, { works, isHeard });
    expect((await ask('GET /readyz')).statusCode).toBe(status);
  },
);
