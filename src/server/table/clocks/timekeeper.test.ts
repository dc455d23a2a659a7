import { expect, test } from 'vitest';
import { pebbles } from '#core/testing/pebbles';
import type { Agreement } from '#table/table-info';
import { headerOf, newWalk } from '../../testing/walk.ts';
import type { TableEvent } from '../decider/events.ts';
import { timekeeper } from './timekeeper.ts';

const LIVE: Agreement = { pace: { kind: 'live', minutes: 1, increment: 0 }, away: null, timeout: 'bot' };
const options = { heap: 6, together: true, goal: 'most', extras: [] };

test('before anybody is answered, all that is due has happened, and not only the first of it', async () => {
  const walk = newWalk(pebbles, headerOf(pebbles, 2, LIVE, { options }));
  const happened: TableEvent[] = [];
  const { catchUp } = timekeeper({
    clock: { now: walk.now, after: () => () => undefined },
    state: walk.state,
    absence: () => null,
    long: () => [],
    isEnded: () => false,
    async commit(event) {
      happened.push(event);
      walk.happen(event);
      return null;
    },
    raise: () => undefined,
    wake: () => undefined,
  });
  walk.wait(59_000);
  expect([await catchUp(), happened]).toEqual([null, []]);
  // Both choose at once, and both have run out of time.
  walk.wait(2000);
  expect(await catchUp()).toBeNull();
  expect(happened).toEqual([0, 1].map((seat) => ({ kind: 'handOver', seat, level: '3', why: 'time' })));
});

test('what has run out by the time of the last entry has run out, though the clock of the machine was set back', () => {
  const walk = newWalk(pebbles, headerOf(pebbles, 2, LIVE, { options }));
  let isBehind = 0;
  const { due } = timekeeper({
    clock: { now: () => walk.now() - isBehind, after: () => () => undefined },
    state: walk.state,
    absence: () => null,
    long: () => [],
    isEnded: () => false,
    commit: () => expect.fail('nobody has asked'),
    raise: () => undefined,
    wake: () => undefined,
  });
  walk.wait(61_000);
  walk.happen({ kind: 'claim', process: 'another', lostSince: null });
  isBehind = 3_600_000;
  expect(due()).toMatchObject({ kind: 'handOver', seat: 0, why: 'time' });
});

test('a timer is set to a little after something is due, in the place of the one before, and what is due needs none', () => {
  const walk = newWalk(pebbles, headerOf(pebbles, 2, LIVE, { options }));
  const timers: string[] = [];
  let raised = 0;
  const { reschedule, stop } = timekeeper({
    clock: {
      now: walk.now,
      after(milliseconds) {
        timers.push(`in ${milliseconds}`);
        return () => void timers.push('none');
      },
    },
    state: walk.state,
    absence: () => null,
    long: () => [],
    isEnded: () => false,
    commit: () => expect.fail('nothing is committed outside of the queue'),
    raise: () => void (raised += 1),
    wake: () => undefined,
  });
  reschedule();
  walk.wait(20_000);
  reschedule();
  expect(timers).toEqual(['in 60005', 'none', 'in 40005']);
  walk.wait(40_000);
  reschedule();
  expect([timers.slice(3), raised]).toEqual([['none'], 1]);
  stop();
  expect(timers).toHaveLength(5);
});
