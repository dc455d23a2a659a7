import { expect, test } from 'vitest';
import { endure, KEPT, ratioOf, ratiosOf } from '../../bench/server/attack.ts';

/** The harness of `npm run attack`, small: that honest people play on, and that everything is given back. */
test.each(['unread', 'slow headers', 'handshakes', 'endless pieces', 'tables'])(
  'under the attack "%s" the server lives, disturbs nobody and keeps nothing',
  async (name) => {
    const siege = { seconds: 1, lines: 40, rate: 10, patience: 30 };
    const { alive, attacked, beside, ratios, before, after, troubles, said } = await endure(name, siege);
    expect([alive, said, troubles]).toEqual([true, '', []]);
    // Every move that was due was made, in the comparison as well: two parts of half a second, and three rests.
    expect([attacked.count, beside.count, ratios.length]).toEqual([10, 15, 2]);
    expect(after.descriptors - before.descriptors).toBeLessThanOrEqual(KEPT.descriptors);
    expect(after.heap - before.heap).toBeLessThan(KEPT.heap);
  },
);

test('what the machine does besides for a while does not change the verdict', () => {
  const calm = [1, 2, 3];
  const busy = [10, 20, 30];
  // It is ten times as slow from the third part on, and for a moment in the first.
  const parts = [busy, calm, busy, busy, busy];
  const rests = [calm, calm, calm, busy, busy, busy];
  expect(ratioOf({ ratios: ratiosOf(parts, rests) })).toBe(1);
  // An attack that makes it four times as slow is seen through the same.
  const attacked = parts.map((part) => part.map((milliseconds) => 4 * milliseconds));
  expect(ratioOf({ ratios: ratiosOf(attacked, rests) })).toBe(4);
});
