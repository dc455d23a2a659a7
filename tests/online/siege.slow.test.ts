import { expect, test } from 'vitest';
import { endure, KEPT } from '../../bench/server/attack.ts';

/** The harness of `npm run attack`, small: that honest people play on, and that everything is given back. */
test.each(['unread', 'slow headers', 'handshakes', 'endless pieces', 'tables'])(
  'under the attack "%s" the server lives, disturbs nobody and keeps nothing',
  async (name) => {
    const siege = { seconds: 2, lines: 40, rate: 10, patience: 30 };
    const { alive, attacked, beside, before, after, troubles, said } = await endure(name, siege);
    expect([alive, said, troubles]).toEqual([true, '', []]);
    // Every move that was due was made, in the comparison as well.
    expect([attacked.count, beside.count]).toEqual([20, 20]);
    expect(after.descriptors - before.descriptors).toBeLessThanOrEqual(KEPT.descriptors);
    expect(after.heap - before.heap).toBeLessThan(KEPT.heap);
  },
);
