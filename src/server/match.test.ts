import { expect, test } from 'vitest';
import { outcomeOf } from '#core/match';
import { quickRandom } from '#core/random';
import { loadMatch } from '#core/loaded';
import { GAMES, gameOf } from '#games/index';
import * as routes from '#table/routes';
import { accept, connect, getReady, newPerson, openTable, playOn, want } from './testing/client.ts';
import { useServer } from './testing/use-server.ts';

const server = useServer({}, { limits: false });

test.each(GAMES.map(({ id, seats }) => [id, Math.max(2, seats.min)] as const))(
  'people play a whole match of %s, %i of them, and a spectator looks on',
  async (game, count) => {
    const { url } = server;
    const people = await Promise.all(
      Array.from({ length: count }, (_, seat) => newPerson(url, `Guest ${seat}`)),
    );
    const [{ key: host }, ...others] = people;
    const seats = people.map((_, seat) => ({ kind: seat === 0 ? ('me' as const) : ('open' as const) }));
    const opened = await openTable(url, host, { game, seats });
    expect(opened.table).toMatchObject({ phase: 'waiting', fair: { nonces: seats.map(() => null) } });
    for (const [at, { key }] of others.entries()) await accept(url, key, opened.invitations[at].code);
    const table = opened.table.id;
    const guests = await Promise.all([
      ...people.map(({ key }) => connect(url, { table, key })),
      connect(url, { table, watch: opened.watch }),
    ]);
    const players = guests.slice(0, count);
    const [[one, two], watcher] = [players, guests[count]];
    expect(guests.map((guest) => guest.seat())).toEqual([...people.keys(), null]);
    for (const player of players) {
      expect(one.sight()).toBeNull();
      await getReady(player);
    }
    const random = quickRandom(7);
    const choose = (words: string[]): string => words[random.below(words.length)];
    await Promise.all(players.map((player) => playOn(player, choose)));
    await watcher.until(() => watcher.table().phase === 'over');

    expect(one.table().result).toMatchObject({ ending: 'played' });
    expect(one.log().map(({ seat }) => seat)).toEqual(two.log().map(({ seat }) => seat));
    expect(one.log().every(({ seat, word }) => (word === null) === (seat !== 0))).toBe(true);
    expect(watcher.log().every(({ word }) => word === null)).toBe(true);
    const replay = await want(routes.Replay, url, 'GET', `/api/tables/${table}/replay`);
    if (replay.phase !== 'over') throw new Error(replay.phase);
    const match = loadMatch(replay.match, gameOf);
    expect(outcomeOf(match)?.ranking).toEqual(one.table().result!.ranking);
    expect(match.header.start).toMatchObject({ fair: { commitment: opened.table.fair.commitment } });
    await Promise.all(guests.map((guest) => guest.close()));
  },
);
