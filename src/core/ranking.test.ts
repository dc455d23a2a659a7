import { expect, test } from 'vitest';
import { ranking } from './ranking.ts';

const most = (scores: readonly number[]): number[][] =>
  ranking(scores.length, (a, b) => scores[b] - scores[a]);

test.each([
  [[3], [[0]]],
  [
    [1, 2],
    [[1], [0]],
  ],
  [
    [2, 1],
    [[0], [1]],
  ],
  [[2, 2], [[0, 1]]],
  [
    [1, 3, 2],
    [[1], [2], [0]],
  ],
  [
    [2, 1, 2, 1],
    [
      [0, 2],
      [1, 3],
    ],
  ],
  [[0, 0, 0], [[0, 1, 2]]],
  [
    [5, 7, 7, 5, 9],
    [[4], [1, 2], [0, 3]],
  ],
])('scores %j are ranked %j', (scores, places) => {
  expect(most(scores)).toEqual(places);
});

test('the fewest can be best', () => {
  const scores = [3, 1, 2];
  expect(ranking(3, (a, b) => scores[a] - scores[b])).toEqual([[1], [2], [0]]);
});

test('nobody at the table', () => {
  expect(ranking(0, () => 0)).toEqual([]);
});
