import { expect, test } from 'vitest';
import { bucket, buckets, crowds, networksOf } from './limits.ts';

test('a bucket gives so many at once, then so many a second', () => {
  let now = 0;
  const mine = bucket({ burst: 2, perSecond: 1 }, () => now);
  expect([mine.take(), mine.take(), mine.take()]).toEqual([true, true, false]);
  now = 1000;
  expect([mine.has(), mine.take(), mine.has(), mine.take()]).toEqual([true, true, false, false]);
  now = 2500;
  expect(mine.full()).toBe(false);
  now = 3000;
  expect(mine.full()).toBe(true);
});

test('a bucket that nobody takes from for long gives no more at once than a new one', () => {
  let now = 0;
  const mine = bucket({ burst: 2, perSecond: 1 }, () => now);
  now = 3_600_000;
  expect([mine.take(), mine.take(), mine.take()]).toEqual([true, true, false]);
});

test.each([
  ['203.0.113.7', ['203.0.113.7/32', '203.0.113/24', '203.0/16']],
  ['::ffff:203.0.113.7', ['203.0.113.7/32', '203.0.113/24', '203.0/16']],
  ['::ffff:cb00:7107', ['203.0.113.7/32', '203.0.113/24', '203.0/16']],
  ['2001:db8:1:2ff:3:4:5:6', ['2001:db8:1:2ff/64', '2001:db8:1:2/56', '2001:db8:1/48', '2001:db8/32']],
  ['2001:DB8::1', ['2001:db8:0:0/64', '2001:db8:0:0/56', '2001:db8:0/48', '2001:db8/32']],
  ['fe80::1%eth0', ['fe80:0:0:0/64', 'fe80:0:0:0/56', 'fe80:0:0/48', 'fe80:0/32']],
  ['::1', ['0:0:0:0/64', '0:0:0:0/56', '0:0:0/48', '0:0/32']],
  ['::', ['0:0:0:0/64', '0:0:0:0/56', '0:0:0/48', '0:0/32']],
  ['64:ff9b::203.0.113.7', ['64:ff9b:0:0/64', '64:ff9b:0:0/56', '64:ff9b:0/48', '64:ff9b/32']],
  ['1::ffff:203.0.113.7', ['1:0:0:0/64', '1:0:0:0/56', '1:0:0/48', '1:0/32']],
  ['::1:ffff:203.0.113.7', ['0:0:0:0/64', '0:0:0:0/56', '0:0:0/48', '0:0/32']],
  ['nonsense', ['unknown']],
  ['', ['unknown']],
])('%s is counted in the networks %s', (address, names) => {
  expect(networksOf(address).map(({ name }) => name)).toEqual(names);
});

test('a wider network has more than each one in it, so that none of them takes it all', () => {
  for (const address of ['203.0.113.7', '2001:db8::1']) {
    const shares = networksOf(address).map(({ share }) => share);
    expect(shares[0]).toBe(1);
    for (const [index, share] of shares.slice(1).entries()) expect(share).toBeGreaterThan(shares[index]);
  }
});

/** As many addresses as somebody likes, each in a /64 of its own. */
const within = (network: string, each: number): string =>
  `${network}:${(each >> 8).toString(16)}:${((each & 0xff) << 8).toString(16)}::1`;

test('whoever crowds is not forgotten for others, however many of those there are', () => {
  const budget = buckets({ burst: 1, perSecond: 0 }, () => 0, 30);
  const eve = '198.51.100.1';
  expect(budget.take(eve)).toBe(true);
  for (let other = 0; other < 200; other += 1) {
    budget.take(`${other}.0.113.7`);
    expect(budget.take(eve), `after ${other} others`).toBe(false);
  }
});

test('a network with as many addresses as it likes locks nobody else out, and leaves little behind', () => {
  let now = 0;
  const budget = buckets({ burst: 20, perSecond: 1 / 60 }, () => now);
  // A /32: more addresses than are ever remembered.
  let granted = 0;
  for (let each = 0; each < 11_000; each += 1) if (budget.take(within('2001:db8', each))) granted += 1;
  expect(granted).toBe(20 * 64);
  expect(budget.size).toBeLessThan(4 * 20 * 64);
  for (const honest of ['2001:db9::1', '203.0.113.7', '2a02::1']) {
    for (let each = 0; each < 20; each += 1) expect(budget.take(honest), honest).toBe(true);
    expect(budget.take(honest)).toBe(false);
  }
  now = 3_600_000;
  for (let each = 0; each < 2000; each += 1) budget.take('203.0.113.7');
  expect(budget.size, 'what is full again is forgotten').toBeLessThan(20);
});

test('however many are known, few of them are looked at when one is asked', () => {
  let looks = 0;
  const budget = buckets({ burst: 1, perSecond: 0 }, () => (looks += 1));
  for (let other = 0; other < 200; other += 1) budget.take(`${other}.0.113.7`);
  expect(budget.size).toBe(600);
  looks = 0;
  budget.take('203.0.113.7');
  expect(looks).toBeLessThan(20);
});

test('one /48 hurts neither its neighbours nor the house', () => {
  const budget = buckets({ burst: 10, perSecond: 0 }, () => 0);
  const from = (network: string): number =>
    Array.from({ length: 1000 }, (_, each) => budget.take(`${network}:${each.toString(16)}::1`)).filter(
      Boolean,
    ).length;
  expect(from('2001:db8:1')).toBe(80);
  expect(from('2001:db8:2')).toBe(80);
  expect(budget.take('2001:db8:3::1')).toBe(true);
});

test('whoever is fined waits until it is paid, and never for longer than that', () => {
  let now = 0;
  const budget = buckets({ burst: 10, perSecond: 1 }, () => now);
  budget.fine('203.0.113.7', 15);
  expect([budget.take('203.0.113.7'), budget.take('203.0.113.8')]).toEqual([false, true]);
  now = 5000;
  expect(budget.take('203.0.113.7')).toBe(false);
  now = 6000;
  expect(budget.take('203.0.113.7')).toBe(true);
  for (let each = 0; each < 9; each += 1) budget.fine('203.0.113.7', 15);
  now = 17_000;
  expect(budget.take('203.0.113.7')).toBe(true);
});

test('whoever is refused takes nothing from the neighbours', () => {
  const budget = buckets({ burst: 1, perSecond: 0 }, () => 0);
  for (let each = 0; each < 100; each += 1) budget.take('203.0.113.7');
  expect(budget.take('203.0.113.8')).toBe(true);
});

test('even those of all networks at once are told apart, and no more are remembered than may be', () => {
  const budget = buckets({ burst: 2, perSecond: 0 }, () => 0, 100);
  for (let each = 0; each < 5000; each += 1) budget.take(`${each % 200}.${each >> 8}.${each & 0xff}.1`);
  expect(budget.size).toBeLessThanOrEqual(110);
  expect([1, 2, 3].map(() => budget.take('250.1.1.1'))).toEqual([true, true, false]);
});

test('so many are there at a time from an address, and from the networks around it', () => {
  const crowd = crowds(2);
  const leave = crowd.enter('2001:db8::1')!;
  expect(crowd.enter('2001:db8::2')).not.toBeNull();
  expect(crowd.enter('2001:db8::3')).toBeNull();
  leave();
  leave();
  expect(crowd.enter('2001:db8::3')).not.toBeNull();
  expect(crowd.enter('2001:db8::4')).toBeNull();
  const entered = Array.from({ length: 10_000 }, (_, each) => crowd.enter(within('2001:db8', each))).filter(
    (each) => each !== null,
  );
  expect(entered.length + 2).toBe(2 * 64);
  expect(crowd.enter('2001:db9::1')).not.toBeNull();
});

test('an address of this machine may name the way to it, and is the same address', () => {
  expect(networksOf('::ffff:192.0.2.1%eth0')).toEqual(networksOf('192.0.2.1'));
  expect(networksOf('192.0.2.1:4711')).toEqual(networksOf('192.0.2.1'));
  for (const told of ['[2001:db8::1]:4711', '[2001:db8::1]']) {
    expect(networksOf(told)).toEqual(networksOf('2001:db8::1'));
  }
  for (const none of ['192.0.2.1:x', '192.0.2.1:1:2', '[192.0.2.1', 'host:80', '']) {
    expect(networksOf(none)).toEqual([{ name: 'unknown', share: 1 }]);
  }
  expect(networksOf('fe80::1%eth0')).toEqual(networksOf('fe80::1'));
});

test('a fine is paid by the neighbours, too, and by nobody far away', () => {
  const budget = buckets({ burst: 10, perSecond: 0 }, () => 0);
  budget.fine('198.51.100.1', 80);
  expect(budget.take('198.51.100.2')).toBe(false);
  expect(budget.take('198.51.7.2')).toBe(true);
});
