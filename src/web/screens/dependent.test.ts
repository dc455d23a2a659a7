import { expect, test } from 'vitest';
import { defaultOptions } from '#core/options';
import { optionSheet as murano } from '#games/murano/options';
import { optionSheet as muster } from '#games/muster/options';
import { needOf } from './dependent.ts';

const inMuster = { ...defaultOptions(muster) };
const inMurano = { ...defaultOptions(murano) };

test('swapping bridges needs bridges', () => {
  expect(needOf(muster, inMuster, 'mend')).toBeNull();
  expect(needOf(muster, { ...inMuster, bridges: false }, 'mend')).toEqual({
    option: 'bridges',
    value: true,
  });
});

test('what an expert match removes needs an expert match, which has a clock of its own', () => {
  expect(needOf(murano, inMurano, 'expertCards')).toEqual({ option: 'expert', value: true });
  expect(needOf(murano, inMurano, 'safety')).toBeNull();
  const expert = { ...inMurano, expert: true };
  expect(needOf(murano, expert, 'expertCards')).toBeNull();
  expect(needOf(murano, expert, 'safety')).toEqual({ option: 'expert', value: false });
});

test('all other settings stand for themselves', () => {
  const needed = (sheet: typeof muster | typeof murano, values: object): string[] =>
    Object.keys(sheet.fields).filter((name) => needOf(sheet, { ...values }, name) !== null);
  expect(needed(muster, inMuster)).toEqual([]);
  expect(needed(muster, { ...inMuster, bridges: false })).toEqual(['mend']);
  expect(needed(murano, inMurano)).toEqual(['expertCards']);
  expect(needed(murano, { ...inMurano, expert: true })).toEqual(['safety']);
});
