import { expect, test } from 'vitest';
import { quickRandom, type Random } from '#core/random';
import { buckets, crowds, namedBuckets, networksOf } from './limits.ts';

/** Budgets beside plain models of them: whatever is asked in whatever order, the answers are the same. */

const RATE = { burst: 3, perSecond: 0.5 };
const ADDRESSES = [
  '192.0.2.1',
  '192.0.2.2',
  '192.0.3.1',
  '192.9.9.9',
  '198.51.100.1',
  '2001:db8::1',
  '2001:db8::2',
  '2001:db8:0:1::1',
  '2001:db8:0:100::1',
  '2001:db8:1::1',
  '2001:db9::1',
  '::ffff:192.0.2.1',
];

const pick = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)];

/** Every network that ever was has its level, and nothing is forgotten. */
function plainBudget(rate: typeof RATE, now: () => number) {
  const levels = new Map<string, { level: number; at: number }>();
  const at = (name: string, share: number) => {
    const burst = rate.burst * share;
    const known = levels.get(name) ?? { level: burst, at: now() };
    const refilled = Math.min(burst, known.level + ((now() - known.at) / 1000) * rate.perSecond * share);
    const entry = { level: refilled, at: now() };
    levels.set(name, entry);
    return { burst, entry };
  };
  const all = (address: string) => networksOf(address).map(({ name, share }) => at(name, share));
  return {
    has: (address: string): boolean => all(address).every(({ entry }) => entry.level >= 1),
    take(address: string): boolean {
      const around = all(address);
      if (around.some(({ entry }) => entry.level < 1)) return false;
      for (const { entry } of around) entry.level -= 1;
      return true;
    },
    fine(address: string, count: number): void {
      for (const { entry, burst } of all(address)) entry.level = Math.max(-burst, entry.level - count);
    },
  };
}

test.each([1, 2])('budgets of addresses and of the networks around them: seed %i', (seed) => {
  const random = quickRandom(seed);
  let now = 0;
  const budget = buckets(RATE, () => now);
  const model = plainBudget(RATE, () => now);
  let refusals = 0;
  for (let step = 0; step < 3000; step += 1) {
    const address = pick(ADDRESSES, random);
    const act = random.below(12);
    // Whole seconds, of which nothing is lost by rounding.
    if (act === 0) now += 1000 * random.below(5);
    if (act === 1 && random.below(20) === 0) {
      const count = 1 + random.below(10);
      budget.fine(address, count);
      model.fine(address, count);
    }
    if (act === 2) expect(budget.has(address), `step ${step}`).toBe(model.has(address));
    const isTaken = model.take(address);
    if (!isTaken) refusals += 1;
    expect(budget.take(address), `step ${step}: ${address}`).toBe(isTaken);
  }
  expect(refusals).toBeGreaterThan(100);
  expect(refusals).toBeLessThan(2900);
  // As good as new: nothing of it is remembered for long.
  now += 10_000_000;
  for (let step = 0; step < 20; step += 1) budget.has('203.0.113.1');
  expect(budget.size).toBeLessThanOrEqual(3);
});

test.each([1])('so many at the same time, of an address and of the networks around it: seed %i', (seed) => {
  const random = quickRandom(seed);
  const most = 2;
  const crowd = crowds(most);
  const present: { address: string; leave: () => void }[] = [];
  const countOf = (name: string): number =>
    present.filter(({ address }) => networksOf(address).some((each) => each.name === name)).length;
  let refusals = 0;
  for (let step = 0; step < 1200; step += 1) {
    if (random.below(3) === 0 && present.length > 0) {
      const [gone] = present.splice(random.below(present.length), 1);
      gone.leave();
      // Whoever has left has left.
      if (random.below(4) === 0) gone.leave();
      continue;
    }
    const address = pick(ADDRESSES, random);
    const hasRoom = networksOf(address).every(({ name, share }) => countOf(name) < most * share);
    const leave = crowd.enter(address);
    expect(leave !== null, `step ${step}: ${address}`).toBe(hasRoom);
    if (leave === null) refusals += 1;
    else present.push({ address, leave });
    const names = present.flatMap((each) => networksOf(each.address).map(({ name }) => name));
    expect(crowd.size, 'nobody else is remembered').toBe(new Set(names).size);
  }
  expect(refusals).toBeGreaterThan(100);
});

test('budgets of names: of too many, those asked longest ago are forgotten, and no others', () => {
  const now = 0;
  const take = namedBuckets({ burst: 1, perSecond: 0 }, () => now, 3);
  expect(['a', 'b', 'c', 'a', 'b'].map(take)).toEqual([true, true, true, false, false]);
  // The fourth makes room by the one that was asked longest ago: c.
  expect(take('d')).toBe(true);
  expect(['a', 'b', 'd'].map(take)).toEqual([false, false, false]);
  expect(take('c')).toBe(true);
});
