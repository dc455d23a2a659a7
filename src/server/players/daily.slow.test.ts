import { expect, test, vi } from 'vitest';
import * as routes from '#table/routes';
import { dayAt, forgetResults } from './days.ts';
import { call, newPerson, want } from '../testing/client.ts';
import { handClock } from '../testing/clock.ts';
import { memoryStore } from '../testing/memory.ts';
import { ownServer, useServer } from '../testing/use-server.ts';

const server = useServer();

const today = (): number => dayAt(Date.now());
const tell = (key: string | undefined, change: object = {}) =>
  call(server.url, 'POST', '/api/daily', {
    ...(key !== undefined && { key }),
    body: { day: today(), kind: 'puzzle', game: 'muster', result: 0, ...change },
  });

test('each player tells a result once, and everybody reads how often each was told', async () => {
  const people = await Promise.all(['Ann', 'Bo', 'Cy'].map((name) => newPerson(server.url, name)));
  for (const [at, { key }] of people.entries()) {
    expect((await tell(key, { result: at === 2 ? 3 : 0 })).status).toBe(204);
    expect((await tell(key, { result: 7 })).status, 'told again, and nothing is changed').toBe(204);
  }
  await tell(people[0].key, { kind: 'deal', game: 'murano', result: 44 });
  const { results } = await want(routes.DayResults, server.url, 'GET', `/api/daily/${today()}`);
  expect(results).toEqual([
    { kind: 'deal', game: 'murano', result: 44, count: 1 },
    { kind: 'puzzle', game: 'muster', result: 0, count: 2 },
    { kind: 'puzzle', game: 'muster', result: 3, count: 1 },
  ]);
  const exported = await want(routes.Exported, server.url, 'GET', '/api/me/export', { key: people[2].key });
  expect(exported.results).toEqual([{ day: today(), what: 'puzzle muster', result: 3 }]);
});

test('what cannot be a result of today is refused', async () => {
  const { key } = await newPerson(server.url, 'Eve');
  expect((await tell(undefined)).status).toBe(401);
  const refused = [
    [{ day: today() - 2 }, 409],
    [{ day: today() + 2 }, 409],
    [{ game: 'chess' }, 400],
    [{ game: 'muster puzzle' }, 400],
    [{ kind: 'match' }, 400],
    [{ result: 8 }, 400],
    [{ kind: 'deal', game: 'murano', result: 251 }, 400],
    [{ result: 0.5 }, 400],
    [{ name: 'Eve' }, 400],
  ] as const;
  for (const [change, status] of refused) {
    expect((await tell(key, change)).status, JSON.stringify(change)).toBe(status);
  }
  for (const day of [today() - 2, 'x', '1e3', '']) {
    expect((await call(server.url, 'GET', `/api/daily/${day}`)).status).toBeGreaterThanOrEqual(400);
  }
});

test('a day is added up once for all who ask in a second, and anew for what was told since', async () => {
  const clock = handClock(Date.now());
  const own = await ownServer({ clock });
  const added = vi.spyOn(own.store, 'resultsOn');
  const day = dayAt(clock.now());
  const look = (): Promise<unknown> => want(routes.DayResults, own.url, 'GET', `/api/daily/${day}`);
  await Promise.all(Array.from({ length: 10 }, look));
  expect(await look()).toEqual({ results: [] });
  expect(added).toHaveBeenCalledTimes(1);
  const { key } = await newPerson(own.url, 'Ann');
  await call(own.url, 'POST', '/api/daily', {
    key,
    body: { day, kind: 'puzzle', game: 'muster', result: 1 },
  });
  expect(await look()).toEqual({ results: [{ kind: 'puzzle', game: 'muster', result: 1, count: 1 }] });
  clock.advance(1000);
  await look();
  expect(added).toHaveBeenCalledTimes(3);
  // What failed is not kept.
  clock.advance(1000);
  added.mockRejectedValueOnce(new Error('gone'));
  expect((await call(own.url, 'GET', `/api/daily/${day}`)).status).toBe(500);
  expect(await look()).toMatchObject({ results: [{ count: 1 }] });
});

test('whoever asks very often is slowed down', async () => {
  const statuses: number[] = [];
  for (let each = 0; each < 70; each += 1) {
    statuses.push((await call(server.url, 'GET', `/api/daily/${today()}`)).status);
  }
  expect(statuses).toContain(429);
});

test('results are forgotten after a week', async () => {
  const store = memoryStore();
  await store.addPlayer({ id: 'ann', name: 'Ann', since: 0 }, 'key');
  let now = Date.UTC(2026, 10, 17);
  const forget = forgetResults(store, { now: () => now });
  await store.addResult('ann', { day: dayAt(now), what: 'puzzle muster', result: 1 });
  for (const days of [0, 7, 1]) {
    now += days * 86_400_000;
    await forget();
    expect(await store.resultsOf('ann')).toHaveLength(days === 1 ? 0 : 1);
  }
});

test('what is old is looked for once an hour, however often it is swept', async () => {
  let now = Date.UTC(2026, 10, 17);
  const drops: number[] = [];
  const forget = forgetResults(
    { dropResults: async (before) => void drops.push(before) },
    { now: () => now },
  );
  for (const minutes of [0, 1, 58, 1, 1]) {
    now += minutes * 60_000;
    await forget();
  }
  expect(drops).toEqual([dayAt(now) - 7, dayAt(now) - 7]);
});
