import { expect, test } from 'vitest';
import { murano } from '#games/murano/index';
import type { Action } from '#games/murano/rules/action';
import { table } from '#games/murano/testing/table';
import { unmetBy } from '../../../interaction/mentions.ts';
import { dropTarget, mentionsOf, type Spot, spotKey, spotName } from './spots.ts';

const action = (word: string): Action => murano.parse(word)!;
const missing = (each: Action, selected: readonly Spot[]): readonly string[] | null =>
  unmetBy(mentionsOf(each), selected.map(spotKey));
const bench = (shard: 0 | 1 | 2 | 3 | 4, place: number): Spot => ({ at: 'bench', shard, place });

test('touching narrows: what an action still asks for, or null when it is about something else', () => {
  const exchange = action('exchange-Y-NE');
  expect(missing(exchange, [])).toEqual(['bench-2', 'market-0']);
  expect(missing(exchange, [bench(2, 5)])).toEqual(['market-0']);
  expect(missing(exchange, [bench(2, 5), { at: 'market', market: 0 }])).toEqual([]);
  expect(missing(exchange, [bench(1, 0)])).toBeNull();
  expect(missing(exchange, [bench(2, 5), bench(2, 6)])).toBeNull();
});

test('of two equal shards each is touched by itself, and both count', () => {
  const sale = action('sell-GG');
  expect(spotName(bench(1, 0))).not.toBe(spotName(bench(1, 1)));
  expect(spotKey(bench(1, 0))).toBe(spotKey(bench(1, 1)));
  expect(missing(sale, [bench(1, 0), bench(1, 1)])).toEqual(['action-sell']);
});

test('shards alone never sell, return or create anything: a button does', () => {
  for (const word of ['sell-B', 'return-BB', 'substitute-B', 'receive-BG', 'create-BBGR']) {
    expect(mentionsOf(action(word)).at(-1)).toMatch(/^action-/u);
  }
});

test('every legal action at the table asks for something that can be touched', () => {
  const now = table({ at: 'taken', benches: ['BGYRT'], markets: { NE: 'BB', SW: 'R' } });
  const actions = murano.legalActions(now.state, 0);
  expect(actions.length).toBeGreaterThan(20);
  for (const each of actions) expect(mentionsOf(each).length, murano.encode(each)).toBeGreaterThan(0);
});

test('no two legal actions ask for the same things, so that what is touched means one of them', () => {
  const now = table({ at: 'taken', benches: ['BBGYT'], markets: { NE: 'BB' } });
  const asked = murano.legalActions(now.state, 0).map((each) => [...mentionsOf(each)].sort().join());
  expect(new Set(asked).size).toBe(asked.length);
});

test('what can be carried to is read back from its name', () => {
  const spots: readonly Spot[] = [
    bench(3, 7),
    { at: 'market', market: 2 },
    { at: 'card', place: 3 },
    { at: 'seat', seat: 1 },
  ];
  for (const spot of spots) {
    expect(dropTarget(spotName(spot))).toEqual(spot);
  }
  expect(dropTarget('action-sell')).toEqual({ at: 'action', kind: 'sell' });
  expect(dropTarget('selector')).toBeNull();
});
