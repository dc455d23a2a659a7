import { expect, test } from 'vitest';
import { moved, replaced, without } from './list.ts';

/** Frozen: whoever changes it fails. */
const list = Object.freeze([3, 4, 5, 9]);

test('one entry replaced', () => {
  expect(replaced(list, 1, 7)).toEqual([3, 7, 5, 9]);
});

test.each([
  [0, [4, 5, 9]],
  [2, [3, 4, 9]],
  [3, [3, 4, 5]],
])('without the entry at %i', (index, left) => {
  expect(without(list, index)).toEqual(left);
});

test.each([
  [0, 3, [4, 5, 9, 3]],
  [3, 0, [9, 3, 4, 5]],
  [1, 2, [3, 5, 4, 9]],
  [2, 2, [3, 4, 5, 9]],
])('an entry moved from %i to %i', (from, to, after) => {
  expect(moved(list, from, to)).toEqual(after);
});
