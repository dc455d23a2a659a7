import { expect, test } from 'vitest';
import { link } from './link.ts';
import type { SocketHandlers } from './socket.ts';
import { farTable, settled } from './testing/far.ts';

const pauses = (far: ReturnType<typeof farTable>): number[] =>
  far.states.flatMap(({ link }) => ('again' in link ? [link.again] : []));

test('attempts become rarer, and never as rare as never', async () => {
  const far = farTable();
  await settled();
  far.door.shut = true;
  far.cut();
  await far.clock.pass(120_000);
  const moments = [...new Set(pauses(far))];
  const gaps = moments.slice(1).map((moment, index) => moment - moments[index]);
  expect(gaps[0]).toBeLessThan(2000);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(15_000);
  expect(gaps.at(-1)).toBeGreaterThan(10_000);
  expect(far.link()).toBe('reconnecting');
  far.door.shut = false;
  await far.clock.pass(15_000);
  expect(far.link()).toBe('live');
});

test('thousands who lost the server at the same moment do not come back at the same moment', () => {
  const pauseWith = (random: number, attempt: number): number => {
    let handlers: SocketHandlers | null = null;
    let pause = 0;
    let again = (): void => undefined;
    const open = (given: SocketHandlers) => {
      handlers = given;
      return { send: () => undefined, close: () => undefined };
    };
    const after = (milliseconds: number, run: () => void) => {
      pause = milliseconds;
      again = run;
      return () => undefined;
    };
    const env = { open, after, now: () => 0, random: () => random, newId: () => 'r' };
    link({ table: 'a'.repeat(22) }, env, { news: () => undefined, changed: () => undefined });
    for (let failed = 1; failed < attempt; failed += 1) {
      handlers!.onClose();
      again();
    }
    handlers!.onClose();
    return pause;
  };
  expect([0, 0.5, 1].map((random) => pauseWith(random, 1))).toEqual([250, 375, 500]);
  expect([0, 1].map((random) => pauseWith(random, 20))).toEqual([7500, 15_000]);
});

test('a line that is silent is found out and renewed', async () => {
  const far = farTable();
  await settled();
  await far.clock.pass(60_000);
  expect(far.sockets).toHaveLength(1);
  far.faults.mute = true;
  await far.clock.pass(30_000);
  expect(far.link()).toBe('reconnecting');
  far.faults.mute = false;
  await far.clock.pass(20_000);
  expect(far.link()).toBe('live');
});

test('after a sleep, one nudge shows whether the line has died', async () => {
  const far = farTable();
  await settled();
  far.faults.mute = true;
  far.clock.sleep(3_600_000);
  far.table.nudge();
  await far.clock.pass(8000);
  expect(far.link()).toBe('reconnecting');
  far.faults.mute = false;
  far.table.nudge();
  await settled();
  expect(far.link()).toBe('live');
});

test('a server that restarts says so, and is waited for', async () => {
  const far = farTable();
  await settled();
  far.door.shut = true;
  far.send({ type: 'bye', reason: 'restart', retry: 700 });
  expect(far.link()).toBe('restarting');
  await far.clock.pass(10_000);
  expect(far.link()).toBe('restarting');
  await far.clock.pass(60_000);
  expect(far.link()).toBe('reconnecting');
  far.door.shut = false;
  await far.clock.pass(15_000);
  expect(far.link()).toBe('live');
});

test.each(['update', 'damaged', 'no-table', 'no-key'] as const)(
  '%s: coming back makes no sense',
  async (reason) => {
    const far = farTable();
    await settled();
    far.send({ type: 'bye', reason, retry: null });
    expect(far.table.now().link).toEqual({ kind: 'ended', reason });
    far.table.nudge();
    await far.clock.pass(60_000);
    expect(far.sockets).toHaveLength(1);
  },
);

test('whatever arrives on a line that was given up is not heard', async () => {
  const far = farTable();
  await settled();
  const [socket] = far.sockets;
  far.table.leave();
  expect(socket?.open).toBe(false);
  await far.clock.pass(60_000);
  expect(far.sockets).toHaveLength(1);
});

test('each restart is called one, however long ago the last one was', async () => {
  const far = farTable();
  await settled();
  for (let each = 0; each < 2; each += 1) {
    far.send({ type: 'bye', reason: 'restart', retry: 700 });
    expect(far.link()).toBe('restarting');
    far.table.nudge();
    await settled();
    expect(far.link()).toBe('live');
    await far.clock.pass(60_000);
  }
});

test('on a poor line every attempt is given more time', async () => {
  const far = farTable();
  far.faults.deaf = true;
  await far.clock.pass(60_000);
  expect(far.sockets).toHaveLength(4);
});

test('a door that neither opens nor shuts is left', async () => {
  const far = farTable();
  far.faults.deaf = true;
  await far.clock.pass(12_000);
  expect(far.sockets.length).toBeGreaterThan(1);
});

test('whoever comes back says what they were told last, so that the server cannot have lost it unnoticed', async () => {
  const far = farTable();
  await settled();
  const hellos = (): unknown[] => far.received.filter(({ type }) => type === 'hello');
  expect(hellos(), 'nothing was told yet').toEqual([expect.not.objectContaining({ seq: expect.anything() })]);
  far.send({ type: 'done', id: 'of another line', seq: 41 });
  far.send({ type: 'table', seq: 40, table: far.table.now().table! });
  far.cut();
  await far.clock.pass(15_000);
  expect(hellos()[1]).toMatchObject({ seq: 41 });
  far.send({ type: 'sight', sight: { ...far.sight(0), seq: 44 } });
  far.cut();
  await far.clock.pass(15_000);
  expect(hellos()[2]).toMatchObject({ seq: 44 });
});
