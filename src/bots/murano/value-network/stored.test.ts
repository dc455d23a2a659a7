import { expect, test } from 'vitest';
import { GRAIN, networkFrom, type StoredNetwork } from './stored.ts';

const TABLE = 7;
/** Two inputs, one unit, one unit. O is no step, P one more, ! the fewest; ~ announces two letters. */
const stored: StoredNetwork = {
  features: TABLE,
  sizes: [2, 1, 1],
  grains: [4, 1000],
  letters: 'OP!~PON',
  output: [0.5, -2],
};

test('a letter is a number of steps, the few beyond take three letters, and the output is kept as it is', () => {
  const { sizes, weights } = networkFrom(stored, TABLE);
  expect(sizes).toEqual([2, 1, 1]);
  const steps = [0, 1, -44].map((each) => each * 4);
  expect([...weights].slice(0, 3).map((weight) => weight / GRAIN)).toEqual(steps);
  // 89 steps beyond the middle.
  expect([...weights].slice(3, 5).map((weight) => weight / GRAIN)).toEqual([89_000, -1000]);
  expect([...weights].slice(5)).toEqual([0.5, -2]);
});

test('letters go input by input, and each unit has a step of its own', () => {
  const { weights } = networkFrom(
    { features: TABLE, sizes: [1, 2, 1], grains: [1, 10, 1], letters: 'PPQQPPP', output: [0, 0] },
    TABLE,
  );
  expect([...weights].slice(0, 4).map((weight) => weight / GRAIN)).toEqual([1, 2, 10, 20]);
});

test('weights that learnt by another table of features, or of another size, are refused', () => {
  expect(() => networkFrom(stored, TABLE + 1)).toThrow('weights for the features 7, expected 8');
  expect(() => networkFrom({ ...stored, letters: 'OP!O' }, TABLE)).toThrow('6 weights, expected 7');
  expect(() => networkFrom({ ...stored, sizes: [3, 1, 1] }, TABLE)).toThrow('7 weights, expected 8');
});
