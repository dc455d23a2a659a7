import type { FastifyInstance, InjectOptions } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import { gameOf } from '#games/index';
import { muster } from '#games/muster/index';
import { dayAt } from '../players/days.ts';
import { digestOf } from '../players/keys.ts';
import { systemChance } from '../ports.ts';
import { quietHouse, type QuietHouse } from '../testing/house.ts';
import { memoryStore } from '../testing/memory.ts';
import { slowStore, type SlowStore } from '../testing/slow-store.ts';
import { routesApp } from '../testing/routes-app.ts';
import type { HttpEnv } from './env.ts';

/** Every call: what it costs, whom it is answered, and that it is answered when all it has led to is kept. */

const KEY = 'k'.repeat(43);
let house: QuietHouse;
let app: FastifyInstance;
let costs: string[];
let ids: { table: string; watch: string };
let hasRoom: boolean;
let routes: Set<string>;
let disk: SlowStore;
const setUp = async (): Promise<void> => {
  disk = slowStore(memoryStore());
  house = quietHouse({ store: disk.store });
  costs = [];
  hasRoom = true;
  const { store, tables, clock } = house;
  await store.addPlayer({ id: 'ann', name: 'Ann', since: 0 }, digestOf(KEY));
  const opened = await tables.create({
    game: muster,
    options: {},
    seats: [{ player: 'ann' }, 'open'],
    host: 0,
    agreement: { pace: { kind: 'free' }, away: null, timeout: 'bot' },
    listed: true,
  });
  ids = { table: opened.id, watch: opened.watch };
  const env: HttpEnv = {
    store,
    tables,
    clock,
    chance: systemChance,
    gameOf,
    pushKey: null,
    hasRoom: () => hasRoom,
    limit: (cost) => void costs.push(cost),
    announce: disk.slowly('announce', () => Promise.resolve()),
  };
  routes = new Set();
  app = routesApp(env, (route) => routes.add(route));
  disk.begun.length = 0;
};
beforeEach(setUp);

const agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' };
const open = { kind: 'open' };
const bodyOf = (change: object) => ({ game: 'muster', options: {}, agreement, ...change });
const SUBSCRIPTION = { keys: { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }, language: 'en' };
const today = (): number => dayAt(house.clock.now());

interface Call {
  readonly call: string;
  readonly body?: () => object;
  readonly costs: readonly string[];
  /** Statuses without a key, with one that nobody has, and with that of the host. */
  readonly answers: readonly [number, number, number];
}
const mine = (status: number): [number, number, number] => [401, 401, status];
const everybody = (status: number): [number, number, number] => [status, status, status];
const calls: readonly Call[] = [
  { call: 'GET /api/packs', costs: [], answers: everybody(200) },
  { call: 'POST /api/players', body: () => ({ name: 'Bo' }), costs: ['players'], answers: everybody(200) },
  {
    call: 'POST /api/players/claim',
    body: () => ({ code: '0123456789' }),
    costs: ['codes'],
    answers: everybody(404),
  },
  { call: 'POST /api/me/code', costs: ['codes'], answers: mine(200) },
  { call: 'GET /api/me', costs: [], answers: mine(200) },
  { call: 'PATCH /api/me', body: () => ({ name: 'Anna' }), costs: ['names'], answers: mine(200) },
  { call: 'DELETE /api/me/keys', costs: [], answers: mine(204) },
  { call: 'GET /api/me/export', costs: ['exports'], answers: mine(200) },
  { call: 'DELETE /api/me', costs: [], answers: mine(204) },
  {
    call: 'POST /api/tables',
    body: () => bodyOf({ seats: [{ kind: 'me' }, open], listed: false }),
    costs: ['tables'],
    answers: mine(200),
  },
  {
    call: 'POST /api/tables',
    body: () => bodyOf({ seats: [{ kind: 'me' }, open], listed: true }),
    costs: ['tables', 'listed'],
    answers: mine(200),
  },
  { call: 'GET /api/tables', costs: [], answers: everybody(200) },
  { call: 'POST /api/tables/TABLE/join', costs: ['invitations'], answers: mine(409) },
  {
    call: 'POST /api/tables/TABLE/invitations',
    body: () => ({ seat: 1 }),
    costs: ['invitations'],
    answers: mine(200),
  },
  {
    call: 'POST /api/invitations/look',
    body: () => ({ code: 'c'.repeat(43) }),
    costs: ['invitations'],
    answers: everybody(404),
  },
  {
    call: 'POST /api/invitations/accept',
    body: () => ({ code: 'c'.repeat(43) }),
    costs: ['invitations'],
    answers: mine(404),
  },
  { call: 'GET /api/tables/TABLE/replay', costs: ['replays'], answers: everybody(200) },
  {
    call: 'POST /api/gatherings',
    body: () => bodyOf({ kind: 'mirror', tables: 2, seats: [open, open] }),
    costs: ['tables', 'tables', 'tables'],
    answers: mine(200),
  },
  { call: 'GET /api/gatherings/TABLE', costs: ['replays'], answers: everybody(404) },
  { call: 'GET /api/push', costs: [], answers: everybody(200) },
  {
    call: 'PUT /api/me/push',
    body: () => ({ endpoint: 'https://good.example/', ...SUBSCRIPTION }),
    costs: ['push'],
    answers: mine(204),
  },
  {
    call: 'PUT /api/me/push',
    body: () => ({ endpoint: 'https://evil.example/', ...SUBSCRIPTION }),
    costs: ['push'],
    answers: mine(400),
  },
  { call: 'DELETE /api/me/push', costs: [], answers: mine(204) },
  {
    call: 'POST /api/daily',
    body: () => ({ day: today(), kind: 'puzzle', game: 'muster', result: 1 }),
    costs: ['results'],
    answers: mine(204),
  },
  { call: 'GET /api/daily/DAY', costs: ['results'], answers: everybody(200) },
  { call: 'GET /api/shared', costs: [], answers: everybody(200) },
  {
    call: 'POST /api/shared/tables',
    body: () => ({ game: 'muster', options: {}, seats: 2 }),
    costs: ['tables'],
    answers: everybody(200),
  },
  {
    call: 'POST /api/shared/code',
    body: () => ({ table: ids.table, watch: ids.watch }),
    costs: [],
    answers: everybody(404),
  },
  { call: 'POST /api/shared/look', body: () => ({ code: 'BBBB' }), costs: [], answers: everybody(404) },
  {
    call: 'POST /api/shared/sit',
    body: () => ({ code: 'BBBB', seat: 0 }),
    costs: ['invitations'],
    answers: mine(404),
  },
  {
    call: 'POST /api/shared/fill',
    body: () => ({ code: 'BBBB', seat: 0, level: '1' }),
    costs: ['invitations'],
    answers: everybody(404),
  },
];

const ask = async ({ call, body }: Pick<Call, 'call' | 'body'>, key?: string): Promise<number> => {
  const [method, path] = call.split(' ');
  const url = path.replace('TABLE', ids.table).replace('DAY', String(today()));
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const request: InjectOptions = { method, url, headers, ...(body && { payload: body() }) };
  return (await app.inject(request)).statusCode;
};

test.each(calls)('$call costs $costs, and is answered $answers', async (each) => {
  expect(await ask(each)).toBe(each.answers[0]);
  expect(await ask(each, 'x'.repeat(43))).toBe(each.answers[1]);
  // A key with something before or behind it is none.
  const almost = each.answers[1] === 401 ? [`${KEY}x`, ` ${KEY}`, KEY.slice(1)] : [];
  for (const key of almost) expect(await ask(each, key)).toBe(401);
  costs = [];
  expect(await ask(each, KEY)).toBe(each.answers[2]);
  expect(costs).toEqual(each.costs);
});

test.each(calls)(
  '$call is answered when what it changed is kept, and not as done when it was not',
  async (each) => {
    expect(await ask(each, KEY)).toBe(each.answers[2]);
    expect(disk.underWay(), 'nothing is left to be done').toBe(0);
    // What others are told of stands.
    expect(disk.begun.toSorted((a, b) => Number(a === 'announce') - Number(b === 'announce'))).toEqual(
      disk.begun,
    );
    // Whoever wants to be forgotten is, though one of their tables cannot be written to.
    const writes = disk.begun.filter(
      (what) => what !== 'announce' && !(each.call === 'DELETE /api/me' && what === 'append'),
    );
    for (const [at, what] of writes.entries()) {
      await setUp();
      disk.refuse(what);
      expect(await ask(each, KEY), `${what}, ${at + 1} of ${writes.length}`).toBe(503);
      expect(disk.begun, 'nobody is told of it').not.toContain('announce');
    }
  },
);

test('where there is no room on the disk nothing is opened', async () => {
  hasRoom = false;
  for (const each of calls.filter((one) => one.costs.includes('tables'))) {
    expect(await ask(each, KEY)).toBe(503);
  }
});

test('no call stands here that there is not, and none is missing', () => {
  const named = calls.map(({ call }) => call.replace('TABLE', ':id').replace('DAY', ':day'));
  expect(routes).toEqual(new Set(named));
});
