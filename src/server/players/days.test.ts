import { expect, test } from 'vitest';
import { dayAt, forgetResults } from './days.ts';
import { handClock } from '../testing/clock.ts';

const HOUR = 3_600_000;

test.each([
  ['2026-01-01T00:00:00Z', 1],
  ['2026-01-01T23:59:59Z', 1],
  ['2026-01-02T00:00:00Z', 2],
  ['2027-01-01T12:00:00Z', 366],
])('%s is day %d', (moment, day) => {
  expect(dayAt(Date.parse(moment))).toBe(day);
});

test('results of a day are kept for a week, and looked at once an hour', async () => {
  const clock = handClock();
  const dropped: number[] = [];
  const forget = forgetResults({ dropResults: async (before) => void dropped.push(before) }, clock);
  await forget();
  clock.advance(HOUR - 1);
  await forget();
  expect(dropped).toEqual([dayAt(clock.now()) - 7]);
  clock.advance(1);
  await forget();
  expect(dropped).toHaveLength(2);
});
