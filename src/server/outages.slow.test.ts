import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { muster } from '#games/muster/index';
import type { Agreement } from '#table/table-info';
import { keepOutages } from './outages.ts';
import type { Server } from './server.ts';
import { unwritten } from './table/outages.ts';
import { phaseOf } from './table/state.ts';
import { call, connect, newPerson } from './testing/client.ts';
import { handClock } from './testing/clock.ts';
import { headerOf, newWalk } from './testing/walk.ts';
import { company, type Company } from './testing/company.ts';
import { emptyMemory, memoryStore } from './testing/memory.ts';
import { dataFolder, startForTest } from './testing/start.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const LIVE: Agreement = { pace: { kind: 'live', minutes: 1, increment: 0 }, away: null, timeout: 'lose' };

test('a heart that beats in time leaves no trace', async () => {
  const clock = handClock();
  const outages = await keepOutages(memoryStore(), clock);
  clock.advance(10 * MINUTE);
  clock.freeze(3 * SECOND);
  expect(outages.known()).toEqual([]);
});

test('a heart that was stopped beats no more', async () => {
  const store = memoryStore();
  const clock = handClock();
  let written = 0;
  const set: typeof store.set = (...given) => {
    written += 1;
    return store.set(...given);
  };
  const outages = await keepOutages({ ...store, set }, clock);
  await outages.stop();
  const before = written;
  clock.advance(MINUTE);
  expect(written).toBe(before);
});

test('a server that stood still notices it, whoever looks first, and writes it down once', async () => {
  const memory = emptyMemory();
  const clock = handClock();
  const outages = await keepOutages(memoryStore(memory), clock);
  clock.advance(MINUTE);
  const from = clock.now();
  clock.freeze(10 * SECOND);
  const known = [{ from, to: from + 20 * SECOND }];
  expect(outages.known()).toEqual(known);
  clock.advance(SECOND);
  expect(outages.known()).toEqual(known);
  expect(memory.outages).toEqual(known);
  // Found by the heart itself.
  clock.advance(59 * SECOND);
  const again = clock.now();
  clock.freeze(65 * SECOND);
  clock.advance(0);
  // No longer to come back than after a start.
  expect(memory.outages).toEqual([...known, { from: again, to: again + 95 * SECOND }]);
});

test('a time in which nothing could be kept is an outage; a start beside others that run is none', async () => {
  const memory = emptyMemory();
  const clock = handClock();
  const outages = await keepOutages(memoryStore(memory), clock);
  clock.advance(MINUTE);
  const from = clock.now();
  clock.advance(8 * SECOND);
  outages.wasAway(from);
  expect(outages.known()).toEqual([{ from, to: from + 16 * SECOND }]);
  expect(memory.outages).toHaveLength(1);
  clock.advance(MINUTE);
  const second = await keepOutages(memoryStore(memory), clock, undefined, true);
  expect(second.known()).toHaveLength(1);
});

test('a start after a death, and a start that was cut short before, are one outage with time to come back', async () => {
  const memory = emptyMemory();
  const clock = handClock();
  await keepOutages(memoryStore(memory), clock);
  clock.advance(MINUTE);
  await vi.waitFor(() => {
    clock.advance(2 * SECOND);
    expect(memory.settings.get('alive')).toBe(String(clock.now()));
  });
  const from = clock.now();
  clock.freeze(5 * MINUTE);
  // Cut short: the outage lies there already, a sign of life does not.
  await memoryStore(memory).addOutage(from, clock.now());
  clock.freeze(MINUTE);
  const { known, before } = await keepOutages(memoryStore(memory), clock);
  expect(known()).toEqual([{ from, to: clock.now() + 30 * SECOND }]);
  expect(before).toEqual([]);
});

test('a clock that is set back between two starts makes no outage one from before there were logs of them', async () => {
  const memory = emptyMemory();
  await (await keepOutages(memoryStore(memory), handClock(9_000_000))).stop();
  await (await keepOutages(memoryStore(memory), handClock(2_000_000))).stop();
  const late = await keepOutages(memoryStore(memory), handClock(9_500_000));
  expect(late.before).toEqual([]);
  expect(late.known()).toEqual([{ from: 2_000_000, to: 9_530_000 }]);
});

test('outages from before they were written into logs stay what they were', async () => {
  const memory = emptyMemory();
  const clock = handClock();
  const old = { from: clock.now() - 100 * MINUTE, to: clock.now() - 99 * MINUTE };
  memory.outages.push(old);
  memory.settings.set('alive', String(clock.now() - MINUTE));
  const first = await keepOutages(memoryStore(memory), clock);
  expect(first.before).toEqual([old]);
  expect(first.known()).toEqual([{ from: clock.now() - MINUTE, to: clock.now() + 30 * SECOND }]);
  clock.freeze(MINUTE);
  const second = await keepOutages(memoryStore(memory), clock);
  expect(second.before).toEqual([old]);
  expect(second.known()).toHaveLength(2);
});

test('an outage that a clock which was ahead has written down is over when that clock is right again', async () => {
  const memory = emptyMemory();
  await (await keepOutages(memoryStore(memory), handClock(1_000_000))).stop();
  const ahead = await keepOutages(memoryStore(memory), handClock(900_000_000));
  expect(ahead.known()).toEqual([{ from: 1_000_000, to: 900_030_000 }]);
  await ahead.stop();
  const right = await keepOutages(memoryStore(memory), handClock(2_000_000));
  expect(right.known()).toEqual([{ from: 1_000_000, to: 2_030_000 }]);
});

test('of outages that overlap each moment counts once', () => {
  const { state } = newWalk(muster, headerOf(muster, 2, LIVE));
  const { at } = state();
  const known = [
    { from: at + 10, to: at + 100 },
    { from: at + 50, to: at + 150 },
    { from: at + 60, to: at + 120 },
  ];
  expect(unwritten(state(), known)).toEqual([known[0], { from: at + 100, to: at + 150 }]);
});

const YEAR = 365 * 1440 * MINUTE;
test.each([
  ['between two starts', true],
  ['while the server stands still', false],
])('a clock that goes ahead by a year %s closes and removes nothing', async (_when, isRestarted) => {
  const folder = dataFolder();
  const ownClock = handClock();
  const settings = { limits: false, keepDays: 1, keepGuestsDays: 1 };
  let own = await startForTest(folder.path, { clock: ownClock }, settings);
  const over = await company(own.url, { game: 'muster', people: 2 });
  await over.guests[0].ask({ type: 'resign' });
  const playing = await company(own.url, { game: 'muster', people: 2 });
  const bound = await company(own.url, { game: 'muster', people: 2, ready: false });
  const guest = await newPerson(own.url, 'Guest');
  await Promise.all([over, playing, bound].map((each) => each.leave()));
  ownClock.advance(10 * MINUTE);
  await own.tables.sweep();
  if (isRestarted) await own.close();
  ownClock.freeze(YEAR);
  if (isRestarted) own = await startForTest(folder.path, { clock: ownClock }, settings);
  const isKnown = async (): Promise<boolean> =>
    (await call(own.url, 'GET', '/api/me', { key: guest.key })).status === 200;
  const phases = (): Promise<string[]> =>
    Promise.all(
      [over, playing, bound].map(async ({ table }) => {
        const live = await own.tables.open(table);
        return live === null ? 'removed' : phaseOf(live.state());
      }),
    );
  await own.tables.sweep();
  await call(own.url, 'GET', '/readyz');
  expect(await phases()).toEqual(['over', 'playing', 'waiting']);
  expect(await isKnown()).toBe(true);
  // Nobody wakes them again before their time has really come.
  ownClock.advance(10 * MINUTE);
  await own.tables.sweep();
  expect(await own.store.dueTables(ownClock.now(), 10)).toEqual([]);
  // A day later by a clock that goes on.
  ownClock.advance(1440 * MINUTE);
  await own.tables.sweep();
  expect(await phases()).toEqual(['removed', 'playing', 'waiting']);
  await own.close();
  folder.remove();
});

const data = dataFolder();
const clock = handClock();
let server: Server;
beforeAll(async () => {
  server = await startForTest(data.path, { clock }, { limits: false });
});
afterAll(async () => {
  await server.close();
  data.remove();
});
const timed = (change: Partial<Agreement>): Promise<Company> =>
  company(server.url, {
    game: 'muster',
    people: 2,
    options: { first: 'seat0' },
    agreement: { ...LIVE, ...change },
  });
const kinds = async (id: string): Promise<string[]> =>
  (await server.store.table(id))!.log.map(({ event }) => event.kind);

test('nobody loses on time because the server stood still, and the log says why', async () => {
  const table = await timed({});
  const [ann, bob] = table.guests;
  clock.advance(10 * SECOND);
  clock.freeze(65 * SECOND);
  // The timer of the clock that has seemingly run out, the heart, and whatever else is late.
  clock.advance(0);
  expect(await ann.ask({ type: 'move', after: ann.sight()!.seq, word: ann.words().at(-1)! })).toMatchObject({
    type: 'done',
  });
  expect(ann.table().phase).toBe('playing');
  expect(ann.sight()!.clocks!.left[0]).toBe(50 * SECOND);
  expect((await kinds(table.table)).slice(-2)).toEqual(['outage', 'move']);
  // The time to come back is over, and then the clock runs again.
  clock.advance(30 * SECOND + 51 * SECOND);
  await bob.until(() => bob.table().phase === 'over');
  expect(bob.table().result).toMatchObject({ ending: 'time' });
  await table.leave();
});

test('a move that arrives before the heart has noticed counts as any other', async () => {
  const table = await timed({});
  const [ann] = table.guests;
  clock.freeze(70 * SECOND);
  expect(await ann.ask({ type: 'move', after: ann.sight()!.seq, word: ann.words().at(-1)! })).toMatchObject({
    type: 'done',
  });
  expect(ann.sight()!.clocks!.left[0]).toBe(60 * SECOND);
  await table.leave();
});

test('clocks are the same on another process, from the log alone', async () => {
  const table = await timed({ pace: { kind: 'live', minutes: 5, increment: 10 } });
  const [ann] = table.guests;
  clock.advance(20 * SECOND);
  clock.freeze(40 * SECOND);
  await ann.ask({ type: 'move', after: ann.sight()!.seq, word: ann.words().at(-1)! });
  const { left } = ann.sight()!.clocks!;
  await table.leave();
  await server.close();
  server = await startForTest(data.path, { clock }, { limits: false });
  const back = await connect(server.url, { table: table.table, key: table.people[0].key });
  expect(back.sight()!.clocks!.left).toEqual(left);
  await back.close();
});

test('where nobody can lose anything by waiting, an outage is not written down', async () => {
  const table = await timed({ pace: { kind: 'free' } });
  const [ann] = table.guests;
  clock.freeze(70 * SECOND);
  await ann.ask({ type: 'move', after: ann.sight()!.seq, word: ann.words().at(-1)! });
  expect(await kinds(table.table)).not.toContain('outage');
  await table.leave();
});
