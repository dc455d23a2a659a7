import { afterAll, expect, test } from 'vitest';
import type { Catalogue } from '#core/catalogue';
import { outcomeOf } from '#core/match';
import { loadMatch } from '#core/loaded';
import { FORGETFUL, olderPebbles, TODAY, YESTERDAY } from '#core/testing/versions';
import * as routes from '#table/routes';
import type { Server } from '../server.ts';
import { answerTo } from '../bot-workers/answer.ts';
import { call, connect, getReady, type Guest, want } from '../testing/client.ts';
import { company } from '../testing/company.ts';
import { dataFolder, startForTest } from '../testing/start.ts';

const data = dataFolder();
let server: Server;
/** By which rules bots were asked to play. */
const asked: number[] = [];
/** The server of another day, with the rules of that day. */
const begin = async ({ gameOf }: Catalogue): Promise<void> => {
  const pool = {
    think(question: Parameters<typeof answerTo>[0]) {
      asked.push(question.version);
      return Promise.resolve(answerTo(question, gameOf));
    },
    close: () => Promise.resolve(),
  };
  server = await startForTest(data.path, { gameOf, pool }, { limits: false });
};
afterAll(() => data.remove());

const heap = (guest: Guest): number => Number(guest.sight()!.view['heap']);
const move = async (guests: readonly Guest[], seat: number, word: string): Promise<string> => {
  const { seq } = guests[seat].sight()!;
  const answer = await guests[seat].ask({ type: 'move', after: seq, word });
  if (answer.type === 'refused') return answer.reason;
  await Promise.all(guests.map((guest) => guest.until(() => guest.sight()!.seq >= answer.seq)));
  return 'done';
};
const again = ({ table, people }: Awaited<ReturnType<typeof company>>): Promise<Guest[]> =>
  Promise.all(people.map(({ key }) => connect(server.url, { table, key })));

test('a match keeps its rules over a new version of the server, to its end; the next one has the newest', async () => {
  await begin(YESTERDAY);
  const old = await company(server.url, { game: 'pebbles', people: 2, options: { calm: false } });
  const withBot = await company(server.url, { game: 'pebbles', people: 1, bots: 1 });
  const waiting = await company(server.url, { game: 'pebbles', people: 2, ready: false });
  expect(old.opened.table).toMatchObject({ version: 2, options: { calm: false } });
  expect(heap(old.guests[0])).toBe(8);
  expect(await move(old.guests, 0, 'take-3')).toBe('illegal');
  expect(await move(old.guests, 0, 'take-2')).toBe('done');
  await Promise.all([old, withBot, waiting].map(({ leave }) => leave()));
  await server.close();

  await begin(TODAY);
  const fresh = await company(server.url, { game: 'pebbles', people: 2 });
  expect(fresh.opened.table.version).toBe(3);
  expect(heap(fresh.guests[0])).toBe(6);
  expect(await move(fresh.guests, 0, 'take-3')).toBe('done');
  // What only the earlier rules know cannot be asked for any more.
  const refused = await call(server.url, 'POST', '/api/tables', {
    key: fresh.people[0].key,
    body: {
      game: 'pebbles',
      options: { calm: true },
      seats: [{ kind: 'me' }, { kind: 'open' }],
      agreement: fresh.opened.table.agreement,
      listed: false,
    },
  });
  expect(refused.body).toEqual({ reason: 'options' });
  await fresh.leave();

  // The old one: three at once are still too many, and the heap is the old heap.
  const guests = await again(old);
  expect(guests[0].table()).toMatchObject({ version: 2, phase: 'playing' });
  expect(heap(guests[0])).toBe(6);
  expect(await move(guests, 1, 'take-3')).toBe('illegal');
  for (const [seat, word] of [
    [1, 'take-2'],
    [0, 'draw'],
    [1, 'take-2'],
    [0, 'take-2'],
  ] as const) {
    expect(await move(guests, seat, word)).toBe('done');
  }
  await guests[0].until(() => guests[0].table().phase === 'over');
  const replay = await want(routes.Replay, server.url, 'GET', `/api/tables/${old.table}/replay`);
  if (replay.phase !== 'over') throw new Error(replay.phase);
  const match = loadMatch(replay.match, TODAY.gameOf);
  expect(match.game).toBe(olderPebbles);
  expect(outcomeOf(match)).not.toBeNull();

  // The rematch is a new match.
  for (const guest of guests) await guest.ask({ type: 'rematch' });
  await guests[0].until(() => guests[0].table().rematch.table !== null);
  const next = guests[0].table().rematch.table!;
  const seats = await Promise.all(old.people.map(({ key }) => connect(server.url, { table: next, key })));
  expect(seats[0].table()).toMatchObject({ version: 3, options: { heap: 6 } });
  expect(seats[0].table().options).not.toHaveProperty('calm');
  await Promise.all([...seats, ...guests].map((guest) => guest.close()));

  // A bot answers by the rules of its match.
  const [ann] = await again(withBot);
  const before = heap(ann);
  expect(await move([ann], 0, 'take-1')).toBe('done');
  await ann.until(() => ann.log().length === 2 || ann.table().phase === 'over');
  expect(before - 1 - heap(ann)).toBeLessThan(3);
  expect(new Set(asked)).toEqual(new Set([2]));
  await ann.close();

  // A table that was still waiting was opened with the old rules: those were agreed on.
  const pair = await again(waiting);
  await Promise.all(pair.map(getReady));
  await Promise.all(pair.map((guest) => guest.until(() => guest.sight() !== null)));
  expect(heap(pair[0])).toBe(8);
  await Promise.all(pair.map((guest) => guest.close()));
  await server.close();

  await begin(FORGETFUL);
  const gone = await connect(server.url, { table: withBot.table, key: withBot.people[0].key });
  expect((await gone.ended).bye).toEqual({ type: 'bye', reason: 'other-version', retry: null });
  const { status, body } = await call(server.url, 'GET', `/api/tables/${withBot.table}/replay`);
  expect({ status, body }).toEqual({ status: 409, body: { reason: 'other-version' } });
  await server.close();
});
