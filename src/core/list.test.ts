import { expect, test } from 'vitest';
import { added, entryAt, moved, replaced, without } from './list.ts';

/** Frozen: whoever changes it fails. */
const list = Object.freeze([3, 4, 5, 9]);

test('the entry at an index', () => {
  expect(entryAt(list, 0)).toBe(3);
  expect(entryAt(list, 3)).toBe(9);
  expect(entryAt([0, null], 0)).toBe(0);
  expect(entryAt([0, null], 1)).toBeNull();
});

test.each([-1, 4, 0.5, Number.NaN])('an entry that a list has not: %d', (index) => {
  expect(() => entryAt(list, index)).toThrow(`A list of 4 has no entry ${index}.`);
});

test('one entry replaced', () => {
  expect(replaced(list, 1, 7)).toEqual([3, 7, 5, 9]);
});

test('an entry more', () => {
  expect(added(list, 7)).toEqual([3, 4, 5, 9, 7]);
  expect(added([], 7)).toEqual([7]);
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
