import { expect, test } from 'vitest';
import { link, type LinkState } from './link.ts';
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

/** A line whose sockets and clock a test holds in its hands; time begins at 0. */
function lineByHand() {
  const sockets: { handlers: SocketHandlers; sent: string[]; closed: boolean }[] = [];
  const news: string[] = [];
  const states: LinkState[] = [];
  let now = 0;
  let timer: { at: number; run: () => void } | null = null;
  let ids = 0;
  const line = link(
    { table: 'a'.repeat(22) },
    {
      open(handlers) {
        const socket: (typeof sockets)[number] = { handlers, sent: [], closed: false };
        sockets.push(socket);
        return {
          send: (text) => void socket.sent.push(text),
          close: () => {
            socket.closed = true;
          },
        };
      },
      now: () => now,
      after(milliseconds, run) {
        const mine = { at: now + milliseconds, run };
        timer = mine;
        return () => {
          if (timer === mine) timer = null;
        };
      },
      random: () => 1,
      newId: () => `r${(ids += 1)}`,
    },
    { news: ({ type }) => news.push(type), changed: (state) => states.push(state) },
  );
  const last = () => sockets.at(-1)!;
  const hear = (message: object): void => last().handlers.onMessage(JSON.stringify(message));
  return {
    line,
    sockets,
    news,
    states,
    last,
    hear,
    welcome: () => hear({ type: 'welcome', seq: 1 }),
    /** The timer that is set now runs out, at its time or later. */
    expire(later = 0): void {
      const due = timer!;
      now = due.at + later;
      timer = null;
      due.run();
    },
    setTime(moment: number): void {
      now = moment;
    },
  };
}

test('a line is connecting until the table welcomes it, and what is asked for waits until then', () => {
  const { line, last, welcome } = lineByHand();
  expect(line.state()).toEqual({ kind: 'connecting' });
  void line.ask({ type: 'resign' });
  last().handlers.onOpen();
  expect(last().sent.map((text): unknown => JSON.parse(text).type)).toEqual(['hello']);
  welcome();
  expect(line.state()).toEqual({ kind: 'live' });
  expect(last().sent.at(-1)).toBe('{"type":"resign","id":"r1"}');
  void line.ask({ type: 'rematch' });
  expect(last().sent.at(-1)).toBe('{"type":"rematch","id":"r2"}');
});

test('an attempt that fails is closed, and the moment of the next one is told', () => {
  const { line, sockets, expire } = lineByHand();
  expire();
  expect(line.state()).toEqual({ kind: 'reconnecting', again: 8000 + 500 });
  expect(sockets.map(({ closed }) => closed)).toEqual([true]);
  expire();
  line.nudge();
  expect(
    sockets.map(({ closed }) => closed),
    'one at a time',
  ).toEqual([true, true, false]);
});

test('a goodbye without a way back closes the line; one with it is a restart only if it says so', () => {
  const ended = lineByHand();
  ended.welcome();
  ended.hear({ type: 'bye', reason: 'no-key', retry: null });
  expect(ended.last().closed).toBe(true);
  const { line, welcome, hear } = lineByHand();
  welcome();
  hear({ type: 'bye', reason: 'slow', retry: 1000 });
  expect(line.state()).toEqual({ kind: 'reconnecting', again: 1500 });
});

test('a restart of thirty seconds is no restart any more', () => {
  for (const [passed, kind] of [
    [29_999, 'restarting'],
    [30_000, 'reconnecting'],
  ] as const) {
    const { line, welcome, hear, last, setTime } = lineByHand();
    welcome();
    hear({ type: 'bye', reason: 'restart', retry: 0 });
    line.nudge();
    setTime(passed);
    last().handlers.onClose();
    expect(line.state().kind).toBe(kind);
  }
});

test('a server that says again that it restarts is given no more time for it', () => {
  const { line, welcome, hear, last, setTime } = lineByHand();
  welcome();
  hear({ type: 'bye', reason: 'restart', retry: 0 });
  line.nudge();
  setTime(20_000);
  hear({ type: 'bye', reason: 'restart', retry: 0 });
  expect(line.state().kind).toBe('restarting');
  line.nudge();
  setTime(30_000);
  last().handlers.onClose();
  expect(line.state().kind).toBe('reconnecting');
});

test('signs of life are not told, and neither is what is no message', () => {
  const { line, news, welcome, hear, last } = lineByHand();
  welcome();
  hear({ type: 'pong' });
  last().handlers.onMessage('{');
  expect(news).toEqual(['welcome']);
  expect(line.state().kind).toBe('live');
});

test('a nudge asks for a sign of life at once', () => {
  const { line, welcome, last } = lineByHand();
  welcome();
  expect(last().sent).toEqual([]);
  line.nudge();
  expect(last().sent).toEqual(['{"type":"ping"}']);
});

test('a socket that was given up is not listened to', () => {
  const { line, news, states, welcome, last, hear } = lineByHand();
  welcome();
  line.leave();
  hear({ type: 'table', seq: 2 });
  last().handlers.onOpen();
  last().handlers.onClose();
  expect(news).toEqual(['welcome']);
  expect(states).toEqual([{ kind: 'live' }]);
  expect(last().sent).toEqual([]);
});
