import { expect, test } from 'vitest';
import { murano } from '#games/murano/index';
import { table } from '#games/murano/testing/table';
import { randomStates, recordedStates, touchAll, touched } from '../../../interaction/testing/touches.ts';
import type { Spot } from './spots.ts';
import { MURANO_TOUCHES } from './testing/touches.ts';

const LONG = 120_000;

test('no touch without an effect or the right reason: recorded matches', { timeout: LONG }, () => {
  expect(touchAll(MURANO_TOUCHES, recordedStates(murano, 211))).toBeGreaterThan(20);
});

test('no touch without an effect or the right reason: random matches', { timeout: LONG }, () => {
  expect(touchAll(MURANO_TOUCHES, randomStates(murano, 30))).toBe(30);
});

const bench = (shard: 0 | 1 | 2 | 3 | 4, place: number): Spot => ({ at: 'bench', shard, place });
const card = (place: number): Spot => ({ at: 'card', place });
const market = (at: 0 | 1 | 2 | 3): Spot => ({ at: 'market', market: at });
const SELL: Spot = { at: 'action', kind: 'sell' };

const touch = (given: Parameters<typeof table>[0], ...spots: readonly Spot[]): string =>
  touched(MURANO_TOUCHES, table(given).state, spots);

test('a card taken up does not keep the selector from being turned', () => {
  expect(touch({ money: [3, 3] }, card(2), { at: 'selector' })).toBe('selector');
});

test('with a card taken up, selected shards are still sold and exchanged', () => {
  // The first creation can be made of what lies there, so that the card and a shard are one beginning.
  const given = { at: 'exchanged', hands: ['C01'], benches: ['BBGGYYRR'], terms: { deals: 2 } } as const;
  expect(touch(given, card(1), bench(1, 2))).toBe('card-1 bench-1-2');
  expect(touch(given, card(1), bench(1, 2), SELL)).toBe('sell-G');
  expect(touch(given, card(1), bench(1, 2), market(0))).toBe('exchange-G-NE');
  expect(touch(given, card(1), market(0))).toBe('market-0');
});

test('[L18] two shards are no exchange; while others must be returned first, that is said instead', () => {
  const two = [bench(0, 0), bench(1, 1)];
  expect(touch({ at: 'taken', benches: ['BGYR'] }, ...two, market(0))).toBe('L18 oneShard');
  const surplus = {
    at: 'taken',
    benches: ['BBGGYYRRTT'],
    owed: [{ kind: 'return', seats: [0], count: 2 }],
  } as const;
  expect(touch(surplus, bench(0, 0), bench(1, 2), market(0))).toBe('M11 returnFirst');
});

test('[L30] a creation that does not belong to the category', () => {
  const given = { at: 'taken', advantages: 'present', completed: ['C01'], benches: ['B'] } as const;
  expect(touch(given, { at: 'made', card: 0 }, { at: 'advantage', category: 3 })).toBe('L30 otherCategory');
});

test('[M33] a shard beyond what the market faces is refused as such', () => {
  const given = {
    at: 'exchanged',
    benches: ['B'],
    owed: [{ kind: 'receive', seats: [0], from: 'GG' }],
  } as const;
  const stock = (nth: number): Spot => ({ at: 'stock', shard: 2, nth });
  expect(touch(given, stock(0))).toBe('M33 notFacing');
});

test('[M36] when all other markets are full, a shard cannot travel there', () => {
  const given = {
    at: 'taken',
    advantages: 'traveller',
    markets: { NE: 'B', SE: 'BGY', SW: 'GYR', NW: 'YRR' },
    owed: [{ kind: 'travel', seats: [0] }],
  } as const;
  expect(touch(given, { at: 'socket', market: 0, shard: 0 })).toBe('M36 marketFull');
});
