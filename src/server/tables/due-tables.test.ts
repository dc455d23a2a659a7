import { expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import type { Store } from '../store/store.ts';
import { dueFinder, WOKEN_AT_ONCE } from './due-tables.ts';

/** Tables by the moment at which they are due, the last event at `newest`; what is asked is noted. */
function finder(due: ReadonlyMap<string, number>, newest: number | null) {
  const asked: string[] = [];
  const store = {
    newest: async () => {
      asked.push('newest');
      return newest;
    },
    dueTables: async (now: number, most: number) => {
      asked.push(`${now}`);
      return [...due]
        .filter(([, at]) => at <= now)
        .map(([id]) => id)
        .slice(0, most);
    },
  };
  return { find: dueFinder(standIn<Store>(store)), asked };
}

test('what is due is found each time, and when the last thing happened is asked once', async () => {
  const due = new Map([
    ['a', 10],
    ['b', 20],
  ]);
  const { find, asked } = finder(due, 15);
  expect(await find(15, 9)).toEqual(['a']);
  expect(await find(25, 9)).toEqual(['a', 'b']);
  expect(await find(25, 1)).toEqual(['a']);
  expect(asked).toEqual(['newest', '15', '25', '25']);
});

test('after a restart with a clock that is behind, what was due by the logs comes first, each once, so many at a time', async () => {
  const due = new Map<string, number>(
    Array.from({ length: WOKEN_AT_ONCE + 3 }, (_, each) => [`t${each}`, 50]),
  );
  due.set('now', 5);
  const { find } = finder(due, 100);
  const first = await find(10, 9);
  expect(first).toHaveLength(WOKEN_AT_ONCE + 1);
  expect(first).toContain('now');
  expect(await find(10, 9)).toEqual([
    `t${WOKEN_AT_ONCE}`,
    `t${WOKEN_AT_ONCE + 1}`,
    `t${WOKEN_AT_ONCE + 2}`,
    'now',
  ]);
  expect(await find(10, 9)).toEqual(['now']);
});

test('where nothing ever happened nothing is overdue', async () => {
  const { find } = finder(new Map([['a', 50]]), null);
  expect(await find(10, 9)).toEqual([]);
});
