import { expect, test } from 'vitest';
import type { TableState } from './state.ts';
import { playedResult } from './endings.ts';

test('whoever gave up is placed last, though the bot that played on has the most points', () => {
  const seats = [true, false, true, false].map((resigned) => ({ kind: 'person', resigned }));
  const outcome = { scores: [9, 7, 5, 7], ranking: [[0], [1, 3], [2]], reason: { key: 'end' } };
  expect(playedResult({ seats } as unknown as TableState, outcome)).toEqual({
    ending: 'played',
    outcome,
    ranking: [
      [1, 3],
      [0, 2],
    ],
  });
});
