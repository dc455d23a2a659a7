import { expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { parseShards } from '#games/murano/rules/shards';
import type { View } from '#games/murano/rules/state';
import { journeysBetween } from '../../../motion/journeys.ts';
import { placedIn } from './placed.ts';

const shards = (word: string): number => parseShards(word)!;
const lying = (benches: readonly string[], markets: readonly string[], warehouse: string): View =>
  standIn<View>({
    benches: benches.map(shards),
    markets: markets.map(shards),
    warehouse: shards(warehouse),
    hands: benches.map(() => []),
  });

const flown = (before: View, after: View): readonly string[] =>
  journeysBetween(placedIn(before), placedIn(after)).map(
    ({ from, to }) => `${from.face}: ${from.heap} > ${to.heap}`,
  );

test('an exchange: one shard to the market, two from the warehouse', () => {
  const before = lying(['Y', ''], ['', '', '', ''], 'BRR');
  const after = lying(['BR', ''], ['Y', '', '', ''], 'R');
  expect(flown(before, after)).toEqual([
    '0: warehouse > bench-0',
    '3: warehouse > bench-0',
    '2: bench-0 > market-0',
  ]);
});

test('what is taken from a rival flies from workbench to workbench, and nothing flies when nothing moves', () => {
  const before = lying(['', 'G'], ['', '', '', ''], 'B');
  expect(flown(before, lying(['G', ''], ['', '', '', ''], 'B'))).toEqual(['1: bench-1 > bench-0']);
  expect(flown(before, before)).toEqual([]);
});
