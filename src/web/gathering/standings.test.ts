import { expect, test } from 'vitest';
import { compared, measureOf, mirrored, type PlayedTable } from './standings.ts';

const played = (names: string[], scores: number[]): PlayedTable => ({
  names,
  result: {
    ending: 'played',
    outcome: { scores, ranking: [[0], [1]], reason: { key: 'r' } },
    ranking: scores[0] === scores[1] ? [[0, 1]] : scores[0] > scores[1] ? [[0], [1]] : [[1], [0]],
  },
});
const resigned = (names: string[], by: number): PlayedTable => ({
  names,
  result: { ending: 'resigned', outcome: null, ranking: [[1 - by], [by]] },
});

test('mirror: partners sit on different seats, and the sum over both tables decides', () => {
  const tables = [played(['Ann', 'Bo'], [5, 1]), played(['Bea', 'Al'], [4, 2])];
  expect(measureOf(tables)).toBe('points');
  expect(mirrored(tables)).toEqual([
    { names: ['Ann', 'Al'], sum: 4 - 2 },
    { names: ['Bo', 'Bea'], sum: -4 + 2 },
  ]);
});

test('where somebody gave up there are no points: matches are counted at all tables', () => {
  const tables = [played(['Ann', 'Bo'], [5, 1]), resigned(['Bea', 'Al'], 1)];
  expect(measureOf(tables)).toBe('matches');
  expect(mirrored(tables).map(({ sum }) => sum)).toEqual([1, 1]);
  const left: PlayedTable = {
    names: ['Cy', 'Di'],
    result: { ending: 'abandoned', outcome: null, ranking: [] },
  };
  expect(mirrored([played(['Ann', 'Bo'], [5, 1]), left]).map(({ sum }) => sum)).toEqual([1.5, 0.5]);
});

test('duplicate: each is compared with those in the same seat, the best first', () => {
  const tables = [played(['Ann', 'Bo'], [3, 2]), played(['Cy', 'Di'], [6, 1]), played(['Ed', 'Fay'], [2, 2])];
  expect(compared(tables)).toEqual([
    [
      { name: 'Cy', table: 1, value: 5 },
      { name: 'Ann', table: 0, value: 1 },
      { name: 'Ed', table: 2, value: 0 },
    ],
    [
      { name: 'Fay', table: 2, value: 0 },
      { name: 'Bo', table: 0, value: -1 },
      { name: 'Di', table: 1, value: -5 },
    ],
  ]);
});
