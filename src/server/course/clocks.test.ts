import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentAfter, type Outages, passed, revived, ticked } from './clocks.ts';

const outages = fc.array(fc.tuple(fc.nat(50), fc.nat(50)), { maxLength: 5 }).map((gaps): Outages => {
  let at = 0;
  return gaps.map(([wait, length]) => {
    const from = at + wait;
    at = from + length;
    return { from, to: at };
  });
});

test('time passes only for those who think, and only while the server runs', () => {
  const bank = { left: [100, 100], at: 10 };
  expect(ticked(bank, [1], 40, [])).toEqual({ left: [100, 70], at: 40 });
  expect(ticked(bank, [1], 40, [{ from: 0, to: 15 }])).toEqual({ left: [100, 75], at: 40 });
  expect(ticked(bank, [0, 1], 40, [{ from: 20, to: 25 }])).toEqual({ left: [75, 75], at: 40 });
  expect(ticked(bank, [1], 40, [{ from: 30, to: 90 }])).toEqual({ left: [100, 80], at: 40 });
});

test('a clock is empty at its deadline and not a moment before, whatever outages there were', () => {
  fc.assert(
    fc.property(outages, fc.nat(100), fc.integer({ min: 1, max: 200 }), (list, at, left) => {
      const end = momentAfter(at, left, list);
      expect(ticked({ left: [left], at }, [0], end, list).left[0]).toBe(0);
      expect(ticked({ left: [left], at }, [0], end - 1, list).left[0]).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThanOrEqual(at + left);
    }),
  );
});

test('a turn gives its increment, a day-long turn begins anew, and no clock changes nothing', () => {
  const bank = { left: [50, 70], at: 0 };
  const live = { kind: 'live', minutes: 1, increment: 2 } as const;
  expect(passed(bank, live, [0], [1]).left).toEqual([2050, 70]);
  expect(passed(bank, live, [0], [0]).left).toEqual([50, 70]);
  expect(passed(bank, { kind: 'days', days: 1 }, [0], [1]).left).toEqual([86_400_000, 70]);
  expect(passed(bank, { kind: 'free' }, [0], [1])).toEqual(bank);
  expect(revived({ left: [-5, 70], at: 0 }, live, 0).left).toEqual([60_000, 70]);
});
