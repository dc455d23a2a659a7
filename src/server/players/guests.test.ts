import { expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { forgetGuests } from './guests.ts';
import type { Store } from '../store/store.ts';
import { handClock } from '../testing/clock.ts';

const DAY = 86_400_000;

test('guests are looked for once an hour, and again at once while there are more than are removed at a time', async () => {
  const clock = handClock();
  const found = [1000, 1000, 7, 0, 0];
  const asked: number[] = [];
  const removeGuests = async (before: number): Promise<number> => {
    asked.push(before);
    return found.shift()!;
  };
  const outages: { from: number; to: number }[] = [];
  const store = standIn<Store>({ removeGuests });
  const forget = forgetGuests(store, clock, 90 * DAY, () => outages);
  const first = clock.now() - 90 * DAY;
  for (let each = 0; each < 5; each += 1) await forget();
  expect(asked).toEqual([first, first, first]);
  clock.advance(DAY / 24);
  await forget();
  expect(asked.at(-1)).toBe(first + DAY / 24);
  // A year in which nobody could come does not count.
  outages.push({ from: clock.now(), to: clock.now() + 365 * DAY });
  clock.freeze(366 * DAY);
  await forget();
  expect(asked.at(-1)).toBe(first + DAY / 24 + DAY);
});
