import { afterEach, expect, test, vi } from 'vitest';
import { readGivenUp } from '#core/given-up';
import type { Agreement } from '#table/table-info';
import * as routes from '#table/routes';
import { systemChance } from './ports.ts';
import { call, connect, getReady, newPerson, want } from './testing/client.ts';
import { handClock } from './testing/clock.ts';
import { company, type Company } from './testing/company.ts';
import { partOf } from './testing/parts.ts';
import { dataFolder, startForTest } from './testing/start.ts';
import { useServer } from './testing/use-server.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
/** However busy the machine is. */
const WAIT = { timeout: MINUTE };
const clock = handClock();
/** Bots that answer when they are told to, with the first legal word if with nothing else. */
let thoughts: (() => void)[] = [];
const pool = {
  think: () => new Promise<string>((_, reject) => thoughts.push(() => reject(new Error('no idea')))),
  close: () => Promise.resolve(),
};
const server = useServer({ clock, pool }, { limits: false });
afterEach(() => {
  thoughts = [];
});

/** Bots answer as soon as they are asked. */
const letBotsAnswer = (): void => {
  clock.advance(1);
  for (const answer of thoughts.splice(0)) answer();
};
const agreed = (change: Partial<Agreement>): Agreement => ({
  pace: { kind: 'free' },
  away: null,
  timeout: 'bot',
  ...change,
});
const standIn = ({ guests }: Company, seat: number): string | null => {
  const info = guests[1].table().seats[seat];
  return info.kind === 'person' ? info.standIn : null;
};

test('no card exists before everybody has added to the seed', async () => {
  const table = await company(server.url, { game: 'muster', people: 2, ready: false });
  const live = server.tables.live().find(({ id }) => id === table.table)!;
  await getReady(table.guests[0]);
  expect(live.state().match).toBeNull();
  expect(await getReady(table.guests[0])).toMatchObject({ reason: 'not-now' });
  expect(await table.guests[0].ask({ type: 'move', after: 0, word: 'draw-pile' })).toMatchObject({
    reason: 'not-now',
  });
  await getReady(table.guests[1]);
  await table.guests[1].until(() => table.guests[1].sight() !== null);
  expect(live.state().match).not.toBeNull();
  await table.leave();
});

test('an open seat is given to a bot, which plays when it is its turn', async () => {
  const table = await company(server.url, {
    game: 'muster',
    people: 1,
    options: { first: 'seat1' },
    bots: 1,
  });
  const [ann] = table.guests;
  expect(ann.sight()!.toAct).toEqual([1]);
  await vi.waitFor(() => expect(thoughts).toHaveLength(1));
  letBotsAnswer();
  await ann.until(() => ann.log().length === 1);
  expect(ann.log()[0]).toMatchObject({ seat: 1, word: null });
  await table.leave();
});

test('a host fills seats and closes the table; a guest gets up again', async () => {
  const table = await company(server.url, { game: 'murano', people: 2, ready: false });
  const [ann, bob] = table.guests;
  expect(await bob.ask({ type: 'fill', seat: 0, level: '1' })).toMatchObject({ reason: 'not-yours' });
  await bob.ask({ type: 'stand' });
  expect((await bob.ended).bye).toMatchObject({ reason: 'no-seat' });
  await ann.until(() => ann.table().seats[1].kind === 'open');
  const fill = { type: 'fill', id: 'f', seat: 1, level: '2' } as const;
  const filled = await ann.ask(fill);
  expect(await ann.ask(fill)).toEqual(filled);
  expect(ann.table().seats[1]).toEqual({ kind: 'bot', level: '2' });
  await ann.ask({ type: 'stand' });
  await ann.until(() => ann.table().phase === 'over');
  expect(ann.table().result).toMatchObject({ ending: 'abandoned' });
  await ann.close();
});

test('a deal that was given up is shown: who took their part back, and what the server was bound to', async () => {
  const table = await company(server.url, { game: 'muster', people: 2, ready: false });
  const [ann, bob] = table.guests;
  const part = 'b'.repeat(64);
  await bob.ask({ type: 'digest', digest: part });
  await bob.ask({ type: 'stand' });
  await ann.until(() => ann.table().fair.withdrawn.length === 1);
  expect(ann.table().fair).toMatchObject({ withdrawn: [part], digests: [null, null], nonces: [null, null] });
  const path = `/api/tables/${table.table}/replay`;
  expect(await want(routes.Replay, server.url, 'GET', path)).toEqual({ phase: 'waiting' });
  // A match that begins after that tells of it, too.
  await getReady(ann);
  await ann.ask({ type: 'fill', seat: 1, level: '1' });
  await ann.until(() => ann.sight() !== null);
  const { header } = (await server.tables.open(table.table))!.state().match!;
  expect(header.start).toMatchObject({ fair: { withdrawn: [part] } });
  await ann.close();

  const closed = await company(server.url, { game: 'muster', people: 2, ready: false });
  await getReady(closed.guests[1]);
  await closed.guests[0].ask({ type: 'stand' });
  const found = await want(routes.Replay, server.url, 'GET', `/api/tables/${closed.table}/replay`);
  if (found.phase !== 'given-up') throw new Error(found.phase);
  const { commitment, digests, nonces, leftBy } = readGivenUp(found.deal);
  expect(commitment).toBe(closed.opened.table.fair.commitment);
  expect(digests).toEqual([null, expect.any(String)]);
  expect({ nonces, leftBy }).toEqual({ nonces: [null, null], leftBy: undefined });
  expect(() => readGivenUp(found.deal.replace(/"secret":"../u, '"secret":"zz'))).toThrow('hexadecimal');
  await closed.leave();
});

test('whoever leaves for good when all are bound closes the table, and that is told', async () => {
  const table = await company(server.url, { game: 'muster', people: 2, ready: false });
  const [ann, bob] = table.guests;
  for (const [seat, guest] of table.guests.entries()) {
    await guest.ask({ type: 'digest', digest: partOf(table.table, seat).digest });
  }
  await ann.ask({ type: 'nonce', nonce: partOf(table.table, 0).nonce });
  await call(server.url, 'DELETE', '/api/me', { key: table.people[1].key });
  await ann.until(() => ann.table().phase === 'over');
  expect(ann.table()).toMatchObject({ result: { ending: 'unopened' }, fair: { leftBy: 1 } });
  const found = await want(routes.Replay, server.url, 'GET', `/api/tables/${table.table}/replay`);
  if (found.phase !== 'given-up') throw new Error(found.phase);
  expect(readGivenUp(found.deal)).toMatchObject({ nonces: [expect.any(String), null], leftBy: 1 });
  await Promise.all([ann.close(), bob.close()]);
});

test('a table that is over is removed after its time, and never one that is not', async () => {
  const [over, running] = [
    await company(server.url, { game: 'muster', people: 2 }),
    await company(server.url, { game: 'muster', people: 2 }),
  ];
  await over.guests[0].ask({ type: 'resign' });
  await over.leave();
  await running.leave();
  clock.advance(29 * DAY);
  await server.tables.sweep();
  expect(await server.store.table(over.table)).not.toBeNull();
  clock.advance(62 * DAY);
  // The first lets go of what is in memory.
  await server.tables.sweep();
  await server.tables.sweep();
  expect(await server.store.table(over.table)).toBeNull();
  // Nothing has happened at the other one for so long that it was closed just now; it has its own time.
  expect(await server.store.table(running.table)).not.toBeNull();
  const { status } = await call(server.url, 'GET', `/api/tables/${over.table}/replay`);
  expect(status).toBe(404);
});

test('a table that was closed stays closed: no bot sits down at it, and no match begins', async () => {
  const { guests } = await company(server.url, { game: 'muster', people: 2, ready: false });
  const [ann, bob] = guests;
  await bob.ask({ type: 'stand' });
  await getReady(ann);
  // Together, so that the second comes before anybody can know of the first.
  const [closed, filled] = await Promise.all([
    ann.ask({ type: 'stand' }),
    ann.ask({ type: 'fill', seat: 1, level: '1' }),
  ]);
  expect(closed).toMatchObject({ type: 'done' });
  expect(filled).toMatchObject({ type: 'refused', reason: 'not-now' });
  expect(ann.sight()).toBeNull();
  await ann.close();
});

test('a seat is handed to a bot and taken back', async () => {
  const table = await company(server.url, { game: 'muster', people: 2, options: { first: 'seat0' } });
  const [ann, bob] = table.guests;
  await ann.ask({ type: 'handOver', level: '4' });
  await bob.until(() => standIn(table, 0) === '4');
  expect(await ann.ask({ type: 'move', after: ann.sight()!.seq, word: ann.words()[0] })).toMatchObject({
    reason: 'not-yours',
  });
  await ann.ask({ type: 'takeBack' });
  letBotsAnswer();
  expect(await ann.ask({ type: 'move', after: ann.sight()!.seq, word: ann.words()[0] })).toMatchObject({
    type: 'done',
  });
  expect(ann.log()).toHaveLength(1);
  await table.leave();
});

test('a bot plays for somebody who is away too long, and not for somebody who looks on', async () => {
  const options = { first: 'seat0' };
  const table = await company(server.url, {
    game: 'muster',
    people: 2,
    options,
    agreement: agreed({ away: 5 }),
  });
  const [ann, bob] = table.guests;
  clock.advance(20 * MINUTE);
  await ann.close();
  await bob.until(() => bob.received.some((text) => text.includes('"present":false')));
  clock.advance(4 * MINUTE);
  expect(standIn(table, 0)).toBeNull();
  clock.advance(1.1 * MINUTE);
  await bob.until(() => standIn(table, 0) !== null);
  const back = await table.again(0);
  await back.ask({ type: 'takeBack' });
  await bob.until(() => standIn(table, 0) === null);
  await Promise.all([back.close(), bob.close()]);
});

test('resigning ends a match of two', async () => {
  const table = await company(server.url, { game: 'muster', people: 2 });
  const [ann, bob] = table.guests;
  await ann.ask({ type: 'resign' });
  await bob.until(() => bob.table().phase === 'over');
  expect(bob.table().result).toEqual({ ending: 'resigned', outcome: null, ranking: [[1], [0]] });
  expect(await bob.ask({ type: 'resign' })).toMatchObject({ reason: 'not-now' });
  expect(bob.sight()).toMatchObject({ toAct: [], mayUndo: false });
  await table.leave();
});

test('with three seats a bot plays on for the one who resigned, until one person is left', async () => {
  const table = await company(server.url, { game: 'murano', people: 3 });
  const [ann, bob, cat] = table.guests;
  await ann.ask({ type: 'resign' });
  await cat.until(() => cat.table().seats.some((seat) => seat.kind === 'person' && seat.resigned));
  expect(cat.table()).toMatchObject({ phase: 'playing', seats: [{ resigned: true, standIn: '3' }, {}, {}] });
  expect(await ann.ask({ type: 'takeBack' })).toMatchObject({ reason: 'not-now' });
  await bob.ask({ type: 'resign' });
  await cat.until(() => cat.table().phase === 'over');
  expect(cat.table().result).toMatchObject({ ranking: [[2], [0, 1]] });
  await table.leave();
});

test('a live clock runs for whoever is to act, gains with the turn, and ends the match when it is empty', async () => {
  const pace = { kind: 'live', minutes: 10, increment: 30 } as const;
  const options = { first: 'seat0' };
  const table = await company(server.url, {
    game: 'muster',
    people: 2,
    options,
    agreement: agreed({ pace, timeout: 'lose' }),
  });
  const [ann, bob] = table.guests;
  expect(ann.sight()!.clocks).toEqual({ left: [10 * MINUTE, 10 * MINUTE], running: [0] });
  clock.advance(2 * MINUTE);
  await ann.ask({
    type: 'move',
    after: ann.sight()!.seq,
    word: ann.words().find((word) => word.startsWith('lay'))!,
  });
  await ann.ask({ type: 'move', after: ann.sight()!.seq, word: 'draw-pile' });
  await bob.until(() => bob.log().length === 2);
  expect(bob.sight()!.clocks).toEqual({ left: [8.5 * MINUTE, 10 * MINUTE], running: [1] });
  clock.advance(9.9 * MINUTE);
  expect(bob.table().phase).toBe('playing');
  clock.advance(0.2 * MINUTE);
  await ann.until(() => ann.table().phase === 'over');
  expect(ann.table().result).toMatchObject({ ending: 'time', ranking: [[0], [1]] });
  await table.leave();
});

test('days for each turn: a bot plays on when they are over, and whoever comes back has the next turn', async () => {
  const pace = { kind: 'days', days: 2 } as const;
  const table = await company(server.url, {
    game: 'muster',
    people: 2,
    options: { first: 'seat0' },
    agreement: agreed({ pace }),
  });
  const [ann, bob] = table.guests;
  clock.advance(2 * 1440 * MINUTE + 100);
  await bob.until(() => standIn(table, 0) !== null);
  expect(await ann.ask({ type: 'takeBack' })).toMatchObject({ reason: 'out-of-time' });
  while (!bob.sight()!.toAct.includes(1)) {
    const { length } = bob.log();
    await vi.waitFor(() => expect(thoughts.length).toBeGreaterThan(0));
    letBotsAnswer();
    await bob.until(() => bob.log().length > length);
  }
  expect(await ann.ask({ type: 'takeBack' })).toMatchObject({ type: 'done' });
  expect(ann.sight()!.clocks!.left[0]).toBe(2 * 1440 * MINUTE);
  await table.leave();
});

test('a server that has ended has no tables any more that would wake up', async () => {
  const other = dataFolder();
  const ending = await startForTest(other.path);
  const table = await company(ending.url, { game: 'muster', people: 2 });
  await table.leave();
  expect(ending.tables.size).toBe(1);
  await ending.close();
  expect(ending.tables.size).toBe(0);
  other.remove();
});

test('at a restart everybody is asked back at a moment of their own', async () => {
  const folder = dataFolder();
  let asked = 0;
  // One byte at a time decides who comes when; keys are longer.
  const bytes = (count: number): Uint8Array =>
    count === 1 ? Uint8Array.of(asked++ === 0 ? 0 : 255) : systemChance.bytes(count);
  const restarting = await startForTest(folder.path, { chance: { bytes } }, { limits: false });
  const { guests } = await company(restarting.url, { game: 'muster', people: 2 });
  await restarting.close();
  const retries = await Promise.all(guests.map(async ({ ended }) => (await ended).bye?.retry));
  expect(new Set(retries)).toEqual(new Set([500, 5000]));
  folder.remove();
});

test('a restart costs nobody a move or a minute', async () => {
  const pace = { kind: 'live', minutes: 10, increment: 0 } as const;
  const table = await company(server.url, {
    game: 'muster',
    people: 2,
    options: { first: 'seat0' },
    agreement: agreed({ pace, timeout: 'lose' }),
  });
  const [ann] = table.guests;
  const word = ann.words().find((each) => each.startsWith('lay'))!;
  await ann.ask({ type: 'move', id: 'before', after: ann.sight()!.seq, word });
  await ann.ask({ type: 'chat', text: 'wait for me' });
  const { sight, log } = { sight: ann.sight()!, log: ann.log() };
  await server.stop();
  expect((await ann.ended).bye).toMatchObject({ reason: 'restart', retry: expect.any(Number) });
  clock.advance(60 * MINUTE);
  await server.start();
  const back = await connect(server.url, { table: table.table, key: table.people[0].key });
  expect(back.log()).toEqual(log);
  expect(back.sight()!.view).toEqual(sight.view);
  expect(back.sight()!.clocks!.left).toEqual(sight.clocks!.left);
  expect(back.chat().map(({ text }) => text)).toEqual(['wait for me']);
  expect(await back.ask({ type: 'move', id: 'before', after: 0, word })).toMatchObject({ type: 'done' });
  expect(await back.ask({ type: 'move', after: back.sight()!.seq, word: 'draw-pile' })).toMatchObject({
    type: 'done',
  });
  await back.close();
});

test('a bot that was to act before a restart acts after it, though nobody is there', async () => {
  const table = await company(server.url, {
    game: 'muster',
    people: 1,
    bots: 1,
    options: { first: 'seat1' },
  });
  await table.leave();
  await server.stop();
  thoughts = [];
  await server.start();
  // Bots of the tests before are asked, too, perhaps sooner: one answer would not do.
  await vi.waitFor(() => expect(server.tables.live().some(({ id }) => id === table.table)).toBe(true), WAIT);
  const back = await connect(server.url, { table: table.table, key: table.people[0].key });
  await vi.waitFor(() => {
    letBotsAnswer();
    expect(back.log()).toHaveLength(1);
  }, WAIT);
  await back.close();
});

test('a table that everybody has left is let go and comes back; after a month it is closed', async () => {
  const table = await company(server.url, { game: 'muster', people: 2 });
  await table.leave();
  clock.advance(10 * MINUTE);
  await server.tables.sweep();
  expect(server.tables.live().some(({ id }) => id === table.table)).toBe(false);
  clock.advance(31 * 1440 * MINUTE);
  await server.tables.sweep();
  const back = await connect(server.url, { table: table.table, key: table.people[0].key });
  await back.until(() => back.table().phase === 'over');
  expect(back.table().result).toEqual({ ending: 'abandoned', outcome: null, ranking: [] });
  await back.close();
});

test('a rematch is opened when everybody wishes for it; the winner begins, and spectators can follow [B01]', async () => {
  const table = await company(server.url, { game: 'muster', people: 2, options: { first: 'seat0' } });
  const [ann, bob] = table.guests;
  expect(await ann.ask({ type: 'rematch' })).toMatchObject({ reason: 'not-now' });
  await bob.ask({ type: 'resign' });
  await ann.ask({ type: 'rematch' });
  await bob.until(() => bob.table().rematch.wishes.includes(0));
  expect(bob.table().rematch.table).toBeNull();
  await bob.ask({ type: 'rematch' });
  await Promise.all([ann, bob].map((guest) => guest.until(() => guest.table().rematch.table !== null)));
  const next = ann.table().rematch.table!;
  const seats = await Promise.all(table.people.map(({ key }) => connect(server.url, { table: next, key })));
  const watcher = await connect(server.url, { table: next, watch: table.opened.watch });
  expect(seats.map((guest) => guest.seat())).toEqual([0, 1]);
  expect(watcher.table().fair.commitment).not.toBe(ann.table().fair.commitment);
  await Promise.all(seats.map(getReady));
  await seats[0].until(() => seats[0].sight() !== null);
  expect(seats[0].sight()!.toAct).toEqual([0]);
  await Promise.all([...seats, watcher, ...table.guests].map((guest) => guest.close()));
});

test('chat is short, kept, and slow enough', async () => {
  const table = await company(server.url, { game: 'muster', people: 2 });
  const [ann, bob] = table.guests;
  const watcher = await table.watcher();
  await ann.ask({ type: 'chat', text: '<b>hello</b>' });
  await bob.ask({ type: 'emote', emote: 'thanks' });
  await watcher.until(() => watcher.chat().length === 2);
  expect(watcher.chat()).toMatchObject([
    { seat: 0, text: '<b>hello</b>', emote: null },
    { seat: 1, text: null, emote: 'thanks' },
  ]);
  const answers = [];
  for (let line = 0; line < 6; line += 1) answers.push(await ann.ask({ type: 'chat', text: `line ${line}` }));
  expect(answers.map((answer) => ('reason' in answer ? answer.reason : 'done'))).toEqual([
    ...Array.from({ length: 4 }, () => 'done'),
    'too-fast',
    'too-fast',
  ]);
  clock.advance(4000);
  expect(await ann.ask({ type: 'chat', text: 'slowly' })).toMatchObject({ type: 'done' });
  await Promise.all([watcher.close(), table.leave()]);
});

test('while a match goes on, its replay tells what a spectator may read, and no more', async () => {
  const table = await company(server.url, { game: 'muster', people: 2, options: { first: 'seat0' } });
  const [ann] = table.guests;
  await ann.ask({
    type: 'move',
    after: ann.sight()!.seq,
    word: ann.words().find((word) => word.startsWith('lay'))!,
  });
  await ann.ask({ type: 'move', after: ann.sight()!.seq, word: 'draw-pile' });
  const watcher = await table.watcher();
  const path = `/api/tables/${table.table}/replay`;
  const key = table.people[1].key;
  const headers = { 'x-watch': table.opened.watch };
  const stranger = await newPerson(server.url, 'Eve');
  for (const given of [{}, { key: stranger.key }, { headers: { 'x-watch': 'x'.repeat(43) } }]) {
    const refused = await call(server.url, 'GET', path, given);
    expect([refused.status, refused.body]).toEqual([404, { reason: 'no-table' }]);
  }
  const replay = await want(routes.Replay, server.url, 'GET', path, { key });
  expect(await want(routes.Replay, server.url, 'GET', path, { headers })).toEqual(replay);
  expect(replay).toMatchObject({ phase: 'playing', lines: watcher.log() });
  // What a spectator is shown now is the last step of it, and no card of a hand is in any.
  if (replay.phase !== 'playing') throw new Error(replay.phase);
  expect(replay.steps).toHaveLength(watcher.log().length + 1);
  const { view, toAct } = watcher.sight()!;
  expect(replay.steps.at(-1)).toEqual({ view, toAct });
  const hands: number[][] = Object.values(Object(replay.steps[0].view['hands']));
  expect(new Set(hands.flat())).toEqual(new Set([-1]));
  expect((await call(server.url, 'GET', `/api/tables/${'x'.repeat(22)}/replay`)).status).toBe(404);
  await Promise.all([watcher.close(), table.leave()]);
});
