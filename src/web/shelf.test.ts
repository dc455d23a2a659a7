import { expect, test, vi } from 'vitest';
import { loadMatch } from '#core/loaded';
import { saveMatch } from '#core/saved';
import { newMatch } from '#core/match';
import { pebbles } from '#core/testing/pebbles';
import { olderPebbles } from '#core/testing/versions';
import type { AnyGame } from '#core/game';
import { openText, shelfOf } from './shelf.ts';

const shelf = () => {
  const load = {
    newest: vi.fn(() => Promise.resolve({ room: { game: pebbles } })),
    earlier: vi.fn(() => Promise.resolve({ room: { game: olderPebbles } })),
  };
  return { load, ...shelfOf({ pebbles: load.newest }, { 'pebbles 2': load.earlier }) };
};
const text = saveMatch(newMatch(olderPebbles, { seats: 2, start: { seed: 'old' } }));

test('a new match brings the newest rules and nothing of the earlier ones', async () => {
  const { load, bring, gameOf } = shelf();
  expect(gameOf('pebbles')).toBeUndefined();
  expect((await bring('pebbles')).game).toBe(pebbles);
  expect((await bring('pebbles', 3)).game).toBe(pebbles);
  expect(gameOf('pebbles')).toBe(pebbles);
  expect(gameOf('pebbles', 3)).toBe(pebbles);
  expect(gameOf('pebbles', 2)).toBeUndefined();
  expect([load.newest, load.earlier].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});

test('a match of earlier rules brings those, and not the newest', async () => {
  const { load, bring, gameOf } = shelf();
  expect((await bring('pebbles', 2)).game).toBe(olderPebbles);
  await bring('pebbles', 2);
  expect([load.newest, load.earlier].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect(loadMatch(text, gameOf).game).toBe(olderPebbles);
  await bring('pebbles');
  expect(gameOf('pebbles', 2)).toBe(olderPebbles);
  expect(gameOf('pebbles')).toBe(pebbles);
});

test('rules that are not on it are told as such by whoever opens the match', async () => {
  const { bring, gameOf } = shelf();
  expect((await bring('pebbles', 9)).game).toBe(pebbles);
  expect(gameOf('pebbles', 9)).toBeUndefined();
  expect(() => loadMatch(text.replace('pebbles 2', 'pebbles 9'), gameOf)).toThrow('not known here');
});

test('a game that is not on it is told as such', async () => {
  await expect(shelf().bring('marbles')).rejects.toThrow('marbles: there is no room for it here');
});

test('what could not be fetched is fetched again', async () => {
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ room: { game: pebbles } });
  const { bring } = shelfOf<{ game: AnyGame }>({ pebbles: load }, {});
  await expect(bring('pebbles')).rejects.toThrow('offline');
  expect((await bring('pebbles')).game).toBe(pebbles);
});

test('the text of a file or a link is opened in the room of the rules it was begun with', async () => {
  const { load, bring, gameOf } = shelf();
  const known = (id: string, version: number) =>
    id === 'pebbles' ? bring(id, version) : Promise.resolve(null);
  const older = await openText(text, known, gameOf);
  expect([older.match.game, older.room.game]).toEqual([olderPebbles, olderPebbles]);
  expect(load.newest).not.toHaveBeenCalled();
  const newer = await openText(
    saveMatch(newMatch(pebbles, { seats: 2, start: { seed: 'new' } })),
    known,
    gameOf,
  );
  expect([newer.match.game, newer.room.game]).toEqual([pebbles, pebbles]);
  for (const wrong of [text.replace('pebbles 2', 'pebbles 1'), text.replace('pebbles 2', 'pebbles 22')]) {
    await expect(openText(wrong, known, gameOf)).rejects.toThrow('not known here');
  }
  await expect(openText(text.replace('pebbles', 'stones'), known, gameOf)).rejects.toThrow(
    'game of the catalogue',
  );
  // Rules without a room are of no use to a page.
  await expect(openText(text, () => Promise.resolve(null), gameOf)).rejects.toThrow(
    'there is no room for it',
  );
  await expect(openText('', known, gameOf)).rejects.toThrow('tavola match 1');
});
