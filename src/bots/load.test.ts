import { expect, test, vi } from 'vitest';
import { pebbles } from '#core/testing/pebbles';
import { olderPebbles } from '#core/testing/versions';
import { ENTRIES } from '#games/catalogue';
import * as catalogue from './catalogue.ts';
import { loadBots } from './load.ts';

const toy = () => ({
  id: 'pebbles',
  load: vi.fn(() => Promise.resolve(pebbles)),
  earlier: { [olderPebbles.version]: vi.fn(() => Promise.resolve(olderPebbles)) },
});

test.each(ENTRIES.filter(({ id }) => Object.hasOwn(catalogue, id)))(
  'whoever plays $id against a simple bot gets the simple ones, and the strong ones with the first that needs them',
  async (entry) => {
    const [simple, strong] = await Promise.all([loadBots(entry, null, 2), loadBots(entry, null, 5)]);
    expect(simple.levels.map(({ number }) => number)).toEqual([1, 2]);
    expect(strong.levels.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5]);
    expect([simple.game.id, strong.game]).toEqual([entry.id, simple.game]);
  },
);

test('a game that nobody has taught the bots gets the levels of the generic search', async () => {
  const { game, levels } = await loadBots(toy(), pebbles.version, 2);
  expect(game).toBe(pebbles);
  expect(levels.map(({ number }) => number)).toEqual([1, 2, 3]);
});

test('a match of earlier rules is played by those, and the newest are not fetched', async () => {
  const entry = toy();
  const { game, levels } = await loadBots(entry, olderPebbles.version, 2);
  expect([game, levels.length]).toEqual([olderPebbles, 3]);
  expect(entry.load).not.toHaveBeenCalled();
});
