import { expect, test } from 'vitest';
import { guard, placesOf } from './guard.ts';

test('what goes wrong at a table is told once, and goes no further', async () => {
  const told: unknown[] = [];
  const { guarded, guardedly } = guard((thrown) => told.push(thrown));
  const seen: number[] = [];
  guarded((one: number, other: number) => void seen.push(one, other))(1, 2);
  guarded(() => {
    throw new RangeError('at once');
  })();
  await guardedly(() => Promise.reject(new RangeError('later')));
  await guardedly(() => Promise.resolve(3));
  expect(seen).toEqual([1, 2]);
  expect(told).toEqual([new RangeError('at once'), new RangeError('later')]);
});

test('of what failed the places are told, those of its cause where it has one, and no word of what it says', () => {
  const at = (stack: string, cause?: unknown): Error =>
    Object.assign(new Error('the king is in hand', { cause }), { stack });
  const inner = at('Error: the king is in hand\n    at inner (a.ts:1)\n    at main (b.ts:2)');
  const places = ['at inner (a.ts:1)', 'at main (b.ts:2)'];
  expect(placesOf(inner)).toEqual(places);
  expect(placesOf(at('Error: the king is in hand\n    at outer (c.ts:3)', inner))).toEqual(places);
  expect(placesOf(at('Error: the king is in hand\n    at outer (c.ts:3)', 'the king'))).toEqual([]);
  expect(placesOf('the king')).toEqual([]);
});
