import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  ALL_SHARDS,
  choicesOf,
  contains,
  countOf,
  parseChoice,
  parseShards,
  SHARDS,
  shardsWord,
  sizeOf,
} from './shards.ts';

const some = fc
  .tuple(fc.nat(10), fc.nat(10), fc.nat(10), fc.nat(10), fc.nat(6))
  .map((counts) => counts.map((count, kind) => 'BGYRT'[kind].repeat(count)).join(''));

test('[L1] ten shards of each colour and six transparent ones', () => {
  expect(sizeOf(ALL_SHARDS)).toBe(46);
  expect(SHARDS.map((kind) => countOf(ALL_SHARDS, kind))).toEqual([10, 10, 10, 10, 6]);
});

test('a number of shards has one word', () => {
  fc.assert(
    fc.property(
      some,
      (word) => shardsWord(parseShards(word)!) === word && sizeOf(parseShards(word)!) === word.length,
    ),
  );
  expect(shardsWord(parseShards('TRYGBB')!)).toBe('BBGYRT');
  for (const text of [undefined, 'X', 'b', 'B B', 'BBBBBBBBBBB']) expect(parseShards(text)).toBeNull();
});

test('none of them is told in words where a choice is meant', () => {
  expect(parseChoice('none')).toBe(0);
  expect(parseChoice('')).toBeNull();
  expect(parseShards('')).toBe(0);
});

test('some contain others exactly if they have as many of every kind', () => {
  const slow = (whole: number, part: number): boolean =>
    SHARDS.every((kind) => countOf(whole, kind) >= countOf(part, kind));
  fc.assert(
    fc.property(some, some, (a, b) => {
      const [whole, part] = [parseShards(a)!, parseShards(b)!];
      return contains(whole, part) === slow(whole, part);
    }),
  );
});

test('every choice once, of the sizes wanted', () => {
  const words = choicesOf(parseShards('BBGT')!, 1, 2).map(shardsWord);
  expect(words.sort()).toEqual(['B', 'BB', 'BG', 'BT', 'G', 'GT', 'T']);
  expect(choicesOf(0, 0, 2)).toEqual([0]);
  expect(choicesOf(parseShards('BG')!, 3, 3)).toEqual([]);
});
