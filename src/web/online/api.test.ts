import type { Signal } from '@preact/signals';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import type { Sight } from '#table/table';
import { usePage } from '../testing/page.ts';
import type { Me } from './account/player.ts';

const page = usePage();

interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Record<string, string>;
}
const calls: Call[] = [];
/** What the server answers next, in this order. */
const answers: { status: number; body?: unknown }[] = [];
const reply = (status: number, body?: unknown): unknown => answers.push({ status, body });

let me: Signal<Me | null>;
beforeAll(async () => {
  ({ me } = await import('./account/player.ts'));
  vi.stubGlobal('fetch', (path: string, { method, headers, body }: RequestInit) => {
    calls.push({
      method: method ?? '',
      path,
      body: typeof body === 'string' ? JSON.parse(body) : body,
      headers: Object.fromEntries(new Headers(headers)),
    });
    const answer = answers.shift();
    if (answer === undefined) return Promise.reject(new TypeError('no network'));
    return Promise.resolve(
      new Response(answer.status === 204 ? null : JSON.stringify(answer.body ?? null), {
        status: answer.status,
      }),
    );
  });
});
beforeEach(() => {
  calls.length = 0;
  answers.length = 0;
  page.storage.clear();
  me.value = null;
});
const ADA = { id: 'p1', name: 'Ada', key: 'secret' };

test('a server that is not reached, and one that talks nonsense, are told apart', async () => {
  const { lobby } = await import('./api.ts');
  expect(await lobby()).toEqual({ failure: 'offline' });
  reply(500, {});
  expect(await lobby()).toEqual({ failure: 'server' });
  vi.spyOn(Response.prototype, 'json').mockRejectedValueOnce(new SyntaxError('html'));
  reply(200, {});
  expect(await lobby()).toEqual({ failure: 'server' });
  reply(429, { reason: 'too-fast' });
  expect(await lobby()).toEqual({ failure: 'too-fast' });
  reply(200, { tables: [] });
  expect(await lobby()).toEqual({ value: { tables: [] } });
});

test('whoever is known calls with their key, and only then', async () => {
  const { myTables, openTable } = await import('./api.ts');
  reply(200, {});
  await myTables();
  me.value = ADA;
  reply(200, {});
  await openTable(standIn({ game: 'x' }));
  expect(calls.map(({ method, path, headers, body }) => [method, path, headers, body])).toEqual([
    ['GET', '/api/me', {}, undefined],
    [
      'POST',
      '/api/tables',
      { authorization: 'Bearer secret', 'content-type': 'application/json' },
      { game: 'x' },
    ],
  ]);
});

test('a key that the server has forgotten is forgotten here, unless there is a newer one by then', async () => {
  const { myTables } = await import('./api.ts');
  me.value = ADA;
  reply(401, { reason: 'no-key' });
  expect(await myTables()).toEqual({ failure: 'no-key' });
  expect(me.value).toBeNull();
  me.value = ADA;
  reply(401, { reason: 'no-key' });
  const answer = myTables();
  me.value = { ...ADA, key: 'newer' };
  await answer;
  expect(me.value).toEqual({ ...ADA, key: 'newer' });
});

test('somebody introduces themselves once, and again only by another name', async () => {
  const { introduce } = await import('./api.ts');
  reply(200, { key: 'secret', player: { id: 'p1', name: 'Ada' } });
  expect(await introduce('Ada')).toEqual({ value: undefined });
  expect(me.value).toEqual(ADA);
  expect(JSON.parse(page.storage.get('tavola.player') ?? '')).toEqual(ADA);
  await introduce('Ada');
  expect(calls).toHaveLength(1);
  reply(200, {});
  await introduce('Bo');
  expect(calls[1]).toMatchObject({ method: 'PATCH', path: '/api/me', body: { name: 'Bo' } });
  expect(me.value?.name).toBe('Bo');
  // Forgotten by the server meanwhile: begins anew, as somebody new.
  reply(401, { reason: 'no-key' });
  reply(200, { key: 'fresh', player: { id: 'p2', name: 'Cy' } });
  expect(await introduce('Cy')).toEqual({ value: undefined });
  expect(me.value).toEqual({ id: 'p2', name: 'Cy', key: 'fresh' });
  reply(400, { reason: 'too-fast' });
  expect(await introduce('Di')).toEqual({ failure: 'too-fast' });
  expect(me.value?.name).toBe('Cy');
});

test('a player is taken over by a code, and gone when deleted; a failure changes nothing', async () => {
  const { claim, deleteMe } = await import('./api.ts');
  reply(404, { reason: 'code' });
  expect(await claim('123')).toEqual({ failure: 'code' });
  expect(me.value).toBeNull();
  reply(200, { key: 'secret', player: { id: 'p1', name: 'Ada' } });
  await claim('124');
  expect([calls[1]?.body, me.value]).toEqual([{ code: '124' }, ADA]);
  expect(await deleteMe()).toEqual({ failure: 'offline' });
  expect(me.value).toEqual(ADA);
  reply(204);
  await deleteMe();
  expect([me.value, page.storage.has('tavola.player')]).toEqual([null, false]);
});

test('another tab that introduced us, or deleted us, is heard', async () => {
  await import('./account/player.ts');
  page.storage.set('tavola.player', JSON.stringify(ADA));
  page.document.fire('storage', { key: 'tavola.other' });
  expect(me.value).toBeNull();
  page.document.fire('storage', { key: 'tavola.player' });
  expect(me.value).toEqual(ADA);
  page.storage.set('tavola.player', '{"name":"half"}');
  page.document.fire('storage', { key: 'tavola.player' });
  expect(me.value).toBeNull();
});

test('links of tables are kept, the last sixty of them, and an invitation that was used is dropped', async () => {
  const { codesOf, dropInvitation, inviteLink, keepCodes, watchLink } =
    await import('./deal/table-keepsake.ts');
  for (let table = 0; table < 62; table += 1) keepCodes(`t${table}`, { watch: `w${table}` });
  expect([codesOf('t1'), codesOf('t2'), codesOf('t61')]).toEqual([{}, { watch: 'w2' }, { watch: 'w61' }]);
  keepCodes('t2', { seats: { 0: 'a', 1: 'b' } });
  expect(codesOf('t2')).toEqual({ watch: 'w2', seats: { 0: 'a', 1: 'b' } });
  dropInvitation('t2', 1);
  dropInvitation('t2', 3);
  expect(codesOf('t2')).toEqual({ watch: 'w2', seats: { 0: 'a' } });
  keepCodes('t99', {});
  expect([codesOf('t2').watch, codesOf('t3')]).toEqual(['w2', {}]);
  expect(inviteLink('c')).toBe('http://tavola.test/invite#c');
  expect(watchLink('t', 'c')).toBe('http://tavola.test/watch/t#c');
});

test('a replay is asked for with the link of the spectators, and a running match shows what they have seen', async () => {
  const { keepCodes } = await import('./deal/table-keepsake.ts');
  const { farMatch } = await import('./table/running-replay.ts');
  const seats = [
    { kind: 'person', name: 'Ada', present: true, ready: true, standIn: null, resigned: false },
    { kind: 'bot', level: '2' },
  ];
  const table = { game: 'muster', version: 3, seats };
  const line = (seat: number) => ({ seat, word: null, message: { key: 'log.x' }, sealed: false });
  keepCodes('k3', { watch: 'w' });
  reply(200, {
    phase: 'playing',
    table,
    steps: [
      { view: 'v0', toAct: [0] },
      { view: 'v1', toAct: [1] },
      { view: 'v2', toAct: [0] },
    ],
    lines: [line(0), line(1)],
  });
  const found = await farMatch('k3');
  expect(calls[0]?.headers).toEqual({ 'x-watch': 'w' });
  expect(found).toMatchObject({ game: 'muster', version: 3 });
  const sights = typeof found === 'object' && found !== null && 'sights' in found ? found.sights : [];
  const beforeOf = (event: Sight['event']): unknown =>
    event?.kind === 'played' ? [event.seat, event.before] : null;
  expect(sights.map(({ view, log, event }) => [view, log.length, beforeOf(event)])).toEqual([
    ['v0', 0, null],
    ['v1', 1, [0, 'v0']],
    ['v2', 2, [1, 'v1']],
  ]);
  const result = { ending: 'resigned', outcome: null, ranking: [[1], [0]] };
  me.value = ADA;
  reply(200, { phase: 'over', table: { ...table, result }, match: 'game muster 3' });
  reply(200, { player: ADA, tables: [{ table: { id: 'k4' }, seat: 0 }] });
  expect(await farMatch('k4')).toMatchObject({
    text: 'game muster 3',
    ranking: [[1], [0]],
    you: 0,
    players: [
      { kind: 'person', name: 'Ada' },
      { kind: 'bot', level: '2' },
    ],
  });
  expect(calls[1]?.headers).toEqual({ authorization: 'Bearer secret' });
  me.value = null;
  reply(200, { phase: 'waiting', table });
  expect(await farMatch('k5')).toBeNull();
  reply(404, { reason: 'no-table' });
  expect(await farMatch('k6')).toBe('');
  expect(await farMatch('k7')).toMatch(/^\S/u);
});

test('whoever has chosen a portrait sits down with it, everywhere; a second person at the phone does not', async () => {
  const { accept, join, lobby, openGathering, openTable, sitAt } = await import('./api.ts');
  const { change } = await import('../settings.ts');
  const sent = async (call: () => Promise<unknown>): Promise<unknown> => {
    reply(200, {});
    await call();
    return calls.at(-1)?.headers['x-portrait'];
  };
  const sittings = [
    () => openTable(standIn({})),
    () => join('t'),
    () => accept('code'),
    () => openGathering(standIn({})),
    () => sitAt('BCDF', 0),
  ];
  for (const call of sittings) expect(await sent(call)).toBeUndefined();
  change({ portrait: 'silver' });
  for (const call of sittings) expect(await sent(call)).toBe('silver');
  expect(await sent(() => sitAt('BCDF', 1, 'key of the second'))).toBeUndefined();
  expect(await sent(lobby)).toBeUndefined();
  change({ portrait: null });
});
