import { expect, test } from 'vitest';
import { barsOf, resultOf } from './distribution.ts';
import type { Daily } from './today.ts';

const puzzle = (tries: number, isFound = true): Daily => ({
  kind: 'puzzle',
  game: 'muster',
  number: 1,
  state: 'done',
  result: { tries, isFound },
});
const deal = (score: number): Daily => ({
  kind: 'deal',
  game: 'murano',
  number: 1,
  state: 'done',
  result: { score },
});
const told = (kind: 'puzzle' | 'deal', game: string, result: number, count: number) => ({
  kind,
  game,
  result,
  count,
});

test('what is told is a small number that the server takes', () => {
  expect([puzzle(0), puzzle(2), puzzle(40), puzzle(3, false), deal(44), deal(999)].map(resultOf)).toEqual([
    0, 2, 6, 7, 44, 250,
  ]);
});

test('bars of a puzzle go by wrong tries, with those who were shown it last', () => {
  const results = [
    told('puzzle', 'muster', 0, 5),
    told('puzzle', 'muster', 3, 2),
    told('puzzle', 'muster', 7, 1),
    told('puzzle', 'murano', 0, 9),
  ];
  const bars = barsOf(puzzle(3), results, 0);
  expect(bars.map(({ count }) => count)).toEqual([5, 0, 0, 2, 1]);
  expect(bars.findIndex(({ isOwn }) => isOwn)).toBe(3);
  expect(bars.at(-1)?.name).toBe('shown');
  // Whoever was shown it has no number of tries: no bar stands empty for it.
  const shown = barsOf(puzzle(3, false), results, 0);
  expect([shown.length, shown.at(-1)?.isOwn]).toEqual([5, true]);
});

test('bars of a deal compare with par', () => {
  const results = [
    told('deal', 'murano', 40, 1),
    told('deal', 'murano', 44, 2),
    told('deal', 'murano', 50, 3),
  ];
  expect(barsOf(deal(44), results, 44)).toEqual([
    { name: 'above', tries: 0, count: 3, isOwn: false },
    { name: 'par', tries: 0, count: 2, isOwn: true },
    { name: 'below', tries: 0, count: 1, isOwn: false },
  ]);
});
