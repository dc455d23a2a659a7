import { expect, test } from 'vitest';
import { unmetBy } from './mentions.ts';

const SALE = ['bench-0', 'bench-0', 'bench-3', 'action'];

test('what is left of an action’s mentions, in their order', () => {
  // All of them, and no copy: this is asked of every legal action.
  expect(unmetBy(SALE, [])).toBe(SALE);
  expect(unmetBy(SALE, ['bench-3'])).toEqual(['bench-0', 'bench-0', 'action']);
  expect(unmetBy(SALE, ['action', 'bench-0'])).toEqual(['bench-0', 'bench-3']);
  expect(unmetBy(SALE, SALE)).toEqual([]);
});

test('a key counts as often as it stands there, and no oftener', () => {
  expect(unmetBy(SALE, ['bench-0', 'bench-0'])).toEqual(['bench-3', 'action']);
  expect(unmetBy(SALE, ['bench-0', 'bench-0', 'bench-0'])).toBeNull();
  expect(unmetBy(SALE, ['bench-3', 'bench-3'])).toBeNull();
  expect(unmetBy(SALE, ['ring'])).toBeNull();
});
