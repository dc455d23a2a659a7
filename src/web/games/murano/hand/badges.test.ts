import { expect, test } from 'vitest';
import { parseCard } from '#games/murano/rules/cards';
import { parseShards } from '#games/murano/rules/shards';
import { badgesOf } from './badges.ts';

const shards = (word: string): number => parseShards(word)!;
// The Vase needs two blue, a green and a red one.
const vase = parseCard('C11')!;

test('a recipe shows what is there, what would come and what a transparent shard stands in for', () => {
  expect(badgesOf(vase, shards('BG'), shards('BGR'))).toEqual(['have', 'lacking', 'have', 'coming']);
  expect(badgesOf(vase, shards('BGT'), shards('BGT'))).toEqual(['have', 'clear', 'have', 'lacking']);
  expect(badgesOf(vase, 0, 0)).toEqual(['lacking', 'lacking', 'lacking', 'lacking']);
});
