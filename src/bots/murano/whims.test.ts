import { expect, test } from 'vitest';
import { murano } from '#games/murano/index';
import { table } from '#games/murano/testing/table';
import { iterations } from '../bot.ts';
import { YARDSTICK } from './heuristic-weights.ts';
import { heuristicValue } from './heuristic.ts';
import { endsOf } from './turn-ends.ts';
import { fancied, NO_WHIM, whimsOf } from './whims.ts';

const { state } = table({ hands: ['C17 C12 C01', 'C02 C03'], benches: ['BGRR', 'Y'], money: [6, 2] });
const view = murano.view(state, 0);
const ends = endsOf(view, 0, 12, (seen) => heuristicValue(seen, 0, YARDSTICK), iterations(12));

test('a whim lasts for the turn, differs from end to end, and is nothing at temperature 0', () => {
  const whims = ends.map(whimsOf(view, 0, 0.1));
  expect(whims.length).toBeGreaterThan(20);
  const later = murano.preview(view, 0, murano.legalActions(view, 0)[0]);
  expect(ends.map(whimsOf(later, 0, 0.1))).toEqual(whims);
  expect(new Set(whims).size).toBeGreaterThan(0.9 * whims.length);
  expect(ends.map(whimsOf(view, 0, 0)).every((whim) => whim === 0)).toBe(true);
});

test('whims are Gumbel variates: their mean is 0.577 temperatures, and they grow with it', () => {
  const rounds = Array.from({ length: 200 }, (_, round) => ({ ...view, round }));
  const all = rounds.flatMap((each) => ends.map(whimsOf(each, 0, 1)));
  const mean = all.reduce((sum, whim) => sum + whim, 0) / all.length;
  expect(mean).toBeCloseTo(0.577, 1);
  const [first] = ends;
  expect(whimsOf(view, 0, 2)(first)).toBeCloseTo(2 * whimsOf(view, 0, 1)(first), 9);
});

test('whims choose among the eight best ends, and without any all of them stay', () => {
  const chosen = fancied(ends, whimsOf(view, 0, 1));
  const worths = ends.map(({ worth }) => worth).toSorted((a, b) => b - a);
  expect(chosen.map(({ worth }) => worth)).toEqual(worths.slice(0, 8));
  expect(fancied(ends, NO_WHIM)).toBe(ends);
});
