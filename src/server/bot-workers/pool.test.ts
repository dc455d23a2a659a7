import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { handClock } from '../testing/clock.ts';
import type { Thread } from '../thread.ts';
import { botPool } from './pool.ts';

interface FakeThread extends EventEmitter {
  readonly asked: { level: string }[];
  ended: boolean;
}

/** Workers that answer only when they are told to. */
function pool(settings: { workers?: number; queue?: number; start?: () => Thread } = {}) {
  const clock = handClock();
  const threads: FakeThread[] = [];
  let replaced = 0;
  let held = 0;
  const start = (): Thread => {
    held += 1;
    const thread: FakeThread = Object.assign(new EventEmitter(), {
      asked: [],
      ended: false,
      unref: () => void (held -= 1),
      postMessage: (question: { level: string }) => void thread.asked.push(question),
      terminate() {
        thread.ended = true;
        return Promise.resolve(0);
      },
    });
    threads.push(thread);
    return standIn<Thread>(thread);
  };
  const bots = botPool(clock, {
    workers: 1,
    queue: 10,
    timeoutMs: 300,
    replaced: () => void (replaced += 1),
    start,
    ...settings,
  });
  const answers: string[] = [];
  const ask = (level: string, owner = 'ann', groups?: readonly string[]): void => {
    const question = { game: 'muster', version: 1, seat: 0, level, view: {}, spent: 0 };
    bots.think(question, owner, groups).then(
      (word) => answers.push(`${level}: ${word}`),
      (thrown: Error) => answers.push(`${level}: ${thrown.message}`),
    );
  };
  const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
  return { bots, clock, threads, answers, ask, settled, replaced: () => replaced, held: () => held };
}

test('a question that ends its worker is asked once more, and then given up; what waits behind it is answered', async () => {
  const { threads, answers, ask, settled, replaced } = pool();
  ask('bad');
  ask('fine', 'ben');
  expect(threads.map(({ asked }) => asked.length)).toEqual([1]);
  threads[0].emit('exit');
  expect(threads.map(({ asked }) => asked.map(({ level }) => level))).toEqual([['bad'], ['fine']]);
  threads[1].emit('message', 'a word');
  await settled();
  expect(answers).toEqual(['fine: a word']);
  threads[1].emit('error', new Error('it crashed'));
  await settled();
  expect(answers.at(-1)).toBe('bad: the bot did not answer');
  expect(replaced()).toBe(2);
  expect(
    threads.map(({ asked }) => asked.length),
    'nobody is asked a third time',
  ).toEqual([1, 2]);
});

test('a worker that hangs is ended when its time is over: long to start, and then as long as a bot may think', async () => {
  const { clock, threads, answers, ask, settled } = pool();
  ask('one');
  clock.advance(14_999);
  expect(threads[0].ended).toBe(false);
  threads[0].emit('message', null);
  clock.advance(299);
  expect(threads[0].ended).toBe(false);
  clock.advance(1);
  expect([threads[0].ended, threads.length]).toEqual([true, 2]);
  clock.advance(15_000);
  expect(threads[1].ended, 'one that never starts').toBe(true);
  await settled();
  expect(answers).toEqual(['one: the bot did not answer']);
});

test('a worker that has answered in time is left alone, and has the next question', async () => {
  const { clock, threads, answers, ask, settled, replaced } = pool();
  ask('one');
  threads[0].emit('message', null);
  threads[0].emit('message', 'a word');
  clock.advance(60_000);
  ask('two');
  threads[0].emit('message', 'another');
  await settled();
  expect([answers, threads.length, replaced()]).toEqual([['one: a word', 'two: another'], 1, 0]);
});

test('so many workers and no more; of too many who wait, the one with the most loses the last', async () => {
  const { threads, answers, ask, settled } = pool({ workers: 2, queue: 3 });
  for (const level of ['a1', 'a2', 'a3', 'a4', 'a5']) ask(level, 'ann', ['net']);
  ask('b1', 'ben', ['other']);
  await settled();
  expect(threads).toHaveLength(2);
  expect(answers).toEqual(['a5: too many bots think at once']);
  threads[0].emit('message', 'word');
  threads[0].emit('message', 'word');
  await settled();
  expect(
    threads[0].asked.map(({ level }) => level),
    'each owner in turn',
  ).toEqual(['a1', 'a3', 'b1']);
});

test('after the end nobody thinks, and no worker takes the place of another', async () => {
  const { bots, threads, answers, ask, settled, replaced } = pool();
  ask('one');
  await bots.close();
  expect(threads[0].ended).toBe(true);
  threads[0].emit('exit');
  ask('two');
  await settled();
  expect([answers, threads.length, replaced()]).toEqual([['two: no bot thinks any more'], 1, 0]);
});

test('the end is waited for: a worker that is still ending is still there', async () => {
  const { bots, threads, ask } = pool();
  ask('one');
  const ended = Promise.withResolvers<number>();
  Object.assign(threads[0], { terminate: () => ended.promise });
  let isClosed = false;
  const closing = bots.close().then(() => (isClosed = true));
  await new Promise(setImmediate);
  expect(isClosed).toBe(false);
  ended.resolve(0);
  await closing;
});

test('a worker that ends while nobody asks it anything is replaced when somebody does', async () => {
  const { threads, answers, ask, settled, replaced } = pool();
  ask('one');
  threads[0].emit('message', null);
  threads[0].emit('message', 'a word');
  threads[0].emit('exit');
  ask('two');
  await settled();
  expect([answers, threads.length, replaced()]).toEqual([['one: a word'], 2, 1]);
  expect(threads[1].asked).toEqual([expect.objectContaining({ level: 'two' })]);
});

test('groups of owners take turns before the owners within them, and owners of no group beside them', async () => {
  const { threads, ask } = pool({ queue: 20 });
  ask('first', 'nobody');
  for (const owner of ['ann', 'amy', 'ada']) ask(owner, owner, ['net', 'house']);
  for (const owner of ['bob', 'ben']) ask(owner, owner, ['other']);
  ask('cyd', 'cyd');
  for (let each = 0; each < 6; each += 1) threads[0].emit('message', 'a word');
  const order = threads[0].asked.map(({ level }) => level);
  expect(order).toEqual(['first', 'ann', 'bob', 'cyd', 'amy', 'ben', 'ada']);
});

test('no worker keeps the process, and where none can be started nobody waits for one', async () => {
  const { ask, held, threads } = pool({ workers: 2 });
  ask('one');
  ask('two');
  expect([threads.length, held()]).toEqual([2, 0]);
  const start = (): never => {
    throw new Error('no thread is left');
  };
  const none = pool({ start });
  for (const level of ['one', 'two']) none.ask(level);
  await none.settled();
  expect(none.answers).toEqual(['one: no bot can be started', 'two: no bot can be started']);
});

test('where one worker runs, what another one is wanted for waits for it', async () => {
  let left = 1;
  const real = pool();
  const { ask, answers, settled } = pool({
    workers: 2,
    start() {
      left -= 1;
      if (left < 0) throw new Error('no thread is left');
      real.ask('any');
      return standIn<Thread>(real.threads[0]);
    },
  });
  ask('one');
  ask('two');
  await settled();
  expect(answers).toEqual([]);
  real.threads[0].emit('message', 'a word');
  await settled();
  real.threads[0].emit('message', 'another');
  await settled();
  expect(answers).toEqual(['one: a word', 'two: another']);
});
