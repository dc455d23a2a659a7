import { expect, test } from 'vitest';
import { defaultOptions } from '#core/options';
import { murano } from '#games/murano/index';
import { muster } from '#games/muster/index';
import { changedFields, fieldsFor, valuesFor } from './fields.ts';

const usual = defaultOptions(murano.options);
const offered = (seats: number, more: object = {}): string[] =>
  fieldsFor(murano, { ...usual, ...more }, seats).map(([name]) => name);

test('[M47] what the challenge empties is offered alone, and nowhere else', () => {
  expect(offered(1)).toContain('emptied');
  for (const seats of [2, 3, 4]) expect(offered(seats)).not.toContain('emptied');
});

test('[M76] the safety end is not offered alone', () => {
  expect(offered(1)).not.toContain('safety');
  expect(offered(2)).toContain('safety');
});

test('a setting that waits for another one is offered all the same', () => {
  expect(offered(2)).toContain('expertCards');
  const fields = fieldsFor(muster, { ...defaultOptions(muster.options), bridges: false }, 2);
  expect(fields.map(([name]) => name)).toContain('mend');
});

test('who begins is chosen among the seats there are', () => {
  const seats = ['random', 'seat0', 'seat1', 'seat2', 'seat3'];
  const offeredTo = (count: number, chosen = 'random'): readonly string[] =>
    valuesFor(murano, ['first', seats], chosen, count);
  expect(offeredTo(2)).toEqual(['random', 'seat0', 'seat1']);
  expect(offeredTo(3)).toEqual(['random', 'seat0', 'seat1', 'seat2']);
  expect(offeredTo(4)).toEqual(seats);
  expect(offeredTo(2, 'seat3'), 'what is chosen stays, to be chosen otherwise').toContain('seat3');
  expect(
    valuesFor(murano, ['advantages', ['first', 'chosen']], 'first', 2),
    'wants more to be chosen',
  ).toEqual(['first', 'chosen']);
});

test('a match older than a setting has the usual one, and nothing is told of it', () => {
  const { emptied: _emptied, ...older } = usual;
  expect(changedFields(murano, older)).toEqual([]);
  expect(changedFields(murano, { ...older, draft: true }).map(([name]) => name)).toEqual(['draft']);
  expect(changedFields(murano, { ...usual, emptied: 'all' }).map(([name]) => name)).toEqual(['emptied']);
});
