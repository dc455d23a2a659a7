import { expect, test, vi } from 'vitest';
import { problem } from '#core/problem';
import { muster } from '#games/muster/index';
import { digestOf } from '../players/keys.ts';
import { systemChance } from '../ports.ts';
import { quietHouse, type QuietHouse } from '../testing/house.ts';
import { houseRoutes } from '../testing/routes-app.ts';
import { lobbyOf } from './lobby.ts';

const agreement = { pace: { kind: 'days', days: 3 }, away: null, timeout: 'bot' } as const;

/** A table that wants to be found, of a host of its own, newer than all before. */
async function opened({ store, tables, clock }: QuietHouse, host: string): Promise<string> {
  clock.advance(1000);
  await store.addPlayer({ id: host, name: host, since: 0 }, digestOf(host));
  const seats = [{ player: host }, 'open'] as const;
  const { id } = await tables.create({ game: muster, options: {}, seats, host: 0, agreement, listed: true });
  return id;
}

test('a table is found, however many newer ones of one network there are, and not all of them are opened for it', async () => {
  const house = quietHouse();
  const lobby = lobbyOf(house);
  const honest = await opened(house, 'ann');
  lobby.opened(honest, '198.51.100.1');
  for (let each = 0; each < 400; each += 1) {
    lobby.opened(await opened(house, `eve ${each}`), `203.0.${each % 200}.1`);
  }
  const list = await lobby.list();
  expect(list).toHaveLength(100);
  expect(list.map(({ table }) => table.id)).toContain(honest);
  expect(house.tables.size).toBeLessThanOrEqual(300);
});

test('after a restart, which forgets where tables came from, a crowd of them hides none whose host has come back', async () => {
  const house = quietHouse();
  const key = 'k'.repeat(43);
  await house.store.addPlayer({ id: 'ann', name: 'Ann', since: 0 }, digestOf(key));
  const honest = await opened(house, 'ann');
  for (let each = 0; each < 400; each += 1) await opened(house, `eve ${each}`);
  await house.connect({ table: honest, key });
  const list = await lobbyOf(house).list();
  expect(list).toHaveLength(100);
  expect(list.map(({ table }) => table.id)).toContain(honest);
});

test('where very many tables came from is not remembered for ever', async () => {
  const house = quietHouse();
  const tables: string[] = [];
  for (let each = 0; each < 101; each += 1) tables.push(await opened(house, `host ${each}`));
  const [oldest, other, ...others] = tables;
  /** All are of networks of their own but the two newest: of one of these two, and of all others, there is room. */
  const isShown = async (forgotten: number): Promise<boolean> => {
    const lobby = lobbyOf(house);
    lobby.opened(oldest, '10.1.0.1');
    lobby.opened(other, '10.2.0.1');
    for (let each = 0; each < forgotten; each += 1) lobby.opened(`gone ${each}`, '10.3.0.1');
    for (const [each, id] of others.entries()) lobby.opened(id, `11.${Math.min(each, 97)}.0.1`);
    return (await lobby.list()).some(({ table }) => table.id === oldest);
  };
  expect(await isShown(0)).toBe(true);
  expect(await isShown(4900)).toBe(true);
  expect(await isShown(4901)).toBe(false);
});

test('while somebody looks through the lobby, others have their turn', async () => {
  const house = quietHouse();
  const lobby = lobbyOf(house);
  for (let each = 0; each < 40; each += 1) lobby.opened(await opened(house, `host ${each}`), '203.0.113.1');
  // All of them are in memory: nothing else would make it wait.
  await lobby.list();
  let turns = 0;
  let ticking = setImmediate(() => undefined);
  const tick = (): void => {
    turns += 1;
    ticking = setImmediate(tick);
  };
  tick();
  await lobby.list();
  clearImmediate(ticking);
  expect(turns).toBeGreaterThanOrEqual(4);
});

test('of one host the newest tables are shown, and those who ask at the same time are told the same', async () => {
  const house = quietHouse();
  const lobby = lobbyOf(house);
  const ids: string[] = [];
  for (let each = 0; each < 4; each += 1) {
    ids.push(await opened(house, 'ann'));
    lobby.opened(ids[each], '198.51.100.1');
  }
  const [one, other] = await Promise.all([lobby.list(), lobby.list()]);
  expect(one.map(({ table }) => table.id)).toEqual([ids[3], ids[2]]);
  expect(one, 'a table is nobody’s there, and nobody’s turn').toMatchObject(
    [3, 2].map(() => ({ seat: null, myTurn: false })),
  );
  expect(other).toBe(one);
});

test('a table that cannot be read is not shown, and hides no other', async () => {
  const house = quietHouse();
  const lobby = lobbyOf(house);
  const [one, lost, other] = [
    await opened(house, 'ann'),
    await opened(house, 'bob'),
    await opened(house, 'cyd'),
  ];
  const read = house.store.table;
  vi.spyOn(house.store, 'table').mockImplementation((id) =>
    id === lost ? Promise.reject(problem('damaged', 'lost')) : read(id),
  );
  expect((await lobby.list()).map(({ table }) => table.id)).toEqual([other, one]);
});

test('the newest tables come first, whatever networks they are of', async () => {
  const house = quietHouse();
  const lobby = lobbyOf(house);
  const ids: string[] = [];
  for (const [each, network] of ['1', '2', '1', '2', '2'].entries()) {
    ids.push(await opened(house, `host ${each}`));
    lobby.opened(ids[each], `198.${network}.100.1`);
  }
  expect((await lobby.list()).map(({ table }) => table.id)).toEqual(ids.toReversed());
});

test('a table at which nobody waits is listed for a while, and then no more', async () => {
  const house = quietHouse();
  const lobby = lobbyOf(house);
  const id = await opened(house, 'ann');
  lobby.opened(id, '198.51.100.1');
  const isListed = async (): Promise<boolean> => {
    house.clock.advance(60_000);
    return (await lobby.list()).some(({ table }) => table.id === id);
  };
  expect(await isListed()).toBe(true);
  house.clock.advance(3 * 86_400_000);
  expect(await isListed()).toBe(false);
});

test('where a listed table was opened from is known to the lobby: older than a hundred others, it is shown', async () => {
  const house = quietHouse();
  const app = houseRoutes(house, { chance: systemChance });
  const key = 'k'.repeat(43);
  await house.store.addPlayer({ id: 'ann', name: 'Ann', since: 0 }, digestOf(key));
  const headers = { authorization: `Bearer ${key}` };
  const payload = {
    game: 'muster',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    agreement,
    listed: true,
  };
  const answer = await app.inject({ method: 'POST', url: '/api/tables', headers, payload });
  const { id } = answer.json<{ table: { id: string } }>().table;
  for (let each = 0; each < 101; each += 1) await opened(house, `eve ${each}`);
  const list = (await app.inject('/api/tables')).json<{ tables: { table: { id: string } }[] }>().tables;
  expect(list).toHaveLength(100);
  expect(list.map(({ table }) => table.id)).toContain(id);
});
