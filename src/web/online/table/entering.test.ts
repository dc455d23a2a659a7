import { h } from 'preact';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { AnyGame } from '#core/game';
import { standIn } from '#core/testing/stand-in';
import type { TableInfo } from '#table/table-info';
import { person, tableInfo } from '#table/testing/table-info';
import { usePage } from '../../testing/page.ts';
import type * as Invite from '../lobby/invite.tsx';
import type * as NewTable from '../lobby/new-table.tsx';
import type * as Keepsake from '../deal/table-keepsake.ts';
import type { TableSession } from './use-online-table.ts';
import type * as Pairing from '../lobby/use-pairing.ts';

// The ways into a match far apart, against a server that answers what a test wants.

const page = usePage();
let parts: typeof Invite & typeof NewTable & typeof Pairing & typeof Keepsake & { game: AnyGame };

const table = (id: string, more: Partial<TableInfo> = {}): TableInfo =>
  tableInfo({
    id,
    version: parts.game.version,
    seats: [person('Ada', { ready: false }), { kind: 'open' }],
    agreement: { pace: { kind: 'live', minutes: 5, increment: 0 }, away: 5, timeout: 'bot' },
    listed: true,
    ...more,
  });

type Answer = { readonly reason: string } | object;
const answers = new Map<string, Answer>();
const requests: string[] = [];

beforeAll(async () => {
  const { game } = await page.room('muster');
  parts = {
    game,
    ...(await import('../lobby/invite.tsx')),
    ...(await import('../lobby/new-table.tsx')),
    ...(await import('../lobby/use-pairing.ts')),
    ...(await import('../deal/table-keepsake.ts')),
  };
});
beforeEach(() => {
  answers.clear();
  requests.length = 0;
  answers.set('POST /api/players', { key: 'k', player: { id: 'me', name: 'Bo' } });
  vi.stubGlobal('fetch', (address: string, { method }: { method: string }) => {
    requests.push(`${method} ${address}`);
    const answer = answers.get(`${method} ${address}`);
    if (answer === undefined) return Promise.reject(new TypeError('no network'));
    return Promise.resolve(Response.json(answer, { status: 'reason' in answer ? 409 : 200 }));
  });
});
afterEach(() => {
  page.show(null);
  vi.useRealTimers();
});

test('an invitation tells who invites to what, by which rules and at which pace; only the button takes the seat', async () => {
  const invited = { table: table('t1', { options: { bridges: false } }), seat: 1, from: 'Ada' };
  answers.set('POST /api/invitations/look', invited);
  answers.set('POST /api/invitations/accept', { table: 't1', seat: 1 });
  page.show(h(parts.InviteScreen, { code: 'abc' }));
  await page.until(() => page.text().includes('Ada invites you to a match of Muster'));
  await page.until(() => page.text().includes('Rainbow bridges: off'));
  expect(requests).toEqual(['POST /api/invitations/look']);
  page.press('button.play');
  await page.until(() => location.pathname === '/table/t1');
});

test.each([
  ['no-invitation', /used/iu],
  ['not-now', /./u],
])('an invitation that is good for nothing says so: %s', async (reason, text) => {
  answers.set('POST /api/invitations/look', { reason });
  page.show(h(parts.InviteScreen, { code: 'abc' }));
  await page.until(() => page.all('.lost').length === 1);
  expect(page.text('.lost')).toMatch(text);
  expect(page.all('button.play')).toHaveLength(0);
});

test('a table that is opened at once shows nothing to choose, and leads to it', async () => {
  answers.set('POST /api/tables', {
    table: table('t2'),
    seat: 0,
    watch: 'w',
    invitations: [{ seat: 1, code: 'i' }],
  });
  page.show(h(parts.OpenScreen, { game: 'muster', isAtOnce: true }));
  await page.until(() => page.text().includes('Opening a table'));
  expect(page.text()).not.toContain('Who plays');
  expect(page.all('input')).toHaveLength(0);
  await page.until(() => location.pathname === '/table/t2');
  expect(parts.codesOf('t2')).toMatchObject({ watch: 'w', seats: { 1: 'i' } });
});

test('where it cannot be opened, one sees why, and may choose and try again', async () => {
  answers.set('POST /api/tables', { reason: 'too-many' });
  page.show(h(parts.OpenScreen, { game: 'muster', isAtOnce: true }));
  await page.until(() => page.all('[role="alert"]').length > 0);
  expect(page.text()).not.toContain('Opening a table');
  expect(requests.filter((each) => each === 'POST /api/tables')).toHaveLength(1);
});

test('a form asks the server for nothing before it is sent', async () => {
  page.show(h(parts.OpenScreen, { game: 'muster', isAtOnce: false }));
  await page.until(() => page.all('input').length > 0);
  expect(requests).toEqual([]);
});

test.each([
  [
    'somebody has waited longer elsewhere',
    [
      ['other', 1],
      ['own', 2],
    ],
    'done',
    true,
  ],
  [
    'somebody has sat down here meanwhile',
    [
      ['other', 1],
      ['own', 2],
    ],
    'refused',
    false,
  ],
  [
    'we have waited longest',
    [
      ['own', 1],
      ['other', 2],
    ],
    'done',
    false,
  ],
  ['the server is not reached', null, 'done', false],
] as const)('of two who wait for each other one moves: %s', async (_name, waiting, left, moves) => {
  parts.keepCodes('own', { isForAnybody: true });
  if (waiting !== null) {
    const tables = waiting.map(([id, at]) => ({ table: table(id), seat: null, myTurn: false, at }));
    answers.set('GET /api/tables', { tables });
  }
  const asked: unknown[] = [];
  const session = standIn<TableSession>({
    ask: (request: unknown) => {
      asked.push(request);
      return Promise.resolve({ type: left });
    },
  });
  history.pushState(null, '', '/table/own');
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const Waiting = (): null => {
    parts.usePairing(session, table('own'), parts.game);
    return null;
  };
  page.show(h(Waiting, {}));
  await page.rest();
  vi.advanceTimersByTime(5000);
  await page.until(() => requests.length === 1);
  await page.rest();
  expect(asked).toEqual(waiting?.[0][0] === 'other' ? [{ type: 'stand', ifAlone: true }] : []);
  expect(location.pathname).toBe(moves ? '/online/new/muster' : '/table/own');
});
