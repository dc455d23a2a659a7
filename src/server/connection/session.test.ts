import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { nonceDigest } from '#core/fair';
import { standIn } from '#core/testing/stand-in';
import { muster } from '#games/muster/index';
import { EMOTES, PROTOCOL } from '#table/table-info';
import { digestOf } from '../players/keys.ts';
import { handClock } from '../testing/clock.ts';
import { memoryStore } from '../testing/memory.ts';
import { type Ear, messageIn, quietHouse } from '../testing/house.ts';
import { bothRounds } from '../testing/parts.ts';
import { dataFolder } from '../testing/start.ts';
import { metricsOf } from '../metrics.ts';
import { MOST_ON_A_SEAT, MOST_VIEWERS } from '../table/viewers/viewers.ts';
import { session } from './session.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { SharedStore, Store } from '../store/store.ts';
import { playerAt } from '../testing/seated.ts';

const house = {
  store: memoryStore(),
  clock: handClock(),
  tables: quietHouse().tables,
  metrics: metricsOf({ connections: () => 0, lines: () => 0, tables: () => 0, passedOn: () => 0 }),
};

test('whoever does not say hello is not waited for, and may come back: the greeting may have been late', () => {
  const heard: string[] = [];
  let code = 0;
  session(house, {
    send: (text) => void heard.push(text),
    buffered: () => 0,
    turn: () => Promise.resolve(),
    close: (given) => void (code = given),
  });
  house.clock.advance(9000);
  expect(code).toBe(0);
  house.clock.advance(2000);
  expect([code, ...heard]).toEqual([1001, '{"type":"bye","reason":"slow","retry":1000}']);
});

test('a connection ends once, with one goodbye, however often it is told to', () => {
  const heard: string[] = [];
  const codes: number[] = [];
  const closed = vi.fn();
  const one = session(
    { ...house, metrics: { ...house.metrics, closed } },
    {
      send: (text) => void heard.push(text),
      buffered: () => 0,
      turn: () => Promise.resolve(),
      close: (code) => void codes.push(code),
    },
  );
  one.end('no-key', null);
  one.end('restart', 300);
  expect([heard, codes]).toEqual([['{"type":"bye","reason":"no-key","retry":null}'], [1008]]);
  expect(closed).toHaveBeenCalledExactlyOnceWith('no-key');
});

test('a message is answered when it is the turn of its connection, and counted when it comes', async () => {
  const heard: string[] = [];
  const turns: (() => void)[] = [];
  const one = session(
    house,
    {
      send: (text) => void heard.push(text),
      buffered: () => 0,
      turn: () => new Promise((resolve) => void turns.push(resolve)),
      close: () => undefined,
    },
    { burst: 2, perSecond: 0 },
  );
  const answers = [one.receive('{"type":"ping"}'), one.receive('{"type":"ping"}')];
  await vi.waitFor(() => expect(turns).toHaveLength(1));
  expect(heard).toEqual([]);
  turns[0]();
  await answers[0];
  expect(heard).toEqual(['{"type":"pong"}']);
  // Nobody waits for their turn before the one before has been answered.
  await vi.waitFor(() => expect(turns).toHaveLength(2));
  await one.receive('{"type":"ping"}');
  expect(heard.at(-1)).toBe('{"type":"bye","reason":"too-fast","retry":5000}');
  turns[1]();
  await answers[1];
  expect(heard).toHaveLength(2);
});

test('whoever does not read is cut off before it fills the memory', async () => {
  const heard: string[] = [];
  let waiting = 0;
  const one = session(house, {
    send: (text) => void heard.push(text),
    buffered: () => waiting,
    turn: () => Promise.resolve(),
    close: () => undefined,
  });
  await one.receive('{"type":"ping"}');
  waiting = 300_000;
  await one.receive('{"type":"ping"}');
  await one.receive('{"type":"ping"}');
  expect(heard).toEqual(['{"type":"pong"}', '{"type":"bye","reason":"slow","retry":1000}']);
});

test('a connection that ends leaves nothing behind at its table', async () => {
  const quiet = quietHouse();
  const { id, keys } = await quiet.open(muster, {}, 2);
  for (let round = 0; round < 50; round += 1) {
    const ear = await quiet.connect({ table: id, key: keys[0] });
    ear.session.closed();
  }
  const [live] = quiet.tables.live();
  expect(live.info().seats[0]).toMatchObject({ present: false });
  expect(live.idle(quiet.clock.now() + 1)).toBe(true);
});

test('messages of one connection are answered one after the other, however long the first one takes', async () => {
  const quiet = quietHouse();
  const { id, keys } = await quiet.open(muster, {}, 2);
  const ear = await quiet.connect();
  // Not waiting for the welcome, as on a line that is slow.
  await Promise.all([
    ear.say({ type: 'hello', protocol: PROTOCOL, table: id, key: keys[0] }),
    ear.say({ type: 'emote', id: 'e', emote: EMOTES[0] }),
    ear.say({ type: 'ping' }),
  ]);
  expect(ear.heard.map((text) => messageIn(text).type)).toEqual(['welcome', 'chat', 'done', 'pong']);
});

const BYE = (reason: string): string => JSON.stringify({ type: 'bye', reason, retry: null });

test('a table is shown to whoever sits there or has its link for spectators, and to nobody else', async () => {
  const quiet = quietHouse();
  const { id, keys, watch } = await quiet.open(muster, {}, 2);
  const other = await quiet.open(muster, {}, 2);
  const firstHeard = async (hello: object): Promise<string> =>
    (await quiet.connect({ table: id, ...hello })).heard[0];
  for (const hello of [
    { key: keys[1] },
    { watch },
    { key: other.keys[0], watch },
    { key: 'k'.repeat(43), watch },
  ]) {
    expect(await firstHeard(hello)).toContain('"type":"welcome"');
  }
  for (const hello of [{}, { watch: 'w'.repeat(43) }, { watch: other.watch }, { key: other.keys[0] }]) {
    expect(await firstHeard(hello)).toBe(BYE('no-table'));
  }
  expect(await firstHeard({ key: 'k'.repeat(43) })).toBe(BYE('no-key'));
  // Of so many links some have a digest that begins as the right one does: all of it counts.
  for (let each = 0; each < 100; each += 1) {
    expect(await firstHeard({ watch: String(each).padStart(43, 'w') })).toBe(BYE('no-table'));
  }
});

test('a player who looks on, and then sits down on another device, goes on looking on here', async () => {
  const quiet = quietHouse();
  const { id: elsewhere, keys } = await quiet.open(muster, {}, 2);
  const player = playerAt((await quiet.live(elsewhere)).state(), 0);
  const { id, watch } = await quiet.tables.create({
    game: muster,
    options: {},
    seats: [{ player: 'somebody' }, 'open'],
    host: 0,
    agreement: { pace: { kind: 'free' }, away: null, timeout: 'bot' },
    listed: false,
  });
  const ear = await quiet.connect({ table: id, key: keys[0], watch });
  await (await quiet.live(id)).happen(() => ({ kind: 'sit', seat: 1, player }));
  expect(ear.heard.map((text) => messageIn(text).type)).toEqual(['welcome', 'table']);
  expect(ear.closed).toBe(false);
});

test('whoever says hello twice is sent away, and sits there once', async () => {
  const quiet = quietHouse();
  const { id, keys } = await quiet.open(muster, {}, 2);
  const ear = await quiet.connect({ table: id, key: keys[0] });
  await ear.say({ type: 'hello', protocol: PROTOCOL, table: id, key: keys[1] });
  expect(ear.heard.slice(1)).toEqual(['{"type":"bye","reason":"malformed","retry":null}']);
  const { seats } = (await quiet.live(id)).info();
  expect(seats.map((seat) => 'present' in seat && seat.present)).toEqual([false, false]);
});

test('a key that is revoked during the greeting is not let in', async () => {
  const quiet = quietHouse();
  const { id, keys } = await quiet.open(muster, {}, 2);
  const ear = await quiet.connect();
  const greeted = ear.say({ type: 'hello', protocol: PROTOCOL, table: id, key: keys[0] });
  // The key was looked up, and the table is being opened.
  while (ear.session.key() === null) await Promise.resolve();
  expect(ear.session.key()).toBe(digestOf(keys[0]));
  ear.session.end('no-key', null);
  await greeted;
  expect(ear.heard).toEqual(['{"type":"bye","reason":"no-key","retry":null}']);
  expect((await quiet.live(id)).info().seats[0]).toMatchObject({ present: false });
});

test('whoever goes before the welcome has come is not there', async () => {
  const store = memoryStore();
  const slow = { ...store };
  const quiet = quietHouse({ store: slow });
  const { id, keys } = await quiet.open(muster, {}, 2);
  const host = await quiet.connect({ table: id, key: keys[0] });
  let isKept = (): void => undefined;
  slow.append = async (...entry) => {
    await new Promise<void>((resolve) => {
      isKept = resolve;
    });
    return store.append(...entry);
  };
  const busy = host.say({ type: 'digest', id: 'd', digest: 'a'.repeat(64) });
  const other = await quiet.connect();
  const greeted = other.say({ type: 'hello', protocol: PROTOCOL, table: id, key: keys[1] });
  // The table is busy: the greeting waits until it is done.
  await new Promise((resolve) => void setImmediate(resolve));
  other.session.closed();
  isKept();
  await Promise.all([busy, greeted]);
  const [live] = quiet.tables.live();
  expect(live.info().seats[1]).toMatchObject({ present: false });
});

test('those whose moves are committed together are all answered before anybody is told of one', async () => {
  const data = dataFolder();
  const store = sqliteStore(join(data.path, 'tavola.db'), () => undefined);
  const quiet = quietHouse({ store });
  const order: string[] = [];
  const ears: Ear[] = [];
  for (const name of ['one', 'two', 'three']) {
    const { id, keys } = await quiet.open(muster, {}, 2);
    const both = [];
    for (const key of keys) both.push(await quiet.connect({ table: id, key }));
    await bothRounds(id, both);
    const { match } = (await quiet.live(id)).state();
    const ear = both[muster.toAct(match!.state)[0]];
    ear.heard.push = (text) => order.push(`${name} ${messageIn(text).type}`);
    ears.push(ear);
  }
  await Promise.all(ears.map((ear) => ear.say({ type: 'resign', id: 'r' })));
  expect(order.slice(0, 3)).toEqual(['one done', 'two done', 'three done']);
  expect(order.slice(3, 6)).toEqual(['one sight', 'one table', 'two sight']);
  await store.close();
  data.remove();
});

/** As if other processes had it, too. */
const sharedByMany = (): Store => ({ ...memoryStore(), shared: standIn<SharedStore>({}) });

test('whoever was told more than the record holds is told that something is missing; no log is read for that', async () => {
  const store = memoryStore();
  const quiet = quietHouse({ store });
  const { id, keys } = await quiet.open(muster, {}, 2);
  const seq = 2;
  const same = await quiet.connect({ table: id, key: keys[0], seq });
  expect(same.heard[0]).toContain('"welcome"');
  const reading = vi.spyOn(store, 'table');
  const more = await quiet.connect({ table: id, key: keys[0], seq: seq + 1 });
  expect(more.heard).toEqual(['{"type":"bye","reason":"rolled-back","retry":null}']);
  expect(reading).not.toHaveBeenCalled();
});

test('whoever knows of what is being written just now is let in, and nobody is sent away for it', async () => {
  const store = sharedByMany();
  const quiet = quietHouse({ store });
  const { id, keys } = await quiet.open(muster, {}, 2);
  const there = await quiet.connect({ table: id, key: keys[0] });
  const { append } = store;
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  vi.spyOn(store, 'append').mockImplementation(async (...entry) => {
    const kept = await append(...entry);
    await answered;
    return kept;
  });
  const digest = nonceDigest(id, 0, '0'.repeat(32));
  const asking = there.say({ type: 'digest', id: 'd', digest });
  const greeting = quiet.connect({ table: id, key: keys[1], seq: 3 });
  await turn();
  answer();
  await asking;
  const known = await greeting;
  expect(known.heard[0]).toContain('"welcome"');
  expect(there.closed).toBe(false);
});

test('whoever was told more than this process knows, but not more than is written, comes back to a table that is read anew', async () => {
  const quiet = quietHouse({ store: sharedByMany() });
  const { id, keys } = await quiet.open(muster, {}, 2);
  const there = await quiet.connect({ table: id, key: keys[0] });
  const { log, index } = (await quiet.store.table(id))!;
  const { seq, at } = log.at(-1)!;
  // Another process has taken it over and written behind the back of this one.
  const event = { kind: 'claim', process: 'another', lostSince: null } as const;
  await quiet.store.append(id, { seq: seq + 1, at, event, request: null }, index!);
  const restart = '{"type":"bye","reason":"restart","retry":300}';
  const reading = vi.spyOn(quiet.store, 'table');
  // Nobody has logs read by numbers that are made up.
  const made = await quiet.connect({ table: id, key: keys[1], seq: 99 });
  expect(made.heard).toEqual(['{"type":"bye","reason":"rolled-back","retry":null}']);
  const more = await quiet.connect({ table: id, key: keys[1], seq: seq + 1 });
  expect(reading).not.toHaveBeenCalled();
  expect([more.heard, there.heard.at(-1)]).toEqual([[restart], restart]);
  const again = await quiet.connect({ table: id, key: keys[1], seq: seq + 1 });
  expect(again.heard[0]).toContain('"welcome"');
});

test('a table has room for so many spectators, and always for those who play', async () => {
  const quiet = quietHouse();
  const { id, keys, watch } = await quiet.open(muster, {}, 2);
  for (let count = 0; count < MOST_VIEWERS; count += 1) await quiet.connect({ table: id, watch });
  const late = await quiet.connect({ table: id, watch });
  expect([late.closed, ...late.heard]).toEqual([true, '{"type":"bye","reason":"full","retry":10000}']);
  const player = await quiet.connect({ table: id, key: keys[0] });
  expect(player.closed).toBe(false);
});

test('one person is connected so many times at a table, and the others all the same', async () => {
  const quiet = quietHouse();
  const { id, keys } = await quiet.open(muster, {}, 2);
  for (let count = 0; count < MOST_ON_A_SEAT; count += 1) await quiet.connect({ table: id, key: keys[0] });
  const [last, other] = [
    await quiet.connect({ table: id, key: keys[0] }),
    await quiet.connect({ table: id, key: keys[1] }),
  ];
  expect(last.heard).toEqual(['{"type":"bye","reason":"full","retry":10000}']);
  expect(other.heard[0]).toContain('"welcome"');
});

test('however many come while a table is busy, there are no more of them than there is room for', async () => {
  const quiet = quietHouse();
  const { id, keys } = await quiet.open(muster, {}, 2);
  const other = await quiet.connect({ table: id, key: keys[1] });
  let isKept = (): void => undefined;
  const keep = quiet.store.addChat;
  vi.spyOn(quiet.store, 'addChat').mockImplementation(async (...line) => {
    await new Promise<void>((resolve) => {
      isKept = resolve;
    });
    return keep(...line);
  });
  const said = other.say({ type: 'chat', id: 'c', text: 'a disk that takes its time' });
  const coming = Array.from({ length: 3 * MOST_ON_A_SEAT }, () => quiet.connect({ table: id, key: keys[0] }));
  await new Promise(setImmediate);
  isKept();
  await said;
  const ears = await Promise.all(coming);
  expect(ears.filter(({ closed }) => !closed)).toHaveLength(MOST_ON_A_SEAT);
  expect(ears.at(-1)!.heard).toEqual(['{"type":"bye","reason":"full","retry":10000}']);
});

test('where many tables are due at once, others have their turn in between', async () => {
  const store = memoryStore();
  const before = quietHouse({ store });
  for (let count = 0; count < 20; count += 1) await before.open(muster, {}, 2);
  const house = quietHouse({ store });
  house.clock.advance(20 * 86_400_000);
  let turns = 0;
  const count = (): void => {
    turns += 1;
    turn = setImmediate(count);
  };
  let turn = setImmediate(count);
  await house.tables.sweep();
  clearImmediate(turn);
  expect(turns).toBeGreaterThanOrEqual(10);
});

test('whoever has greeted is not sent away while the server takes its time', async () => {
  const store = memoryStore();
  let answer: () => void = () => undefined;
  const slow: Store = {
    ...store,
    async table(id) {
      await new Promise<void>((resolve) => (answer = resolve));
      return store.table(id);
    },
  };
  const house = quietHouse({ store: slow });
  const { id, keys } = await house.open(muster, {}, 2);
  const ear = await house.connect();
  const greeted = ear.say({ type: 'hello', protocol: PROTOCOL, table: id, key: keys[0] });
  for (let turns = 0; turns < 4; turns += 1) await turn();
  house.clock.advance(60_000);
  expect(ear.heard).toEqual([]);
  answer();
  await greeted;
  expect(ear.heard[0]).toContain('"welcome"');
});

test('where a player who takes a seat comes from is known from then on, and of nobody else', async () => {
  const quiet = quietHouse();
  const { id, keys, watch } = await quiet.open(muster, {}, 2);
  const met: string[] = [];
  const greet = async (hello: object, address?: string): Promise<void> => {
    const one = session(
      { ...house, store: quiet.store, tables: quiet.tables, met: (_player, from) => void met.push(from) },
      {
        send: () => undefined,
        buffered: () => 0,
        turn: () => Promise.resolve(),
        close: () => undefined,
        ...(address !== undefined && { address }),
      },
    );
    await one.receive(JSON.stringify({ type: 'hello', protocol: PROTOCOL, table: id, ...hello }));
  };
  await greet({ key: keys[0] }, '192.0.2.1');
  await greet({ watch }, '192.0.2.2');
  await greet({ key: keys[1] });
  expect(met).toEqual(['192.0.2.1']);
});
