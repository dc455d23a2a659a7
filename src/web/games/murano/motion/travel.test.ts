import { expect, test } from 'vitest';
import { parseShards } from '#games/murano/rules/shards';
import type { View } from '#games/murano/rules/state';
import { flightsOf } from './travel.ts';

const shards = (word: string): number => parseShards(word)!;
const lying = (benches: readonly string[], markets: readonly string[], warehouse: string): View =>
  ({
    benches: benches.map(shards),
    markets: markets.map(shards),
    warehouse: shards(warehouse),
    hands: benches.map(() => []),
  }) as unknown as View;

test('an exchange: one shard to the market, two from the warehouse', () => {
  const before = lying(['Y', ''], ['', '', '', ''], 'BRR');
  const after = lying(['BR', ''], ['Y', '', '', ''], 'R');
  expect(flightsOf(before, after)).toEqual([
    { shard: 0, from: 'warehouse', to: 'bench-0', end: 1 },
    { shard: 2, from: 'bench-0', to: 'market-0', end: 0 },
    { shard: 3, from: 'warehouse', to: 'bench-0', end: 0 },
  ]);
});

test('what is taken from a rival flies from workbench to workbench, and nothing flies when nothing moves', () => {
  const before = lying(['', 'G'], ['', '', '', ''], 'B');
  expect(flightsOf(before, lying(['G', ''], ['', '', '', ''], 'B'))).toEqual([
    { shard: 1, from: 'bench-1', to: 'bench-0', end: 0 },
  ]);
  expect(flightsOf(before, before)).toEqual([]);
});
