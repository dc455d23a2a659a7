import { expect, test } from 'vitest';
import { parseShards } from '#games/murano/rules/shards';
import { inOrderOfArrival, rearranged } from './places.ts';

const shards = (word: string): number => parseShards(word)!;

test('what stays keeps its place, what is new comes last', () => {
  expect(rearranged([3, 0], shards('BGR'))).toEqual([3, 0, 1]);
  expect(rearranged([3, 0, 3, 1], shards('GR'))).toEqual([3, 1]);
  expect(rearranged([], shards('BBT'))).toEqual([0, 0, 4]);
  expect(rearranged([2, 2], 0)).toEqual([]);
});

test('a creation stays where it stood when it is set aside, and one that is gone leaves no gap', () => {
  expect(inOrderOfArrival([], [7, 3])).toEqual([7, 3]);
  expect(inOrderOfArrival([7, 3], [3, 9, 7])).toEqual([7, 3, 9]);
  expect(inOrderOfArrival([7, 3, 9], [9, 7])).toEqual([7, 9]);
  expect(inOrderOfArrival([7], [])).toEqual([]);
});
