import { expect, test } from 'vitest';
import { catalogueOf } from '#core/catalogue';
import { problem } from '#core/problem';
import { pebbles } from '#core/testing/pebbles';
import { dayAt } from '../players/days.ts';
import { quietHouse } from '../testing/house.ts';
import { partOf } from '../testing/parts.ts';
import { houseRoutes } from '../testing/routes-app.ts';
import { shortened } from '../testing/transcript.ts';
import { rulesIn } from '../tables/tables.ts';

/**
 * Every route, by everybody who may ask and by those who may not, while tables come and go: each answer word by word.
 * Taken over with `npx vitest run --project rules --update transcript` when something else is to be said.
 */

const { gameOf } = catalogueOf([pebbles]);
const AGREEMENT = { pace: { kind: 'free' }, away: null, timeout: 'bot' };
const [ME, OPEN] = [{ kind: 'me' }, { kind: 'open' }];
const HOUR = 3_600_000;

interface Asker {
  readonly key?: string;
  readonly watch?: string;
}
type Answer = Record<string, never>;

function house() {
  const quiet = quietHouse({ rules: rulesIn(gameOf), keepFinished: 90 * 24 * HOUR });
  const { clock } = quiet;
  const lines: string[] = [];
  const short = shortened(clock.now());
  const app = houseRoutes(quiet, {
    gameOf,
    limit: (what) => void lines.push(`    costs ${what}`),
    announce: (notice) => {
      lines.push(short(`    tells ${JSON.stringify(notice)}`));
      return Promise.resolve();
    },
  });
  const people = new Map<string, Asker>([['nobody', {}]]);
  const ask = async <T = Answer>(name: string, call: string, payload?: object): Promise<T> => {
    const [method, url] = call.split(' ');
    const { key, watch } = people.get(name)!;
    lines.push(short(`${name}: ${call} ${payload === undefined ? '' : JSON.stringify(payload)}`));
    const headers = {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(watch !== undefined && { 'x-watch': watch }),
    };
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    lines.push(short(`    ${answer.statusCode} ${answer.body}`));
    return JSON.parse(answer.body === '' ? 'null' : answer.body);
  };
  /** Everybody asks for the same. */
  const all = async (call: string, payload?: object): Promise<void> => {
    for (const name of people.keys()) await ask(name, call, payload);
  };
  const join = async (...names: readonly string[]): Promise<void> => {
    for (const name of names) {
      const { key } = await ask<{ key: string }>('nobody', 'POST /api/players', { name });
      people.set(name, { key });
    }
  };
  const ears = async (table: string, ...names: readonly string[]) =>
    Promise.all(names.map((name) => quiet.connect({ table, key: people.get(name)!.key })));
  /** Everybody says hello to a table, with whatever they have. */
  const look = async (table: string): Promise<void> => {
    for (const [name, credentials] of people) {
      const ear = await quiet.connect({ table, ...credentials });
      const { type, reason = '', seat = '' }: Record<string, string> = JSON.parse(ear.heard[0]);
      lines.push(short(`${name} greets ${table}: ${type} ${reason}${seat}`));
      ear.session.closed();
    }
  };
  /** All bind themselves and open their parts. */
  const deal = async (table: string, ...names: readonly string[]) => {
    const connected = await ears(table, ...names);
    for (const round of ['digest', 'nonce'] as const) {
      for (const [seat, ear] of connected.entries()) {
        await ear.say({ type: round, id: round, [round]: partOf(table, seat)[round] });
      }
    }
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    return connected;
  };
  return { ...quiet, quiet, people, ask, all, join, ears, look, deal, text: () => `${lines.join('\n')}\n` };
}

type Opened = {
  readonly table: { readonly id: string; readonly gathering?: { readonly opened: readonly string[] | null } };
  readonly watch: string;
  readonly code: string;
  readonly invitations: readonly { readonly code: string }[];
};
const wanted = (change: object) => ({ game: 'pebbles', options: {}, agreement: AGREEMENT, ...change });

test('a table from its opening to its replay, for its host, a guest, a spectator, a stranger and nobody', async () => {
  const { people, ask, all, join, deal, clock, text } = house();
  await join('ann', 'bob', 'eve');
  const seats = [ME, OPEN];
  const opened = await ask<Opened>('ann', 'POST /api/tables', wanted({ seats, listed: true }));
  const { id } = opened.table;
  people.set('watcher', { watch: opened.watch });
  people.set('eve with the link', { ...people.get('eve')!, watch: opened.watch });
  const replay = `GET /api/tables/${id}/replay`;
  await all('GET /api/tables');
  await all(replay);
  await all(`POST /api/tables/${id}/invitations`, { seat: 1 });
  const { code } = await ask<{ code: string }>('ann', `POST /api/tables/${id}/invitations`, { seat: 1 });
  await ask('ann', `POST /api/tables/${id}/invitations`, { seat: 0 });
  await all('POST /api/invitations/look', { code: opened.invitations[0].code });
  await all('POST /api/invitations/look', { code });
  await ask('ann', 'POST /api/invitations/accept', { code });
  await ask('bob', 'POST /api/invitations/accept', { code });
  await ask('eve', 'POST /api/invitations/accept', { code });
  await all(`POST /api/tables/${id}/join`);
  await all('GET /api/tables');
  const [ann] = await deal(id, 'ann', 'bob');
  await all(replay);
  clock.advance(HOUR);
  await all('GET /api/me');
  await ask('ann', 'PATCH /api/me', { name: 'Anna' });
  await ann.say({ type: 'chat', id: 'c', text: 'hello' });
  await ann.say({ type: 'resign', id: 'r' });
  await all(replay);
  await all('GET /api/me/export');
  await ask('bob', 'DELETE /api/me');
  await all('GET /api/me');
  await all(replay);
  const third = await ask<Opened>('ann', 'POST /api/tables', wanted({ seats, listed: true }));
  const [host] = await deal(third.table.id, 'ann');
  const joins = `POST /api/tables/${third.table.id}/join`;
  await ask('eve', joins);
  await host.say({ type: 'dismiss', id: 'd', seat: 1 });
  await ask('eve', joins);
  const again = await ask<{ code: string }>('ann', `POST /api/tables/${third.table.id}/invitations`, {
    seat: 1,
  });
  await ask('eve', 'POST /api/invitations/accept', again);
  await ask('eve', 'POST /api/invitations/accept', { code: again.code });
  const given = await ask<Opened>('ann', 'POST /api/tables', wanted({ seats, listed: false }));
  await all('GET /api/tables');
  await (await deal(given.table.id, 'ann'))[0].say({ type: 'stand', id: 's' });
  await all(`GET /api/tables/${given.table.id}/replay`);
  await expect(text()).toMatchFileSnapshot('../testing/transcripts/routes-table.txt');
});

/** Everybody sits where one deal is made for two tables. */
async function gathered({ people, ask, join }: ReturnType<typeof house>) {
  const names = ['ann', 'bob', 'cyd', 'dee'];
  await join(...names, 'eve');
  const body = wanted({ kind: 'mirror', tables: 2, seats: [OPEN, OPEN] });
  const opened = await ask<Opened>('ann', 'POST /api/gatherings', body);
  people.set('watcher', { watch: opened.watch });
  for (const [at, name] of names.slice(1).entries()) {
    await ask(name, 'POST /api/invitations/accept', { code: opened.invitations[at].code });
  }
  return { id: opened.table.id, names };
}

test.each([
  ['broken', false],
  ['storage', false],
  ['damaged', true],
])('of a deal, where one table is %s, what became of it at the other is told: %s', async (code, isTold) => {
  const here = house();
  const { ask, deal, ears, quiet, people } = here;
  const { id, names } = await gathered(here);
  await deal(id, ...names);
  const { tables } = await ask<{ tables: { id: string }[] }>('ann', `GET /api/gatherings/${id}`);
  const [ann] = await ears(tables[0].id, 'ann');
  await ann.say({ type: 'resign', id: 'r' });
  const failing: typeof quiet.tables = {
    ...quiet.tables,
    lookout: async (ids) => {
      const lookAt = await quiet.tables.lookout(ids);
      return (table) => (table === tables[1].id ? Promise.reject(problem(code, 'not now')) : lookAt(table));
    },
  };
  const answer = await houseRoutes({ ...quiet, tables: failing }).inject({
    url: `/api/gatherings/${id}`,
    headers: { authorization: `Bearer ${people.get('ann')!.key}` },
  });
  const { tables: shown } = answer.json<{ tables: { isOver: boolean; result: object | null }[] }>();
  expect(shown.map(({ isOver, result }) => [isOver, result !== null])).toEqual([[true, isTold]]);
});

test('one deal at two tables: what is told of it, to whom, while none, one and both are over', async () => {
  const here = house();
  const { ask, all, deal, ears, look, text } = here;
  const { id, names } = await gathered(here);
  await all(`GET /api/gatherings/${id}`);
  await deal(id, ...names);
  const { tables } = await ask<{ tables: { id: string }[] }>('ann', `GET /api/gatherings/${id}`);
  const [one, two] = tables.map((table) => table.id);
  const everything = async (): Promise<void> => {
    for (const each of [id, one, two]) await all(`GET /api/tables/${each}/replay`);
    for (const each of [id, one]) await all(`GET /api/gatherings/${each}`);
    for (const each of [id, one, two]) await look(each);
  };
  await everything();
  const [ann] = await ears(one, 'ann');
  await ann.say({ type: 'handOver', id: 'h', level: '2' });
  await ann.say({ type: 'takeBack', id: 't' });
  await ann.say({ type: 'resign', id: 'r' });
  await everything();
  const [before] = await ears(id, 'ann');
  await before.say({ type: 'chat', id: 'c', text: 'psst' });
  expect(before.heard.at(-1)).toContain('not-now');
  const [dee] = await ears(two, 'dee');
  await dee.say({ type: 'resign', id: 'r' });
  await everything();
  await expect(text()).toMatchFileSnapshot('../testing/transcripts/routes-gathering.txt');
});

test('a screen for all, devices, browsers to be told, results of a day, and getting out of all of it', async () => {
  const { people, ask, all, join, clock, store, text } = house();
  await join('ann', 'bob');
  const screen = await ask<Opened>('nobody', 'POST /api/shared/tables', {
    game: 'pebbles',
    options: {},
    seats: 2,
  });
  const { code, watch, table } = screen;
  await all('POST /api/shared/look', { code });
  await all('POST /api/shared/look', { code: code.toLowerCase() });
  await all('POST /api/shared/code', { table: table.id, watch });
  await ask('nobody', 'POST /api/shared/code', { table: table.id, watch: 'w'.repeat(43) });
  await all('POST /api/shared/sit', { code, seat: 0 });
  await ask('bob', 'POST /api/shared/sit', { code, seat: 1 });
  await ask('nobody', 'POST /api/shared/fill', { code, seat: 1, level: '2' });
  await all('GET /api/tables');
  clock.advance(3 * HOUR);
  await ask('nobody', 'POST /api/shared/look', { code });
  const device = await ask<{ code: string }>('ann', 'POST /api/me/code');
  const { key } = await ask<{ key: string }>('nobody', 'POST /api/players/claim', { code: device.code });
  people.set('ann on her phone', { key });
  await ask('nobody', 'POST /api/players/claim', { code: device.code });
  const late = await ask<{ code: string }>('ann', 'POST /api/me/code');
  clock.advance(600_001);
  await ask('nobody', 'POST /api/players/claim', { code: late.code });
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  for (const endpoint of ['https://good.example/1', 'https://good.example/2', 'https://evil.example/']) {
    await ask('ann', 'PUT /api/me/push', { endpoint, keys, language: 'de' });
  }
  const { player } = await ask<{ player: { id: string } }>('ann', 'GET /api/me');
  expect(await store.pushOf(player.id)).toHaveLength(2);
  await ask('ann', 'PUT /api/me/push', { endpoint: 'https://good.example/1', keys, language: 'fr' });
  expect(await store.pushOf(player.id), 'the same browser in another language').toHaveLength(2);
  await ask('ann on her phone', 'DELETE /api/me/push', { endpoint: 'https://good.example/1' });
  expect(await store.pushOf(player.id)).toEqual([expect.stringContaining('good.example/2')]);
  await ask('ann on her phone', 'DELETE /api/me/push', { endpoint: 7 });
  await ask('ann on her phone', 'DELETE /api/me/push');
  expect(await store.pushOf(player.id)).toEqual([]);
  const day = dayAt(clock.now());
  for (const name of people.keys()) {
    await ask(name, 'POST /api/daily', { day, kind: 'puzzle', game: 'pebbles', result: 2 });
  }
  await ask('bob', 'POST /api/daily', { day, kind: 'deal', game: 'pebbles', result: 200 });
  await ask('ann', 'POST /api/daily', { day, kind: 'puzzle', game: 'none', result: 2 });
  for (const ago of [-2, -1, 1, 2]) {
    await ask('ann', 'POST /api/daily', { day: day - ago, kind: 'puzzle', game: 'pebbles', result: 1 });
    await ask('ann', `GET /api/daily/${day - ago}`);
  }
  await all(`GET /api/daily/${day}`);
  await ask('ann on her phone', 'DELETE /api/me/keys');
  await all('GET /api/me');
  await all('DELETE /api/me');
  await all('GET /api/me');
  await expect(text()).toMatchFileSnapshot('../testing/transcripts/routes-people.txt');
});
