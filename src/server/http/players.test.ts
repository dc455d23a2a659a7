import { expect, test, vi } from 'vitest';
import { problem } from '#core/problem';
import { muster } from '#games/muster/index';
import { dayAt } from '../players/days.ts';
import { quietHouse } from '../testing/house.ts';
import { houseRoutes } from '../testing/routes-app.ts';

function house() {
  const quiet = quietHouse();
  const told: object[] = [];
  const app = houseRoutes(quiet, { announce: async (notice) => void told.push(notice) });
  const ask = async (method: 'DELETE' | 'GET' | 'POST', url: string, key?: string, payload?: object) => {
    const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
  };
  const join = async (name: string): Promise<string> =>
    (await ask('POST', '/api/players', undefined, { name })).body['key'];
  return { ...quiet, ask, join, told };
}

test.each([
  [1, 200],
  [599_999, 200],
  [600_001, 404],
])('a code that was made %d ms ago is answered with %d', async (ago, status) => {
  const { ask, join, clock } = house();
  const ann = await join('Ann');
  const { code, seconds } = (await ask('POST', '/api/me/code', ann)).body;
  expect(seconds).toBe(600);
  clock.advance(ago);
  expect((await ask('POST', '/api/players/claim', undefined, { code })).status).toBe(status);
  expect((await ask('POST', '/api/players/claim', undefined, { code })).status, 'once').toBe(404);
});

test('whoever signs out other devices stays, and the keys of the others are told to everybody, and no more than those', async () => {
  const { ask, join, told, store } = house();
  const ann = await join('Ann');
  const { code } = (await ask('POST', '/api/me/code', ann)).body;
  const phone: string = (await ask('POST', '/api/players/claim', undefined, { code })).body['key'];
  const { id }: { id: string } = (await ask('GET', '/api/me', ann)).body['player'];
  const before = await store.keysOf(id);
  await store.setPush(id, 'a browser on a device that somebody else has now', 10);
  expect((await ask('DELETE', '/api/me/keys', phone)).status).toBe(204);
  expect(await store.pushOf(id), 'which is not told of turns any more').toEqual([]);
  expect([(await ask('GET', '/api/me', ann)).status, (await ask('GET', '/api/me', phone)).status]).toEqual([
    401, 200,
  ]);
  expect(told).toEqual([{ kind: 'revoked', keys: [before[0]] }]);
});

test('a code that is used while all other devices are signed out brings nobody in', async () => {
  const { ask, join, store } = house();
  const ann = await join('Ann');
  const { id }: { id: string } = (await ask('GET', '/api/me', ann)).body['player'];
  const { code } = (await ask('POST', '/api/me/code', ann)).body;
  const [own = ''] = await store.keysOf(id);
  const { takeCode } = store;
  store.takeCode = async (...code) => {
    const player = await takeCode(...code);
    await store.dropKeys(id, own);
    return player;
  };
  await ask('POST', '/api/players/claim', undefined, { code });
  expect(await store.keysOf(id)).toEqual([own]);
});

test('where browsers cannot be forgotten just now nobody is signed out, and the next try does all of it', async () => {
  const { ask, join, told, store } = house();
  const ann = await join('Ann');
  const { code } = (await ask('POST', '/api/me/code', ann)).body;
  const phone: string = (await ask('POST', '/api/players/claim', undefined, { code })).body['key'];
  const { dropPush } = store;
  store.dropPush = () => Promise.reject(problem('storage', 'full'));
  expect((await ask('DELETE', '/api/me/keys', ann)).status).toBe(503);
  expect([(await ask('GET', '/api/me', phone)).status, told]).toEqual([200, []]);
  store.dropPush = dropPush;
  expect((await ask('DELETE', '/api/me/keys', ann)).status).toBe(204);
  expect((await ask('GET', '/api/me', phone)).status).toBe(401);
  expect(told).toEqual([{ kind: 'revoked', keys: [expect.any(String)] }]);
});

test('an export opens no table, and is of nobody else', async () => {
  const { ask, join, open, store, tables } = house();
  const ann = await join('Ann');
  const { id }: { id: string } = (await ask('GET', '/api/me', ann)).body['player'];
  await tables.create({
    game: muster,
    options: {},
    seats: ['open', { player: id }],
    host: 1,
    agreement: { pace: { kind: 'free' }, away: null, timeout: 'bot' },
    listed: false,
  });
  const other = await open(muster, {}, 2);
  await store.addChat(other.id, { seat: 0, text: 'not hers', emote: null, at: 0 }, 'somebody', 'r', 10);
  const opening = vi.spyOn(tables, 'open');
  const { body } = await ask('GET', '/api/me/export', ann);
  expect(body).toMatchObject({ devices: 1, tables: [{ seat: 1 }], chat: [], push: [], results: [] });
  expect(opening).not.toHaveBeenCalled();
  expect(tables.size).toBe(0);
});

test('a player has fifty devices, and each goes on being theirs; with one more the first is forgotten', async () => {
  const { ask, join } = house();
  const keys = [await join('Ann')];
  const another = async (): Promise<void> => {
    const { code } = (await ask('POST', '/api/me/code', keys.at(-1))).body;
    keys.push((await ask('POST', '/api/players/claim', undefined, { code })).body['key']);
  };
  const isKnown = async (key: string): Promise<boolean> => (await ask('GET', '/api/me', key)).status === 200;
  while (keys.length < 50) await another();
  expect(new Set(keys).size).toBe(50);
  expect(await Promise.all(keys.map(isKnown))).not.toContain(false);
  await another();
  expect(await Promise.all(keys.map(isKnown))).toEqual(keys.map((_, at) => at > 0));
});

test('what somebody tells of a day is counted at once, and added up once a second at most', async () => {
  const { ask, join, clock, store } = house();
  const day = dayAt(clock.now());
  const adding = vi.spyOn(store, 'resultsOn');
  const told = async (): Promise<number> => (await ask('GET', `/api/daily/${day}`)).body['results'].length;
  expect([await told(), await told()]).toEqual([0, 0]);
  expect(adding).toHaveBeenCalledOnce();
  const result = { day, kind: 'deal', game: 'muster', result: 7 };
  expect((await ask('POST', '/api/daily', await join('Ann'), result)).status).toBe(204);
  expect(await told()).toBe(1);
  expect(adding).toHaveBeenCalledTimes(2);
  clock.advance(1000);
  await told();
  expect(adding).toHaveBeenCalledTimes(3);
});

test('a table that cannot be read hides none of the others, and keeps nobody from going', async () => {
  const { ask, join, store, tables } = house();
  const ann = await join('Ann');
  const { id }: { id: string } = (await ask('GET', '/api/me', ann)).body['player'];
  const ids: string[] = [];
  for (let each = 0; each < 3; each += 1) {
    const opened = await tables.create({
      game: muster,
      options: {},
      seats: ['open', { player: id }],
      host: 1,
      agreement: { pace: { kind: 'free' }, away: null, timeout: 'bot' },
      listed: false,
    });
    ids.push(opened.id);
  }
  const { table } = store;
  store.table = (each) => (each === ids[1] ? Promise.reject(problem('damaged', each)) : table(each));
  const { status, body } = await ask('GET', '/api/me', ann);
  const tablesShown: { table: { id: string } }[] = body['tables'];
  const shown = tablesShown.map((each) => each.table.id);
  expect([status, shown.toSorted()]).toEqual([200, [ids[0], ids[2]].toSorted()]);
  expect((await ask('DELETE', '/api/me', ann)).status).toBe(204);
  expect((await ask('GET', '/api/me', ann)).status).toBe(401);
  const phases = await Promise.all([ids[0], ids[2]].map((each) => store.standing(each)));
  expect(phases).toMatchObject([{ phase: 'over' }, { phase: 'over' }]);
});

test('sums that could not be added up are asked for anew', async () => {
  const { ask, clock, store } = house();
  const url = `/api/daily/${dayAt(clock.now())}`;
  const adding = vi.spyOn(store, 'resultsOn').mockRejectedValueOnce(problem('storage', 'away'));
  expect((await ask('GET', url)).status).toBe(503);
  expect((await ask('GET', url)).status).toBe(200);
  expect(adding).toHaveBeenCalledTimes(2);
});
