import { expect, test, vi } from 'vitest';
import { problem } from '#core/problem';
import { muster } from '#games/muster/index';
import type { Agreement } from '#table/table-info';
import { elsewhere, isElsewhere } from '../hosting/elsewhere.ts';
import { ALONE } from '../hosting/alone.ts';
import type { Hosting } from '../hosting/hosting.ts';
import { eventRow, headAfter, NO_HEAD, readLog } from '../store/rows.ts';
import type { LoggedEvent } from '../table/decider/events.ts';
import { quietHouse } from '../testing/house.ts';
import { toAct } from '../table/decider/state.ts';
import { bothRounds } from '../testing/parts.ts';
import { memoryStore } from '../testing/memory.ts';
import { digestOf } from '../players/keys.ts';
import { seated } from '../testing/seated.ts';

const DAY = 86_400_000;
const FREE: Agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' };

test('a table that is over is not removed while somebody looks at it', async () => {
  const house = quietHouse({ keepFinished: DAY });
  const at = await seated(house, muster, 2, FREE);
  await at.ask(0, { type: 'resign' });
  house.clock.advance(10 * DAY);
  await house.tables.sweep();
  expect(await house.store.table(at.id)).not.toBeNull();
  for (const { session } of at.ears) session.closed();
  house.clock.advance(DAY);
  await house.tables.sweep();
  expect(await house.store.table(at.id)).toBeNull();
});

test('of very many tables that are over so many are removed at a time, and the others the next time', async () => {
  const house = quietHouse({ keepFinished: DAY });
  const ids: string[] = [];
  for (let each = 0; each < 130; each += 1) {
    const { id } = await house.open(muster, {}, 2);
    ids.push(id);
    const live = await house.live(id);
    await live.happen(() => ({ kind: 'abandon' }));
    live.end('restart', 0);
  }
  house.clock.advance(2 * DAY);
  const left = async (): Promise<number> =>
    (await Promise.all(ids.map((id) => house.store.table(id)))).filter((table) => table !== null).length;
  await house.tables.sweep();
  expect(await left()).toBe(30);
  await house.tables.sweep();
  expect(await left()).toBe(0);
});

test('a table that is asked for several times at once is in memory once', async () => {
  const house = quietHouse();
  const { id } = await house.open(muster, {}, 2);
  const all = await Promise.all([1, 2, 3].map(() => house.tables.open(id)));
  expect(new Set(all).size).toBe(1);
  expect(house.tables.live()).toEqual([all[0]]);
});

test('where the host has been removed, somebody who is left is the host of the rematch', async () => {
  const house = quietHouse();
  const at = await seated(house, muster, 2, FREE);
  await (await at.live()).happen(() => ({ kind: 'handOver', seat: 0, level: '1', why: 'gone' }));
  await at.ask(1, { type: 'resign' });
  expect(await at.ask(1, { type: 'rematch' })).toBe('done');
  await vi.waitFor(async () => expect((await at.state()).rematch).not.toBeNull());
  const { header } = (await house.store.table((await at.state()).rematch!))!;
  expect(header.host).toBe(1);
  expect(header.seats.map(({ kind }) => kind)).toEqual(['bot', 'person']);
  expect(header.listed).toBe(false);
});

test('a table at which nobody is stays in memory for two minutes', async () => {
  const house = quietHouse();
  const at = await seated(house, muster, 2, FREE);
  for (const { session } of at.ears) session.closed();
  house.clock.advance(119_000);
  await house.tables.sweep();
  expect(house.tables.size).toBe(1);
  house.clock.advance(2000);
  await house.tables.sweep();
  expect(house.tables.size).toBe(0);
});

test('a table that could not be read for a moment is read the next time', async () => {
  const store = memoryStore();
  const failing = { ...store };
  const house = quietHouse({ store: failing });
  const { id } = await house.open(muster, {}, 2);
  failing.chat = () => Promise.reject(problem('storage', 'not now'));
  await expect(house.tables.open(id)).rejects.toThrow('not now');
  expect(house.tables.size).toBe(0);
  failing.chat = store.chat;
  expect((await house.tables.open(id))?.id).toBe(id);
});

test('where tables cannot be woken, those that are over are removed all the same, and the failure is told', async () => {
  const store = memoryStore();
  const failing = { ...store };
  const house = quietHouse({ store: failing, keepFinished: DAY });
  const { id } = await house.open(muster, {}, 2);
  const live = await house.live(id);
  await live.happen(() => ({ kind: 'abandon' }));
  live.end('restart', 0);
  house.clock.advance(2 * DAY);
  failing.dueTables = () => Promise.reject(problem('storage', 'not now'));
  await expect(house.tables.sweep()).rejects.toThrow('not now');
  expect(await store.table(id)).toBeNull();
});

test('a table at which only a bot still thinks is not let go: the bot would be asked anew each time', async () => {
  let asked = 0;
  const think = (): Promise<string> => {
    asked += 1;
    return new Promise(() => undefined);
  };
  const house = quietHouse({ think });
  const at = await seated(house, muster, 2, FREE);
  const { seat } = await at.next();
  expect(await at.ask(seat, { type: 'handOver', level: '3' })).toBe('done');
  for (const { session } of at.ears) session.closed();
  for (let minutes = 0; minutes < 10; minutes += 5) {
    house.clock.advance(5 * 60_000);
    await house.tables.sweep();
  }
  expect(asked).toBe(1);
});

/** How often others had their turn meanwhile. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  let ticking = setImmediate(() => undefined);
  const tick = (): void => {
    turns += 1;
    ticking = setImmediate(tick);
  };
  tick();
  await work;
  clearImmediate(ticking);
  return turns;
}

test('however long a log is, others have their turn while it is read, checked and replayed', async () => {
  const store = memoryStore();
  const house = quietHouse({ store });
  const { id } = await house.open(muster, {}, 2, FREE);
  const { log, index } = (await store.table(id))!;
  const long: LoggedEvent[] = Array.from({ length: 2000 }, (_, each) => ({
    seq: log.length + each + 1,
    at: log[0].at,
    event: { kind: 'outage', from: each, to: each + 1 },
    request: null,
  }));
  for (const entry of long) await store.append(id, entry, index!);
  expect(await turnsDuring(house.tables.open(id))).toBeGreaterThanOrEqual(10);
  expect((await house.live(id)).state().seq).toBe(log.length + 2000);

  const rows = [...log, ...long].map((entry) => eventRow(id, entry));
  const head = rows.reduce((before, { sum }) => headAfter(before, sum), NO_HEAD);
  const reading = readLog(id, rows, { length: rows.length, head });
  expect(await turnsDuring(reading)).toBeGreaterThanOrEqual(10);
  expect(await reading).toEqual([...log, ...long]);
});

test('a table that is let go of while it is being opened is none of those that are here', async () => {
  const store = memoryStore();
  let isRead = (): void => undefined;
  // While it is read another process claims it.
  const house = quietHouse({ store: { ...store, chat: (...asked) => (isRead(), store.chat(...asked)) } });
  const { id } = await house.open(muster, {}, 2);
  isRead = () => {
    expect(house.tables.size).toBe(1);
    house.tables.forget(id);
  };
  await house.tables.open(id);
  expect(house.tables.live()).toEqual([]);
  expect(house.tables.size).toBe(0);
});

test('a table that another process hosts is not called stopped', async () => {
  const stopped: string[] = [];
  let isThere = true;
  const hosting: Hosting = {
    ...ALONE,
    claim: () => (isThere ? Promise.reject(elsewhere(null)) : Promise.resolve(null)),
  };
  const house = quietHouse({ hosting, stopped: (reason) => void stopped.push(reason) });
  const { id } = await house.open(muster, {}, 2);
  await expect(house.tables.open(id)).rejects.toSatisfy(isElsewhere);
  isThere = false;
  expect(await house.tables.open(id)).not.toBeNull();
  expect(stopped).toEqual([]);
});

test('a bot that is to act does so after a restart with a clock that is an hour behind, though nobody comes', async () => {
  const store = memoryStore();
  const before = quietHouse({ store, think: () => new Promise(() => undefined) });
  before.clock.advance(DAY / 24);
  const { id, keys } = await before.open(muster, {}, 2);
  const ears = [
    await before.connect({ table: id, key: keys[0] }),
    await before.connect({ table: id, key: keys[1] }),
  ];
  await bothRounds(id, ears);
  const [seat] = toAct((await before.live(id)).state());
  await ears[seat].say({ type: 'handOver', id: 'h', level: '1' });
  const after = quietHouse({ store, chance: 5 });
  await after.tables.sweep();
  await vi.waitFor(async () => {
    after.clock.advance(1);
    expect((await store.table(id))!.log.at(-1)!.event).toMatchObject({ kind: 'move', bot: true });
  });
});

test('a table that is due and that another process hosts is left to that one', async () => {
  const there = new Set<string>();
  const peer = { id: 'other', url: 'http://other' };
  const hosting: Hosting = {
    ...ALONE,
    elsewhere: async (tables) =>
      new Map(tables.flatMap((id) => (there.has(id) ? [[id, peer] as const] : []))),
  };
  const house = quietHouse({ hosting });
  const ids = [await house.open(muster, {}, 2), await house.open(muster, {}, 2)].map(({ id }) => id);
  there.add(ids[0]);
  house.clock.advance(15 * DAY);
  await house.tables.sweep();
  expect((await house.tables.settled()).map(({ id }) => id)).toEqual([ids[1]]);
});

test('a table from before outages were written into logs knows of those there were', async () => {
  const store = memoryStore();
  const { id } = await quietHouse({ store }).open(muster, {}, 2);
  const house = quietHouse({ store, before: [] });
  const before = [{ from: house.clock.now() - 5000, to: house.clock.now() + 5000 }];
  const state = (await quietHouse({ store, before }).tables.open(id))!.state();
  expect([state.outages, state.knownUntil]).toEqual([before, before[0].to]);
});

test('whoever was removed while a table was not in memory gets up when it is opened, and only they', async () => {
  const house = quietHouse();
  const { id } = await house.open(muster, {}, 2);
  const [host, guest] = (await house.store.table(id))!.index!.players.map((player) => player ?? '');
  (await house.live(id)).end('restart', 0);
  await house.store.removePlayer(guest);
  const live = await house.live(id);
  await vi.waitFor(() => expect(live.state().seats).toMatchObject([{ player: host }, { kind: 'open' }]));
  live.end('restart', 0);
  await house.store.removePlayer(host);
  const again = await house.live(id);
  await vi.waitFor(() => expect(again.state().result).toMatchObject({ ending: 'abandoned' }));
});

test.each([true, false])('the rematch of a table that is shared: %s, is so, too', async (isShared) => {
  const house = quietHouse();
  const { store, tables } = house;
  const keys = ['a', 'b'].map((letter) => letter.repeat(43));
  for (const key of keys) await store.addPlayer({ id: key, name: key[0], since: 0 }, digestOf(key));
  const { id, watch } = await tables.create({
    game: muster,
    options: {},
    seats: keys.map((player) => ({ player })),
    host: 0,
    agreement: FREE,
    listed: true,
    isShared,
  });
  const ears = await Promise.all(keys.map((key) => house.connect({ table: id, key })));
  await bothRounds(id, ears);
  for (const type of ['resign', 'rematch']) {
    for (const [seat, ear] of ears.entries()) await ear.say({ type, id: `${type} ${seat}`.replace(' ', '') });
  }
  await vi.waitFor(async () => expect((await tables.open(id))!.state().rematch).not.toBeNull());
  const { header, watch: link } = (await store.table((await tables.open(id))!.state().rematch!))!;
  expect(header.shared === true).toBe(isShared);
  expect([header.listed, link]).toEqual([false, digestOf(watch)]);
});

test('once a minute it is looked which tables may rest, however often the house is swept', async () => {
  const house = quietHouse();
  const { id } = await house.open(muster, {}, 2);
  const live = await house.live(id);
  const looked: number[] = [];
  const begun = house.clock.now();
  live.doze = () => void looked.push(house.clock.now() - begun);
  await house.connect({ table: id, watch: 'x' });
  for (let seconds = 0; seconds <= 125; seconds += 5) {
    live.state();
    await house.tables.sweep();
    house.clock.advance(5000);
  }
  expect(looked).toEqual([0, 60_000, 120_000]);
});

test('whoever is removed while they sit down gets up again', async () => {
  const house = quietHouse();
  await house.store.addPlayer({ id: 'ann', name: 'Ann', since: 0 }, digestOf('k'.repeat(43)));
  const opened = await house.tables.create({
    game: muster,
    options: {},
    seats: [{ player: 'ann' }, 'open'],
    host: 0,
    agreement: FREE,
    listed: false,
  });
  const live = await house.live(opened.id);
  await live.happen(() => ({ kind: 'sit', seat: 1, player: 'nobody any more' }));
  await vi.waitFor(() => expect(live.state().seats[1].kind).toBe('open'));
  expect(live.state().seats[0]).toMatchObject({ player: 'ann' });
});
