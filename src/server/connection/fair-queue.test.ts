import { expect, test } from 'vitest';
import { fairQueue } from './fair-queue.ts';

const queueOf = (...names: readonly string[]) => {
  const queue = fairQueue<string>();
  // The last sign is a number; those before it say for whom.
  const pathOf = (name: string): string[] => name.slice(0, -1).split('');
  for (const name of names) queue.push(pathOf(name), name);
  return {
    queue,
    putBack: (name: string) => queue.putBack(pathOf(name), name),
    rest: () => Array.from({ length: queue.size }, () => queue.shift()!),
  };
};

test('whoever has very much waiting takes turns with whoever has little', () => {
  expect(queueOf('a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2').rest()).toEqual([
    'a1',
    'b1',
    'c1',
    'a2',
    'c2',
    'a3',
    'a4',
  ]);
});

test('what was not done in its turn is the next of its owner, and takes the turn of nobody else', () => {
  const { queue, putBack, rest } = queueOf('a1', 'a2', 'b1');
  expect(queue.shift()).toBe('a1');
  putBack('a1');
  expect(rest()).toEqual(['b1', 'a1', 'a2']);
});

test('of too much, whoever has the most loses the last of it', () => {
  const { queue, rest } = queueOf('a1', 'b1', 'b2', 'b3', 'c1', 'c2');
  expect([queue.dropOne(), queue.dropOne()]).toEqual(['b3', 'b2']);
  expect(queue.size).toBe(4);
  expect(rest()).toEqual(['a1', 'b1', 'c1', 'c2']);
});

test('an empty one has nothing, before and after', () => {
  const { queue, rest } = queueOf('a1');
  expect(rest()).toEqual(['a1']);
  expect([queue.shift(), queue.dropOne(), queue.size]).toEqual([undefined, undefined, 0]);
});

test('groups take turns, then those within them, and what is too much is of the largest group', () => {
  const names = ['xa1', 'xa2', 'xb1', 'xc1', 'ya1', 'ya2'];
  expect(queueOf(...names).rest()).toEqual(['xa1', 'ya1', 'xb1', 'ya2', 'xc1', 'xa2']);
  const { queue, rest } = queueOf(...names);
  expect([queue.dropOne(), queue.dropOne()]).toEqual(['xa2', 'xa1']);
  expect(rest()).toEqual(['xb1', 'ya1', 'xc1', 'ya2']);
});
