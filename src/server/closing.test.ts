import { expect, test, vi } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { closeAll } from './closing.ts';
import type { Session } from './connection/session.ts';

type Parts = Parameters<typeof closeAll>[0];

/** Every part writes down what is asked of it; `open` holds up the application until it is let go. */
function parts({ hasOthers = false, drawn = 0, leaves = true } = {}) {
  const done: string[] = [];
  const does =
    (what: string) =>
    (...given: unknown[]): Promise<void> => {
      done.push([what, ...given].join(' '));
      return Promise.resolve();
    };
  const answered = Promise.withResolvers<void>();
  const session = standIn<Session>({ end: does('bye') });
  const all = {
    app: {
      server: { closeAllConnections: does('cut off') },
      close() {
        done.push('no more requests');
        return answered.promise;
      },
    },
    open: { stop: does('no more pings'), each: (visit: (each: Session) => void) => visit(session) },
    cluster: {
      hasOthers: () => hasOthers,
      leave: (soon: () => number) => (leaves ? does('let go')(soon()) : Promise.reject(new Error('away'))),
      close: does('leave the others'),
    },
    tables: { live: () => [{ end: does('end a table') }] },
    door: { stop: does('close the door') },
    pool: { close: does('end the bots') },
    outages: { stop: does('write down the end') },
    store: { close: does('close the store') },
    chance: { bytes: () => Uint8Array.of(drawn) },
    log: { error: does('log') },
  };
  return { all: all as unknown as Parts, done, answered };
}

const REST = [
  'close the door',
  'end a table restart 0',
  'end the bots',
  'write down the end',
  'leave the others',
  'close the store',
];

test('everybody is told when to come back, last requests are answered, and the store is closed after all others', async () => {
  const { all, done, answered } = parts();
  const closing = closeAll(all);
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
  const first = ['no more pings', 'bye restart 500', 'let go 500', 'no more requests'];
  expect(done, 'somebody is still being answered').toEqual(first);
  answered.resolve();
  await closing;
  expect(done).toEqual([...first, ...REST]);
});

test('whoever does not take the last answer is cut off after two seconds, and nobody who does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const slow = parts();
  const closing = closeAll(slow.all);
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
  vi.advanceTimersByTime(1999);
  expect(slow.done).not.toContain('cut off');
  vi.advanceTimersByTime(1);
  expect(slow.done).toContain('cut off');
  slow.answered.resolve();
  await closing;
  const quick = parts();
  quick.answered.resolve();
  await closeAll(quick.all);
  vi.advanceTimersByTime(10_000);
  expect(quick.done).not.toContain('cut off');
  vi.useRealTimers();
});

test.each([
  [false, 0, 500],
  [false, 255, 5000],
  [true, 0, 50],
  [true, 255, 500],
])('with others there: %s, and %d drawn, one comes back after %d ms', async (hasOthers, drawn, soon) => {
  const { all, done, answered } = parts({ hasOthers, drawn });
  answered.resolve();
  await closeAll(all);
  expect(done).toContain(`bye restart ${soon}`);
});

test('a database that is away keeps no process from ending', async () => {
  const { all, done, answered } = parts({ leaves: false });
  answered.resolve();
  await closeAll(all);
  expect(done).toContain('log the tables were not let go of');
  expect(done.slice(-REST.length)).toEqual(REST);
});
