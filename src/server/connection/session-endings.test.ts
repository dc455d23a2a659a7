import { expect, test } from 'vitest';
import { problem } from '#core/problem';
import { muster } from '#games/muster/index';
import { PROTOCOL } from '#table/table-info';
import { elsewhere } from '../hosting/elsewhere.ts';
import { session, type SessionEnv } from './session.ts';
import { METRICS, quietHouse } from '../testing/house.ts';
import { MOST_ON_A_SEAT } from '../table/viewers/viewers.ts';

/** How a conversation ends: what is said last, when to come back (null: never), and the code of the close frame. */

interface Talk {
  say(message: unknown): Promise<void>;
  /** The last words and the code, or the types of all that was heard while it goes on. */
  end(): unknown;
  buffered: number;
  closed(): void;
}

async function someTable() {
  const house = quietHouse();
  const { id, keys, watch } = await house.open(muster, {}, 2);
  const closings: string[] = [];
  const env: SessionEnv = {
    ...house,
    metrics: { ...METRICS, closed: (reason) => void closings.push(reason) },
  };
  const talk = (change: Partial<SessionEnv> = {}, rate?: { burst: number; perSecond: number }): Talk => {
    const heard: { type: string }[] = [];
    let code: number | null = null;
    const mine = { buffered: 0 };
    const spoken = session(
      { ...env, ...change },
      {
        send: (text) => void heard.push(JSON.parse(text)),
        buffered: () => mine.buffered,
        close: (given) => {
          expect(code, 'closed once').toBeNull();
          code = given;
        },
        turn: () => Promise.resolve(),
      },
      rate,
    );
    return Object.assign(mine, {
      say: (message: unknown) =>
        spoken.receive(typeof message === 'string' ? message : JSON.stringify(message)),
      closed: () => spoken.closed(),
      end: () => (code === null ? heard.map(({ type }) => type) : [heard.at(-1), code]),
    });
  };
  const hello = { type: 'hello', protocol: PROTOCOL, table: id, key: keys[0] };
  const failing = (thrown: unknown): Partial<SessionEnv> => ({
    tables: { ...house.tables, open: () => Promise.reject(thrown) },
  });
  return { house, id, keys, watch, talk, hello, failing, closings };
}

type Course = (at: Awaited<ReturnType<typeof someTable>>) => Promise<Talk>;
const says =
  (...messages: readonly unknown[]): Course =>
  async ({ talk }) => {
    const one = talk();
    for (const message of messages) await one.say(message);
    return one;
  };
const greets =
  (change: object, ...more: readonly unknown[]): Course =>
  async ({ talk, hello }) => {
    const one = talk();
    for (const message of [{ ...hello, ...change }, ...more]) await one.say(message);
    return one;
  };
const fails =
  (thrown: () => unknown): Course =>
  async ({ talk, hello, failing }) => {
    const one = talk(failing(thrown()));
    await one.say(hello);
    return one;
  };
const waits =
  (milliseconds: number, hasGreeted: boolean): Course =>
  async ({ talk, hello, house }) => {
    const one = talk();
    if (hasGreeted) await one.say(hello);
    house.clock.advance(milliseconds);
    return one;
  };
const pours =
  (messages: number, later = 0): Course =>
  async ({ talk, hello, house }) => {
    const one = talk();
    await one.say(hello);
    for (let sent = 2; sent < messages; sent += 1) await one.say({ type: 'ping' });
    house.clock.advance(later);
    await one.say({ type: 'ping' });
    return one;
  };
const lags =
  (bytes: number): Course =>
  async ({ talk, hello }) => {
    const one = talk();
    await one.say(hello);
    one.buffered = bytes;
    await one.say({ type: 'ping' });
    return one;
  };
const crowds =
  (already: number): Course =>
  async ({ talk, hello }) => {
    for (let each = 0; each < already; each += 1) await talk().say(hello);
    const one = talk();
    await one.say(hello);
    return one;
  };

const AWAY = 1001;
const UNWANTED = 1008;
const SLOW = 256 * 1024;
test.each<[string, Course, string, number | null, number]>([
  ['no JSON', says('{'), 'malformed', null, UNWANTED],
  ['no message', says({ type: 'nothing' }), 'malformed', null, UNWANTED],
  ['a request before the greeting', says({ type: 'resign', id: 'x' }), 'malformed', null, UNWANTED],
  ['a second greeting', greets({}, { type: 'hello', protocol: PROTOCOL }), 'malformed', null, UNWANTED],
  ['an older page', greets({ protocol: PROTOCOL - 1 }), 'update', null, UNWANTED],
  ['a newer page', greets({ protocol: PROTOCOL + 1 }), 'update', null, UNWANTED],
  ['a key that nobody has', greets({ key: 'k'.repeat(43) }), 'no-key', null, UNWANTED],
  ['no such table', greets({ table: 'x'.repeat(22) }), 'no-table', null, UNWANTED],
  ['neither key nor link', greets({ key: undefined }), 'no-table', null, UNWANTED],
  ['more than was ever told', greets({ seq: 99 }), 'rolled-back', null, UNWANTED],
  ['no greeting', waits(10_000, false), 'slow', 1000, AWAY],
  ['nothing is read', lags(SLOW + 1), 'slow', 1000, AWAY],
  ['one message too many', pours(41), 'too-fast', 5000, AWAY],
  ['one too many a moment later', pours(41, 99), 'too-fast', 5000, AWAY],
  ['a seat that is full', crowds(MOST_ON_A_SEAT), 'full', 10_000, AWAY],
  ['a damaged table', fails(() => problem('damaged', '')), 'damaged', null, UNWANTED],
  ['a broken table', fails(() => problem('broken', '')), 'broken', null, UNWANTED],
  ['rules of another version', fails(() => problem('other-version', '')), 'other-version', null, UNWANTED],
  ['no database', fails(() => new Error('gone')), 'storage', 2000, AWAY],
  ['no answer of the disk', fails(() => problem('storage', '')), 'storage', 2000, AWAY],
  ['a table that has gone elsewhere', fails(() => elsewhere(null)), 'restart', 300, AWAY],
])('%s ends it', async (_what, course, reason, retry, code) => {
  const at = await someTable();
  const one = await course(at);
  expect(one.end()).toEqual([{ type: 'bye', reason, retry }, code]);
  expect(at.closings).toEqual([reason]);
  // It has ended: nothing more is said, whatever comes.
  await one.say(at.hello);
  at.house.clock.advance(60_000);
  one.closed();
  expect(one.end()).toEqual([{ type: 'bye', reason, retry }, code]);
  expect(at.closings).toEqual([reason]);
});

test.each<[string, Course, readonly string[]]>([
  ['a greeting just in time', waits(9999, false), []],
  ['silence after the greeting', waits(600_000, true), ['welcome']],
  ['as much unread as may be', lags(SLOW), ['welcome', 'pong']],
  ['as many messages as may be', pours(40), ['welcome', ...Array.from({ length: 39 }, () => 'pong')]],
  [
    'one more when there is room again',
    pours(41, 100),
    ['welcome', ...Array.from({ length: 40 }, () => 'pong')],
  ],
  ['the last place of a seat', crowds(MOST_ON_A_SEAT - 1), ['welcome']],
  ['what was told before', greets({ seq: 2 }), ['welcome']],
])('%s does not', async (_what, course, heard) => {
  const at = await someTable();
  expect((await course(at)).end()).toEqual(heard);
  expect(at.closings).toEqual([]);
});

test('how long each answer took is measured, once for each request', async () => {
  const at = await someTable();
  const times: number[] = [];
  const one = at.talk({ metrics: { ...METRICS, answered: (seconds) => void times.push(seconds) } });
  await one.say(at.hello);
  await one.say({ type: 'ping' });
  expect(times).toEqual([]);
  await one.say({ type: 'resign', id: 'x' });
  await one.say({ type: 'resign', id: 'y' });
  expect(times).toHaveLength(2);
  for (const seconds of times) expect(seconds).toBeLessThan(60);
});

test('whoever leaves while they are being let in was never there', async () => {
  const at = await someTable();
  const other = at.talk();
  await other.say({ ...at.hello, key: at.keys[1] });
  let letIn = (): void => undefined;
  const store = {
    ...at.house.store,
    playerByKey: async (key: string) => {
      await new Promise<void>((resolve) => {
        letIn = resolve;
      });
      return at.house.store.playerByKey(key);
    },
  };
  const one = at.talk({ store });
  const greeting = one.say(at.hello);
  await new Promise((resolve) => void setImmediate(resolve));
  one.closed();
  letIn();
  await greeting;
  expect(one.end()).toEqual([]);
  expect(other.end(), 'told of nobody').toEqual(['welcome']);
});

test('whoever leaves leaves the other process, too, that was spoken to for them', async () => {
  const at = await someTable();
  const done: string[] = [];
  const passOn = () =>
    Promise.resolve({ send: (text: string) => void done.push(text), close: () => void done.push('closed') });
  const one = at.talk({ passOn });
  await one.say(at.hello);
  await one.say({ type: 'resign', id: 'x' });
  expect(done.map((text) => text.slice(0, 16))).toEqual(['{"type":"hello",', '{"type":"resign"']);
  one.closed();
  one.closed();
  expect(done.slice(2)).toEqual(['closed']);
});

test('what was on its way behind the message that ended it all is not done', async () => {
  const at = await someTable();
  const one = at.talk();
  await one.say(at.hello);
  const { log } = (await at.house.store.table(at.id))!;
  await Promise.all([one.say('{'), one.say({ type: 'stand', id: 'x' }), one.say({ type: 'ping' })]);
  expect(one.end()).toEqual([{ type: 'bye', reason: 'malformed', retry: null }, UNWANTED]);
  expect((await at.house.store.table(at.id))!.log).toEqual(log);
});
