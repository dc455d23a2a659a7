import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import type { Thread } from '../thread.ts';
import { type Checkpoints, checkpoints, TASKS } from './checkpoints.ts';

/** When the log of the database is brought into its file, by a thread and a database that only note what is asked of them. */

const FILE = { path: 'none.db', descriptor: () => 0 };
const DISK_FAILED = { errcode: 10 };
const BUSY = { errcode: 5 };
let noted: string[];
let threads: EventEmitter[];
let begun: () => void;
let copied: () => void;
let all: Checkpoints;

beforeEach(() => {
  noted = [];
  threads = [];
  begun = () => undefined;
  copied = () => undefined;
  const start = (): Thread => {
    begun();
    const name = `thread ${threads.length + 1}`;
    const thread = Object.assign(new EventEmitter(), {
      unref: () => undefined,
      postMessage: () => void noted.push(`${name} is asked`),
      terminate: async () => noted.push(`${name} is ended`),
    });
    threads.push(thread);
    return standIn<Thread>(thread);
  };
  const exec = (): void => {
    noted.push('the rest is copied');
    copied();
  };
  all = checkpoints(FILE, { exec }, () => void noted.push('broken'), start);
});
afterEach(() => all.close());

/** So many commits, and what is noted until others had their turn. */
async function after(commits: number): Promise<readonly string[]> {
  for (let each = 0; each < commits; each += 1) all.committed(1);
  await new Promise(setImmediate);
  return noted.splice(0);
}
const answers = (message: object): readonly string[] => {
  threads.at(-1)!.emit('message', message);
  return noted.splice(0);
};
const fail = (thrown: object) => () => {
  throw Object.assign(new Error('refused'), thrown);
};

test('the thread is asked once for so many commits, and not again before it has answered', async () => {
  expect(await after(TASKS - 1)).toEqual([]);
  expect(await after(1)).toEqual(['thread 1 is asked']);
  expect(await after(2 * TASKS)).toEqual([]);
  expect(answers({})).toEqual(['the rest is copied']);
  expect(await after(1), 'what came meanwhile').toEqual(['thread 1 is asked']);
  answers({});
  expect(await after(TASKS - 1)).toEqual([]);
  expect(await after(1)).toEqual(['thread 1 is asked']);
});

test('a commit of many entries counts as so many', async () => {
  all.committed(TASKS - 1);
  expect(await after(0)).toEqual([]);
  all.committed(3);
  expect(await after(0)).toEqual(['thread 1 is asked']);
});

test('those whose commit it was are answered first', () => {
  for (let each = 0; each < TASKS; each += 1) all.committed(1);
  expect(noted).toEqual([]);
});

test('a disk that fails is told, whoever finds it; a database that is busy is asked again another time', async () => {
  await after(TASKS);
  expect(answers(DISK_FAILED)).toEqual(['broken']);
  await after(TASKS);
  expect(answers(BUSY)).toEqual(['the rest is copied']);
  await after(TASKS);
  copied = fail(DISK_FAILED);
  expect(answers({})).toEqual(['the rest is copied', 'broken']);
  await after(TASKS);
  copied = fail(BUSY);
  expect(answers({})).toEqual(['the rest is copied']);
});

test('a thread that fails ends alone, and another one is asked the next time', async () => {
  await after(TASKS);
  threads[0].emit('error', new Error('no room'));
  threads[0].emit('exit', 1);
  expect(await after(TASKS)).toEqual(['thread 2 is asked']);
});

test('where no thread can be begun, it is tried again later', async () => {
  begun = fail({});
  expect(await after(TASKS)).toEqual([]);
  begun = () => undefined;
  expect(await after(TASKS)).toEqual(['thread 1 is asked']);
});

test('once it is closed nothing is copied any more, and nobody is asked', async () => {
  const commits = after(TASKS);
  await commits;
  await all.close();
  expect(noted.splice(0)).toEqual(['thread 1 is ended']);
  expect(answers({})).toEqual([]);
  expect(await after(TASKS)).toEqual([]);
});

test('a thread does not keep the process', async () => {
  const unref = vi.fn();
  const thread = Object.assign(new EventEmitter(), {
    unref,
    postMessage: () => undefined,
    terminate: async () => 0,
  });
  const own = checkpoints(FILE, { exec: () => undefined }, vi.fn(), () => standIn<Thread>(thread));
  for (let each = 0; each < TASKS; each += 1) own.committed(1);
  await new Promise(setImmediate);
  expect(unref).toHaveBeenCalledOnce();
  await own.close();
});
