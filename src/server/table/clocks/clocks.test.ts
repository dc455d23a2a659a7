import fc from 'fast-check';
import { expect, test } from 'vitest';
import { granted, momentAfter, momentBefore, type Outages, revoked, ticked } from './clocks.ts';
import { passed, revived } from './first-clocks.ts';

const outages = fc.array(fc.tuple(fc.nat(50), fc.nat(50)), { maxLength: 5 }).map((gaps): Outages => {
  let at = 0;
  return gaps.map(([wait, length]) => {
    const from = at + wait;
    at = from + length;
    return { from, to: at };
  });
});

test('time passes only for those who think, and only while the server runs', () => {
  const bank = { left: [100, 100], at: 10, grants: [] };
  expect(ticked(bank, [1], 40, [])).toEqual({ left: [100, 70], at: 40, grants: [] });
  expect(ticked(bank, [1], 40, [{ from: 0, to: 15 }]).left).toEqual([100, 75]);
  expect(ticked(bank, [0, 1], 40, [{ from: 20, to: 25 }]).left).toEqual([75, 75]);
  expect(ticked(bank, [1], 40, [{ from: 30, to: 90 }]).left).toEqual([100, 80]);
  // What somebody took too much, because a timer came late, is owed: an increment pays for it.
  expect(ticked(bank, [1], 130, []).left).toEqual([100, -20]);
});

test('a clock is empty at its deadline and not a moment before, whatever outages there were', () => {
  fc.assert(
    fc.property(outages, fc.nat(100), fc.integer({ min: 1, max: 200 }), (list, at, left) => {
      const end = momentAfter(at, left, list);
      expect(ticked({ left: [left], at, grants: [] }, [0], end, list).left[0]).toBe(0);
      expect(ticked({ left: [left], at, grants: [] }, [0], end - 1, list).left[0]).toBeGreaterThanOrEqual(0);
      expect(end).toBeGreaterThanOrEqual(at + left);
    }),
  );
});

test('a turn gives its increment, a day-long turn begins anew, and no clock changes nothing', () => {
  const bank = { left: [50, 70], at: 0, grants: [7] };
  const live = { kind: 'live', minutes: 1, increment: 2 } as const;
  const days = { kind: 'days', days: 1 } as const;
  expect(granted(bank, live, 0, true, false)).toEqual({ left: [2050, 70], at: 0, grants: [7, 2000] });
  expect(granted(bank, live, 0, true, true)).toEqual({ left: [50, 70], at: 0, grants: [7, 0] });
  expect(granted(bank, live, 0, false, false)).toEqual({ left: [50, 70], at: 0, grants: [7, 0] });
  expect(granted(bank, days, 1, true, true).left).toEqual([50, 86_400_000]);
  expect(granted(bank, { kind: 'free' }, 0, true, false).left).toEqual([50, 70]);
});

test('what is taken back gives back what it brought, and nothing more', () => {
  const bank = { left: [50, 70], at: 0, grants: [7, 40] };
  expect(revoked(bank, 1)).toEqual({ left: [50, 30], at: 0, grants: [7] });
  expect(revoked({ ...bank, grants: [] }, 1).left).toEqual([50, 70]);
});

test('at tables from before, a turn that passes gives, and whoever comes back has a minute', () => {
  const bank = { left: [50, 70], at: 0, grants: [] };
  const live = { kind: 'live', minutes: 1, increment: 2 } as const;
  expect(passed(bank, live, [0], [1]).left).toEqual([2050, 70]);
  expect(passed(bank, live, [0], [0]).left).toEqual([50, 70]);
  expect(passed(bank, { kind: 'days', days: 1 }, [0], [1]).left).toEqual([86_400_000, 70]);
  expect(passed(bank, { kind: 'free' }, [0], [1])).toEqual(bank);
  expect(revived({ left: [-5, 70], at: 0, grants: [] }, live, 0).left).toEqual([60_000, 70]);
  expect(revived({ left: [70_000, -5], at: 0, grants: [] }, live, 1).left).toEqual([70_000, 60_000]);
});

test('so much time ago is further back by every outage in between', () => {
  const outages = [
    { from: 100, to: 200 },
    { from: 300, to: 350 },
    { from: 900, to: 1030 },
  ];
  expect(momentBefore(1000, 50, [])).toBe(950);
  // The last one goes on, and counts until now.
  expect(momentBefore(1000, 50, outages)).toBe(850);
  expect(momentBefore(1000, 600, outages)).toBe(250);
  expect(momentBefore(1000, 700, outages)).toBe(50);
});
