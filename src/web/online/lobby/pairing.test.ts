import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { AnyGame } from '#core/game';
import type { SeatInfo, TableInfo } from '#table/table-info';
import { tableInfo } from '#table/testing/table-info';
import { usePage } from '../../testing/page.ts';
import type { Summary } from '../api.ts';
import type * as Pairing from './pairing.ts';

const page = usePage();
let parts: typeof Pairing & { game: AnyGame };
beforeAll(async () => {
  const { game } = await page.room('muster');
  parts = { game, ...(await import('./pairing.ts')) };
});

const HOST: SeatInfo = {
  kind: 'person',
  name: 'Ada',
  present: true,
  ready: false,
  standIn: null,
  resigned: false,
};
const OPEN: SeatInfo = { kind: 'open' };
const waitingAt = (id: string, at: number, more: Partial<TableInfo> = {}): Summary => ({
  table: tableInfo({ id, version: parts.game.version, seats: [HOST, OPEN], listed: true, ...more }),
  seat: null,
  myTurn: false,
  at,
});

/** A server as far as this needs it: who waits, who is quicker, and what was asked of it. */
const server: { open: Summary[]; mine: Summary[]; taken: string[]; asked: string[] } = {
  open: [],
  mine: [],
  taken: [],
  asked: [],
};
const answers: Record<string, (path: string) => object> = {
  'POST /api/players': () => ({ key: 'k', player: { id: 'me', name: 'Bo' } }),
  'GET /api/me': () => ({ player: { id: 'me', name: 'Bo' }, tables: server.mine }),
  'GET /api/tables': () => ({ tables: server.open }),
  'POST /api/tables': () => ({
    table: waitingAt('new', 9).table,
    seat: 0,
    watch: 'w',
    invitations: [{ seat: 1, code: 'i' }],
  }),
};
beforeEach(() => {
  Object.assign(server, { open: [], mine: [], taken: [], asked: [] });
  vi.stubGlobal('fetch', (path: string, { method }: RequestInit) => {
    server.asked.push(`${method} ${path}`);
    const joined = /tables\/(\w+)\/join/u.exec(path)?.[1];
    const refused = joined !== undefined && server.taken.includes(joined);
    const found = joined === undefined ? answers[`${method} ${path}`]?.(path) : { table: joined, seat: 1 };
    return Promise.resolve(
      new Response(JSON.stringify(refused ? { reason: 'not-now' } : found), { status: refused ? 409 : 200 }),
    );
  });
});
afterEach(() => page.storage.clear());
const joins = (): string[] => server.asked.filter((each) => each.endsWith('/join'));

test('whoever looks for somebody sits down with the one who has waited longest', async () => {
  server.open = [waitingAt('b', 5), waitingAt('a', 3), waitingAt('c', 4)];
  expect(await parts.findSomebody(parts.game)).toEqual({ value: 'a' });
  expect(joins()).toEqual(['POST /api/tables/a/join']);
  expect(server.asked).not.toContain('POST /api/tables');
});

test('if somebody was quicker, the next one who waits is tried, and at last a table is opened', async () => {
  server.open = [waitingAt('a', 3), waitingAt('b', 5)];
  server.taken = ['a'];
  expect(await parts.findSomebody(parts.game)).toEqual({ value: 'b' });
  server.taken = ['a', 'b'];
  expect(await parts.findSomebody(parts.game)).toEqual({ value: 'new' });
  const { codesOf } = await import('../deal/table-keepsake.ts');
  expect(codesOf('new')).toEqual({ watch: 'w', seats: { 1: 'i' }, isForAnybody: true });
});

test('whoever waits already goes on waiting there, and opens no second table', async () => {
  const own = waitingAt('own', 2);
  Object.assign(server, { open: [waitingAt('a', 3), own], mine: [own] });
  expect(await parts.findSomebody(parts.game)).toEqual({ value: 'own' });
  expect(joins()).toEqual([]);
});

test('strangers are led only to tables for two, by the usual rules, in one sitting', () => {
  const isFor = (more: Partial<TableInfo>): boolean =>
    parts.waitingFor(parts.game, [waitingAt('a', 1, more)]).length === 1;
  expect(isFor({})).toBe(true);
  expect(isFor({ game: 'murano' })).toBe(false);
  expect(isFor({ version: 0 })).toBe(false);
  expect(isFor({ listed: false })).toBe(false);
  expect(isFor({ phase: 'playing' })).toBe(false);
  expect(isFor({ options: { first: 'seat0' } })).toBe(false);
  expect(isFor({ seats: [HOST, OPEN, OPEN] })).toBe(false);
  expect(isFor({ seats: [HOST, HOST] })).toBe(false);
  expect(isFor({ seats: [{ kind: 'bot', level: '2' }, OPEN] })).toBe(false);
  expect(isFor({ agreement: { pace: { kind: 'days', days: 3 }, away: null, timeout: 'bot' } })).toBe(false);
});

test('of two who wait for each other exactly one moves, also when they came at the same moment', () => {
  const tables = [waitingAt('a', 7), waitingAt('b', 7)];
  const moves = ['a', 'b'].filter((own) => parts.hasWaitedLonger(parts.game, tables, own));
  expect(moves).toEqual(['b']);
  // Whoever is not in the lobby yet may be the one the other goes to.
  expect(parts.hasWaitedLonger(parts.game, tables, 'c')).toBe(false);
});
