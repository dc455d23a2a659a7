import { expect, test } from 'vitest';
import { pebbles } from '#core/testing/pebbles';
import type { Agreement } from '#table/table-info';
import { headerOf, newWalk } from '../testing/walk.ts';
import type { TableEvent } from './events.ts';
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
