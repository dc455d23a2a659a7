import { afterAll, beforeAll, expect, test } from 'vitest';
import { outcomeOf } from '#core/match';
import { quickRandom } from '#core/random';
import { loadMatch } from '#core/saved';
import { GAMES, gameOf } from '#games/index';
import * as routes from '#table/routes';
import type { Server } from './server.ts';
import { accept, connect, getReady, newPerson, openTable, playOn, want } from './testing/client.ts';
import { dataFolder, startForTest } from './testing/start.ts';

const data = dataFolder();
let server: Server;
beforeAll(async () => {
  server = await startForTest(data.path, {}, { limits: false });
});
afterAll(async () => {
  await server.close();
  data.remove();
});

test.each(GAMES.map(({ id }) => id))(
  'two people play a whole match of %s, and a spectator looks on',
  async (game) => {
    const { url } = server;
    const [ann, bob] = await Promise.all([newPerson(url, 'Ann'), newPerson(url, 'Bob')]);
    const opened = await openTable(url, ann.key, { game, seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(opened.table).toMatchObject({ phase: 'waiting', fair: { nonces: [null, null] } });
    await accept(url, bob.key, opened.invitations[0].code);
    const table = opened.table.id;
    const guests = await Promise.all([
      connect(url, { table, key: ann.key }),
      connect(url, { table, key: bob.key }),
      connect(url, { table, watch: opened.watch }),
    ]);
    const [one, two, watcher] = guests;
    expect(guests.map((guest) => guest.seat())).toEqual([0, 1, null]);
    expect(one.sight()).toBeNull();
    await getReady(one);
    expect(one.sight()).toBeNull();
    await getReady(two);
    const random = quickRandom(7);
    const choose = (words: string[]): string => words[random.below(words.length)];
    await Promise.all([playOn(one, choose), playOn(two, choose)]);
    await watcher.until(() => watcher.table().phase === 'over');

    expect(one.table().result).toMatchObject({ ending: 'played' });
    expect(one.log().map(({ seat }) => seat)).toEqual(two.log().map(({ seat }) => seat));
    expect(one.log().every(({ seat, word }) => (word === null) === (seat === 1))).toBe(true);
    expect(watcher.log().every(({ word }) => word === null)).toBe(true);
    const replay = await want(routes.Replay, url, 'GET', `/api/tables/${table}/replay`);
    if (replay.phase !== 'over') throw new Error(replay.phase);
    const match = loadMatch(replay.match, gameOf);
    expect(outcomeOf(match)?.ranking).toEqual(one.table().result!.ranking);
    expect(match.header.start).toMatchObject({ fair: { commitment: opened.table.fair.commitment } });
    await Promise.all(guests.map((guest) => guest.close()));
  },
);
