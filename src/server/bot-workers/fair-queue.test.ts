import { expect, test } from 'vitest';
import { fairQueue } from './fair-queue.ts';

const queueOf = (...names: readonly string[]) => {
  const queue = fairQueue<{ owner: string; name: string }>();
  const item = (name: string) => ({ owner: name[0], name });
  for (const name of names) queue.push(item(name));
  return {
    queue,
    item,
    rest: () => Array.from({ length: queue.size }, () => queue.shift()!.name),
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
  const { queue, item, rest } = queueOf('a1', 'a2', 'b1');
  expect(queue.shift()?.name).toBe('a1');
  queue.putBack(item('a1'));
  expect(rest()).toEqual(['b1', 'a1', 'a2']);
});

test('of too much, whoever has the most loses the last of it', () => {
  const { queue, rest } = queueOf('a1', 'b1', 'b2', 'b3', 'c1', 'c2');
  expect([queue.dropOne()?.name, queue.dropOne()?.name]).toEqual(['b3', 'b2']);
  expect(queue.size).toBe(4);
  expect(rest()).toEqual(['a1', 'b1', 'c1', 'c2']);
});

test('an empty one has nothing, before and after', () => {
  const { queue, rest } = queueOf('a1');
  expect(rest()).toEqual(['a1']);
  expect([queue.shift(), queue.dropOne(), queue.size]).toEqual([undefined, undefined, 0]);
});
