import { expect, test } from 'vitest';
import { buckets } from '../edge/limits.ts';
import { handClock } from '../testing/clock.ts';
import { type Spending, spendingOf, type Spent } from './spending.ts';

const BURST = 10;
const PROCESSES = 3;
const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Processes that tell each other what was used of the budgets of addresses. */
function processes() {
  const clock = handClock();
  const all: { spending: Spending; take(address: string): boolean }[] = [];
  for (let index = 0; index < PROCESSES; index += 1) {
    const budget = buckets({ burst: BURST, perSecond: 1 }, clock.now);
    const spending = spendingOf(clock, async (spent) => {
      for (const each of all) if (each.spending !== spending) each.spending.heard(spent);
    });
    spending.listen((_cost, address, count) => budget.fine(address, count));
    all.push({
      spending,
      take(address) {
        const isTaken = budget.take(address);
        if (isTaken) spending.took('codes', address);
        return isTaken;
      },
    });
  }
  const pass = async (seconds: number): Promise<void> => {
    for (let left = seconds; left > 0; left -= 1) {
      clock.advance(1000);
      await settled();
    }
  };
  return { all, pass };
}

test('what an address has used at one process is used at all of them a second later', async () => {
  const { all, pass } = processes();
  for (let time = 0; time < BURST; time += 1) expect(all[0].take('192.0.2.7')).toBe(true);
  await pass(1);
  // The second that has passed gave one again, and the first process takes it.
  expect(all[0].take('192.0.2.7')).toBe(true);
  await pass(1);
  for (const { take } of all.slice(1)) for (let time = 0; time < 3; time += 1) take('192.0.2.7');
  expect(all[1].take('192.0.2.7')).toBe(false);
  expect(all[1].take('198.51.100.9')).toBe(true);
});

test('whoever comes to all processes at once has the burst of each, and then the rate of one', async () => {
  const { all, pass } = processes();
  let taken = 0;
  const takeAll = (): void => {
    for (const { take } of all) while (take('192.0.2.7')) taken += 1;
  };
  takeAll();
  expect(taken).toBe(PROCESSES * BURST);
  const seconds = 200;
  for (let second = 0; second < seconds; second += 1) {
    await pass(1);
    takeAll();
  }
  expect(taken).toBeLessThan(PROCESSES * BURST + 1.2 * seconds);
});

test('of very many addresses in a second so many are told, each with all that it used', async () => {
  const clock = handClock();
  const told: Spent[] = [];
  const spending = spendingOf(clock, async (spent) => void told.push(spent));
  for (let address = 0; address < 2500; address += 1) spending.took('codes', `a${address}`);
  for (let address = 0; address < 2500; address += 1) spending.took('codes', `a${address}`);
  clock.advance(1000);
  await settled();
  expect(Object.keys(told[0]['codes'])).toHaveLength(2000);
  expect(new Set(Object.values(told[0]['codes']))).toEqual(new Set([2]));
  // The next second begins anew.
  spending.took('codes', 'a2400');
  clock.advance(1000);
  await settled();
  expect(told[1]).toEqual({ codes: { a2400: 1 } });
  spending.stop();
});

test('a process that has stopped tells nothing any more', async () => {
  const clock = handClock();
  const told: Spent[] = [];
  const spending = spendingOf(clock, async (spent) => void told.push(spent));
  spending.took('codes', '192.0.2.7');
  clock.advance(1000);
  await settled();
  spending.took('codes', '192.0.2.8');
  spending.took('codes', '192.0.2.8');
  clock.advance(1000);
  await settled();
  expect(told).toEqual([{ codes: { '192.0.2.7': 1 } }, { codes: { '192.0.2.8': 2 } }]);
  spending.took('codes', '192.0.2.9');
  spending.stop();
  clock.advance(5000);
  await settled();
  expect(told).toHaveLength(2);
});
