import { expect, test } from 'vitest';
import { seatedAt } from './seated.ts';

test('a game for three to five begins with three: a person meets two bots, people three people', () => {
  const table = { min: 3, max: 5 };
  expect(seatedAt(table, ['person', 'bot'])).toEqual(['person', 'bot', 'bot']);
  expect(seatedAt(table, ['person', 'person'])).toEqual(['person', 'person', 'person']);
  expect(seatedAt(table, ['a', 'b', 'c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
});

test('who finds no seat is not there, and nobody is brought who fits', () => {
  expect(seatedAt({ min: 1, max: 1 }, ['person', 'bot'])).toEqual(['person']);
  expect(seatedAt({ min: 1, max: 4 }, ['person', 'bot'])).toEqual(['person', 'bot']);
  expect(seatedAt({ min: 2, max: 2 }, [])).toEqual([]);
});
