import { expect, test } from 'vitest';
import { catalogueOf } from './catalogue.ts';
import type { AnyGame } from './game.ts';
import { newMatch, playNotation } from './match.ts';
import { loadMatch } from './loaded.ts';
import { saveMatch } from './saved.ts';
import { pebbles } from './testing/pebbles.ts';
import { FORGETFUL, olderPebbles, TODAY, YESTERDAY } from './testing/versions.ts';

const other: AnyGame = { ...pebbles, id: 'stones', version: 1 };

test('the newest version is what is offered, in whatever order they stand', () => {
  for (const all of [
    [pebbles, olderPebbles],
    [olderPebbles, pebbles],
  ]) {
    const { games, gameOf } = catalogueOf(all);
    expect(games).toEqual([pebbles]);
    expect(gameOf('pebbles')).toBe(pebbles);
  }
  expect(catalogueOf([other, olderPebbles, pebbles]).games).toEqual([other, pebbles]);
});

test('each version is found by its number, and nothing by any other', () => {
  expect(TODAY.gameOf('pebbles', 2)).toBe(olderPebbles);
  expect(TODAY.gameOf('pebbles', 3)).toBe(pebbles);
  for (const version of [0, 1, 4, 2.5, NaN]) expect(TODAY.gameOf('pebbles', version)).toBeUndefined();
  for (const id of ['', 'stones', 'constructor']) {
    expect(TODAY.gameOf(id)).toBeUndefined();
    expect(TODAY.gameOf(id, 2)).toBeUndefined();
  }
});

test('the same version does not stand there twice', () => {
  expect(() => catalogueOf([pebbles, { ...pebbles }])).toThrow('pebbles 3 stands twice');
});

const words = ['take-1', 'take-2', 'draw', 'take-2'];
const played = words.reduce(
  (match, word) => playNotation(match, match.game.toAct(match.state)[0], word),
  newMatch(olderPebbles, { seats: 2, start: { seed: 'old' } }),
);

test('a saved match is replayed, and goes on to its end, by the rules it began with', () => {
  const text = saveMatch(played);
  expect(text).toContain('game pebbles 2\n');
  const again = loadMatch(text, TODAY.gameOf);
  expect(again.game).toBe(olderPebbles);
  expect(again.state).toEqual(played.state);
  // Three at once are what the newer rules allow.
  expect(() => playNotation(again, 0, 'take-3')).toThrow('take-3');
  expect(again.state.heap).toBe(3);
  const over = playNotation(playNotation(again, 0, 'take-2'), 1, 'take-1');
  const saved = saveMatch(over);
  expect(loadMatch(saved, TODAY.gameOf).state).toEqual(over.state);
  expect(loadMatch(saved, YESTERDAY.gameOf).state).toEqual(over.state);
});

test('new matches are played by the newest rules, and both kinds are read side by side', () => {
  const match = newMatch(TODAY.gameOf('pebbles')!, { seats: 2, start: { seed: 'old' } });
  expect(match.header.version).toBe(3);
  expect(loadMatch(saveMatch(match), TODAY.gameOf).game).toBe(pebbles);
});

test('rules that are not there any more, or not yet, are named in a sentence', () => {
  expect(() => loadMatch(saveMatch(played), FORGETFUL.gameOf)).toThrow(
    'made by version 2 of the rules of pebbles, which is not known here; the newest that is known is 3',
  );
  expect(() => loadMatch(saveMatch(played).replace('pebbles 2', 'pebbles 4'), TODAY.gameOf)).toThrow(
    'made by version 4 of the rules of pebbles, which is not known here; the newest that is known is 3',
  );
  expect(() => loadMatch(saveMatch(played).replace('pebbles 2', 'stones 2'), TODAY.gameOf)).toThrow(
    'the name of a game of the catalogue',
  );
  // Whoever has only one version need not look at the number.
  expect(() => loadMatch(saveMatch(played), () => pebbles)).toThrow('not known here');
});
