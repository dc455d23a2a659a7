import { expect, test } from 'vitest';
import { CARDS, cardWord } from '#games/murano/rules/cards';
import { murano } from '#games/murano/index';
import { newMatch } from '#core/match';
import { readShards } from '#games/murano/format/reading';
import type { State } from '#games/murano/rules/state';
import { bestPay } from './paying.ts';

const optionsOf = (expert: boolean): State['options'] =>
  newMatch(murano, { seats: 2, options: { expert }, start: { seed: 'pay' } }).state.options;
const pay = (card: string, bench: string, expert = false): number =>
  bestPay(
    CARDS.find((each) => cardWord(each) === card)!,
    readShards(bench, 'bench'),
    optionsOf(expert),
  );

test('[L25] what does not go into the creation stays on the workbench and earns nothing', () => {
  expect(pay('C04', '')).toBe(8);
  expect(pay('C04', 'BGYR')).toBe(8);
  // The Wave Chalice needs no yellow: the yellow one stays.
  expect(pay('C23', 'YT')).toBe(7);
  expect(pay('C23', 'YYYYRRRR')).toBe(0);
});

test('[M23] a transparent shard goes into it where a colour is lacking, and stays where none is', () => {
  expect(pay('C23', 'BBBT')).toBe(8);
  expect(pay('C23', 'BBBGT')).toBe(7);
});

test('[M59] in an expert match each transparent one costs 1 L', () => {
  expect(pay('C23', 'BBBT', true)).toBe(7);
});
