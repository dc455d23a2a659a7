import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { handClock } from '../testing/clock.ts';
import { repeats } from './repeats.ts';

test('work that is answered late, time and again, makes room for the next each time', async () => {
  const clock = handClock();
  const again = repeats(clock);
  let begun = 0;
  again.every(1000, () => {
    begun += 1;
    return new Promise((resolve) => void clock.after(2000, resolve));
  });
  for (let passed = 0; passed < 30_000; passed += 500) {
    clock.advance(500);
    await turn();
  }
  // Each is no longer waited for after 1.5 s, and the next one begins half a second later.
  expect(begun).toBe(15);
  again.stop();
});

test('one that is lost holds nothing up once another that was late is answered', async () => {
  const clock = handClock();
  const again = repeats(clock);
  const answers = [5000, Infinity];
  const begun: number[] = [];
  again.every(1000, () => {
    begun.push(clock.now());
    const takes = answers.shift() ?? 0;
    return new Promise((resolve) => void (takes < Infinity && clock.after(takes, resolve)));
  });
  const start = clock.now();
  for (let passed = 0; passed < 9000; passed += 500) {
    clock.advance(500);
    await turn();
  }
  // The first is answered 5 s late, at 6 s; the second, of 3 s, never: soon after that answer it goes on.
  expect(begun.map((at) => at - start)).toEqual([1000, 3000, 6500, 7500, 8500]);
  again.stop();
});

test('what failed, or was not answered, is done again soon, and not when it would be due the next time', async () => {
  const clock = handClock();
  const again = repeats(clock);
  const outcomes = ['fails', 'is lost', 'succeeds', 'succeeds'];
  const begun: number[] = [];
  again.every(2000, () => {
    begun.push(clock.now());
    const outcome = outcomes.shift();
    if (outcome === 'fails') return Promise.reject(new Error('away'));
    return outcome === 'is lost' ? new Promise(() => undefined) : Promise.resolve();
  });
  const start = clock.now();
  for (let passed = 0; passed < 9000; passed += 500) {
    clock.advance(500);
    await turn();
  }
  expect(begun.map((at) => at - start)).toEqual([2000, 2500, 4500, 6500, 8500]);
  again.stop();
});

test('work that is never done is begun once more, and work that fails again and again', async () => {
  const clock = handClock();
  const again = repeats(clock);
  let begun = 0;
  let failed = 0;
  again.every(1000, () => {
    begun += 1;
    return new Promise(() => undefined);
  });
  again.every(1000, () => {
    failed += 1;
    return Promise.reject(new Error('away'));
  });
  for (let passed = 0; passed < 20_000; passed += 500) {
    clock.advance(500);
    await turn();
  }
  expect(begun).toBe(2);
  expect(failed).toBeGreaterThan(30);
  again.stop();
  const before = failed;
  clock.advance(5000);
  await turn();
  expect(failed).toBe(before);
});

test('what is answered after the end is the last of it', async () => {
  const clock = handClock();
  const again = repeats(clock);
  const answer = Promise.withResolvers<void>();
  let begun = 0;
  again.every(1000, () => {
    begun += 1;
    return answer.promise;
  });
  clock.advance(1000);
  again.stop();
  answer.resolve();
  await turn();
  clock.advance(5000);
  expect(begun).toBe(1);
});
