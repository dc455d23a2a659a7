import { expect, test } from 'vitest';
import { murano } from '#games/murano/index';
import { table } from '#games/murano/testing/table';
import { parseShards } from '#games/murano/rules/shards';
import { netOf, type Prospect, prospectOf, signed } from './prospects.ts';

const after = (given: Parameters<typeof table>[0], word: string): Prospect => {
  const view = murano.view(table(given).state, 0);
  return prospectOf(view, murano.preview(view, 0, murano.parse(word)!), 0);
};

// The Vase needs two blue, a green and a red one.
const VASE = { at: 'taken', hands: ['C11'], money: [5, 5] } as const;

test('buying costs at once what the market costs, then the first creation pays', () => {
  const given = { ...VASE, benches: ['BBG'], markets: { NE: 'RY' } };
  const prospect = after(given, 'buy-NE');
  expect([prospect.paid, prospect.pay, netOf(prospect)]).toEqual([-2, 7, 5]);
  expect(prospect.lack.count).toBe(0);
});

test('what is not there is not promised: the first creation lacks it', () => {
  const given = { ...VASE, benches: ['BG'], markets: { NE: 'Y' } };
  const prospect = after(given, 'buy-NE');
  expect([prospect.paid, prospect.pay, netOf(prospect)]).toEqual([-2, null, -2]);
  expect(prospect.lack).toEqual({ shards: parseShards('BR'), count: 2 });
});

test('transparent shards stand in for some of what is lacking, whichever', () => {
  const prospect = after({ ...VASE, benches: ['GT'], markets: { NE: 'Y' } }, 'buy-NE');
  expect(prospect.lack).toEqual({ shards: parseShards('BBR'), count: 2 });
});

test('[M11] while shards must go back first, nothing is promised', () => {
  const prospect = after({ ...VASE, benches: ['BBGRYYY'], markets: { NE: 'YY' } }, 'buy-NE');
  expect([prospect.surplus, prospect.pay]).toEqual([1, null]);
});

test('[L26] a second creation of a turn is told with its bonus', () => {
  const given = { ...VASE, at: 'created', benches: ['BBGR'], completed: ['C04'] } as const;
  const view = murano.view(table(given).state, 0);
  expect(prospectOf(view, view, 0).pay).toBe(10);
});

test('money has its sign', () => {
  expect([signed(7), signed(-2), signed(0)]).toEqual(['+7', '−2', '0']);
});
