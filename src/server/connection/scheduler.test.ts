import { expect, test } from 'vitest';
import { fairScheduler } from './scheduler.ts';

const CROWD = '198.51.100.1';
const OTHER = '203.0.113.9';

/** Schedules tasks that say their names, and answers with the order in which they were run. */
function ordered(...tasks: readonly (readonly [address: string, name: string])[]): Promise<string[]> {
  const { schedule } = fairScheduler(() => 0);
  const order: string[] = [];
  return new Promise((resolve) => {
    for (const [address, name] of tasks) {
      schedule(address, () => {
        if (order.push(name) === tasks.length) resolve(order);
      });
    }
  });
}

test('whoever asks for little does not wait for all that somebody else has asked for', async () => {
  expect(await ordered([CROWD, 'a1'], [CROWD, 'a2'], [CROWD, 'a3'], [OTHER, 'b1'], [OTHER, 'b2'])).toEqual([
    'a1',
    'b1',
    'a2',
    'b2',
    'a3',
  ]);
});

test('a crowd of addresses in one network has the turns of one, and its members take turns among themselves', async () => {
  expect(
    await ordered(
      ['198.51.100.1', 'a1'],
      ['198.51.100.1', 'a2'],
      ['198.51.7.2', 'b1'],
      ['198.51.8.3', 'c1'],
      [OTHER, 'd1'],
      [OTHER, 'd2'],
    ),
  ).toEqual(['a1', 'd1', 'b1', 'd2', 'c1', 'a2']);
});

test('what one address asks for is done in its order, and nothing is left out or done twice', async () => {
  const names = Array.from({ length: 50 }, (_, each) => `a${each}`);
  expect(await ordered(...names.map((name) => [CROWD, name] as const))).toEqual(names);
});

test('after a slice of work the loop is left to others, and what follows from a task by promises counts', async () => {
  let now = 0;
  const { schedule } = fairScheduler(() => now, 2);
  const seen: string[] = [];
  let left = 6;
  const ended = new Promise<void>((resolve) => {
    const look = (): void => {
      seen.push('|');
      if (left === 0) resolve();
      else setImmediate(look);
    };
    for (let each = 0; each < 6; each += 1) {
      schedule(CROWD, () => {
        seen.push('x');
        left -= 1;
        // Half of it at once, half of it afterwards.
        now += 0.5;
        void Promise.resolve().then(() => (now += 0.5));
      });
    }
    setImmediate(look);
  });
  await ended;
  const slices = seen
    .join('')
    .split('|')
    .map((slice) => slice.length);
  expect(Math.max(...slices)).toBe(2);
  expect(slices.reduce((sum, each) => sum + each)).toBe(6);
});

test('a task that comes while others are run has its turn before their rest', async () => {
  const { schedule } = fairScheduler(() => 0);
  const order: string[] = [];
  await new Promise<void>((resolve) => {
    schedule(CROWD, () => {
      order.push('a1');
      schedule(OTHER, () => {
        order.push('b1');
      });
    });
    for (const name of ['a2', 'a3', 'a4']) {
      schedule(CROWD, () => {
        order.push(name);
        if (name === 'a4') resolve();
      });
    }
  });
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
});
