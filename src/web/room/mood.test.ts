import { expect, test } from 'vitest';
import { moodOf } from './mood.ts';

test.each([
  ['the winner', [[1], [0]], undefined, [1], 'won'],
  ['whoever is behind', [[1], [0]], undefined, [0], 'lost'],
  ['whoever shares the first place', [[0, 1], [2]], undefined, [1], 'even'],
  ['several at one screen', [[0], [1]], undefined, [0, 1], 'even'],
  ['whoever looks on', [[0], [1]], undefined, [], 'even'],
  ['all together against the game', [[0, 1]], true, [0], 'won'],
  ['all together who lose', [[0, 1]], false, [0, 1], 'lost'],
  [
    'one of the team that won',
    [
      [0, 2],
      [1, 3],
    ],
    true,
    [2],
    'won',
  ],
  [
    'one of the team that lost',
    [
      [0, 2],
      [1, 3],
    ],
    true,
    [3],
    'lost',
  ],
] as const)('how it ended for %s', (_who, ranking, won, own, mood) => {
  expect(moodOf({ ranking, ...(won !== undefined && { won }) }, own)).toBe(mood);
});
