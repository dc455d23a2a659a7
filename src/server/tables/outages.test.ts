import { expect, test, vi } from 'vitest';
import { muster } from '#games/muster/index';
import type { Agreement } from '#table/table-info';
import { keepOutages } from './outages.ts';
import { unwritten } from '../table/clocks/outages.ts';
import { handClock } from '../testing/clock.ts';
import { headerOf, newWalk } from '../testing/walk.ts';
import { emptyMemory } from '../testing/memory-tables.ts';
import { memoryStore } from '../testing/memory.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LIVE: Agreement = { pace: { kind: 'live', minutes: 1, increment: 0 }, away: null, timeout: 'lose' };

test('a heart that beats in time leaves no trace', async () => {
  const clock = handClock();
  const outages = await keepOutages(memoryStore(), clock);
  clock.advance(10 * MINUTE);
  clock.freeze(3 * SECOND);
  expect(outages.known()).toEqual([]);
});

test('a heart that was stopped beats no more', async () => {
  const store = memoryStore();
  const clock = handClock();
  let written = 0;
  const set: typeof store.set = (...given) => {
    written += 1;
    return store.set(...given);
  };
  const outages = await keepOutages({ ...store, set }, clock);
  expect(await store.setting('stopped'), 'somebody runs here').toBe('no');
  clock.advance(MINUTE);
  await outages.stop();
  expect([await store.setting('stopped'), await store.setting('alive')]).toEqual([
    'yes',
    String(clock.now()),
  ]);
  const before = written;
  clock.advance(MINUTE);
  expect(written).toBe(before);
});

test('a server that stood still notices it, whoever looks first, and writes it down once', async () => {
  const memory = emptyMemory();
  const clock = handClock();
  const outages = await keepOutages(memoryStore(memory), clock);
  clock.advance(MINUTE);
  const from = clock.now();
  clock.freeze(10 * SECOND);
  const known = [{ from, to: from + 20 * SECOND }];
  expect(outages.known()).toEqual(known);
  clock.advance(SECOND);
  expect(outages.known()).toEqual(known);
  expect(memory.outages).toEqual(known);
  // Found by the heart itself.
  clock.advance(59 * SECOND);
  const again = clock.now();
  clock.freeze(65 * SECOND);
  clock.advance(0);
  // No longer to come back than after a start.
  expect(memory.outages).toEqual([...known, { from: again, to: again + 95 * SECOND }]);
});

test('a time in which nothing could be kept is an outage; a start beside others that run is none', async () => {
  const memory = emptyMemory();
  const clock = handClock();
  const outages = await keepOutages(memoryStore(memory), clock);
  clock.advance(MINUTE);
  const from = clock.now();
  clock.advance(8 * SECOND);
  outages.wasAway(from);
  expect(outages.known()).toEqual([{ from, to: from + 16 * SECOND }]);
  expect(memory.outages).toHaveLength(1);
  clock.advance(MINUTE);
  const second = await keepOutages(memoryStore(memory), clock, undefined, true);
  expect(second.known()).toHaveLength(1);
});

test('a start after a death, and a start that was cut short before, are one outage with time to come back', async () => {
  const memory = emptyMemory();
  const clock = handClock();
  await keepOutages(memoryStore(memory), clock);
  clock.advance(MINUTE);
  await vi.waitFor(() => {
    clock.advance(2 * SECOND);
    expect(memory.settings.get('alive')).toBe(String(clock.now()));
  });
  const from = clock.now();
  clock.freeze(5 * MINUTE);
  // Cut short: the outage lies there already, a sign of life does not.
  await memoryStore(memory).addOutage(from, clock.now());
  clock.freeze(MINUTE);
  const { known, before } = await keepOutages(memoryStore(memory), clock);
  expect(known()).toEqual([{ from, to: clock.now() + 30 * SECOND }]);
  expect(before).toEqual([]);
});

test('a clock that is set back between two starts makes no outage one from before there were logs of them', async () => {
  const memory = emptyMemory();
  await (await keepOutages(memoryStore(memory), handClock(9_000_000))).stop();
  await (await keepOutages(memoryStore(memory), handClock(2_000_000))).stop();
  const late = await keepOutages(memoryStore(memory), handClock(9_500_000));
  expect(late.before).toEqual([]);
  expect(late.known()).toEqual([{ from: 2_000_000, to: 9_530_000 }]);
});

test('outages from before they were written into logs stay what they were', async () => {
  const memory = emptyMemory();
  const clock = handClock();
  const old = { from: clock.now() - 100 * MINUTE, to: clock.now() - 99 * MINUTE };
  memory.outages.push(old);
  memory.settings.set('alive', String(clock.now() - MINUTE));
  const first = await keepOutages(memoryStore(memory), clock);
  expect(first.before).toEqual([old]);
  expect(first.known()).toEqual([{ from: clock.now() - MINUTE, to: clock.now() + 30 * SECOND }]);
  clock.freeze(MINUTE);
  const second = await keepOutages(memoryStore(memory), clock);
  expect(second.before).toEqual([old]);
  expect(second.known()).toHaveLength(2);
});

test('an outage that a clock which was ahead has written down is over when that clock is right again', async () => {
  const memory = emptyMemory();
  await (await keepOutages(memoryStore(memory), handClock(1_000_000))).stop();
  const ahead = await keepOutages(memoryStore(memory), handClock(900_000_000));
  expect(ahead.known()).toEqual([{ from: 1_000_000, to: 900_030_000 }]);
  await ahead.stop();
  const right = await keepOutages(memoryStore(memory), handClock(2_000_000));
  expect(right.known()).toEqual([{ from: 1_000_000, to: 2_030_000 }]);
});

test('of outages that overlap each moment counts once', () => {
  const { state } = newWalk(muster, headerOf(muster, 2, LIVE));
  const { at } = state();
  const known = [
    { from: at + 10, to: at + 100 },
    { from: at + 50, to: at + 150 },
    { from: at + 60, to: at + 120 },
  ];
  expect(unwritten(state(), known)).toEqual([known[0], { from: at + 100, to: at + 150 }]);
});

test('an outage that begins later than now is none: whoever wrote it had another clock', async () => {
  const memory = emptyMemory();
  const clock = handClock();
  const past = { from: clock.now() - MINUTE, to: clock.now() - SECOND };
  memory.settings.set('outages in logs since', '1');
  memory.outages.push(past, { from: clock.now() + MINUTE, to: clock.now() + 2 * MINUTE });
  expect((await keepOutages(memoryStore(memory), clock)).known()).toEqual([past]);
});

test('a disk that is slow is not asked again before it has answered', async () => {
  const store = memoryStore();
  const clock = handClock();
  let asked = 0;
  let answer = (): void => undefined;
  let isSlow = false;
  const outages = await keepOutages(
    {
      ...store,
      set(...given) {
        if (!isSlow) return store.set(...given);
        asked += 1;
        return new Promise((resolve) => (answer = resolve));
      },
    },
    clock,
  );
  isSlow = true;
  clock.advance(20 * SECOND);
  expect(asked).toBe(1);
  answer();
  await new Promise(setImmediate);
  clock.advance(2 * SECOND);
  expect(asked).toBe(2);
  isSlow = false;
  await outages.stop();
});

test('a disk on which nothing can be written stops no start: what was not written is told, and known all the same', async () => {
  const memory = emptyMemory();
  const clock = handClock();
  memory.settings.set('alive', String(clock.now() - MINUTE));
  let told = 0;
  const full = (): Promise<never> => Promise.reject(new Error('the disk is full'));
  const store = { ...memoryStore(memory), set: full, addOutage: full };
  const outages = await keepOutages(store, clock, () => void (told += 1));
  expect(outages.known()).toEqual([{ from: clock.now() - MINUTE, to: clock.now() + 30 * SECOND }]);
  expect(told).toBeGreaterThan(1);
  clock.freeze(MINUTE);
  expect(outages.known(), 'and so is what comes while it runs').toHaveLength(2);
  await new Promise(setImmediate);
  await outages.stop();
});

test('whoever stops waits until it is written down that nothing was missed', async () => {
  const memory = memoryStore();
  let slow = '';
  let kept = Promise.withResolvers<void>();
  const set: typeof memory.set = async (name, value) => {
    if (name === slow) await kept.promise;
    return memory.set(name, value);
  };
  const outages = await keepOutages({ ...memory, set }, handClock());
  for (const name of ['alive', 'stopped']) {
    kept = Promise.withResolvers<void>();
    slow = name;
    let isStopped = false;
    const stopping = outages.stop().then(() => (isStopped = true));
    await new Promise(setImmediate);
    expect(isStopped, name).toBe(false);
    kept.resolve();
    await stopping;
  }
});

test('whoever looks after the end finds what was known, however long ago that is', async () => {
  const clock = handClock();
  const outages = await keepOutages(memoryStore(), clock);
  await outages.stop();
  clock.freeze(MINUTE);
  expect(outages.known()).toEqual([]);
});
