import { expect, test } from 'vitest';
import { nonceDigest } from '#core/fair';
import { muster } from '#games/muster/index';
import { following, playerOf } from './online-table.ts';
import type { RemoteTable } from './remote.ts';
import type { Sight } from './table.ts';
import { farTable, settled } from './testing/far.ts';

async function arrive(far = farTable()) {
  await settled();
  const remote = far.table.play(muster);
  const seen: Sight[] = [];
  remote.watch(far.table.now().seat, (sight) => seen.push(sight));
  return { far, remote, seen };
}

const last = (seen: readonly Sight[]): Sight => seen.at(-1)!;
const legal = (sight: Sight): string[] =>
  muster.legalActions(sight.view, 0).map((action) => muster.encode(action));
const moves = (far: ReturnType<typeof farTable>): string[] =>
  far.received.flatMap((message) => (message.type === 'move' ? [message.id] : []));

/** A card is put down, which turns nothing up; then one is drawn, which does. */
const put = (remote: RemoteTable, seen: readonly Sight[]): string => {
  const word = legal(last(seen)).find((each) => each.startsWith('banner') || each.startsWith('lay'))!;
  remote.send(0, word);
  return word;
};

test('a table is met like any other: own view, own seat, names, legal actions from the view', async () => {
  const { far, remote, seen } = await arrive();
  expect(far.link()).toBe('live');
  expect(remote.own).toEqual([0]);
  expect(remote.players).toEqual([
    { kind: 'person', name: 'Ada' },
    { kind: 'person', name: 'Ben' },
  ]);
  expect(last(seen).view.hands[1]).toEqual([-1, -1, -1, -1, -1]);
  expect(legal(last(seen))).toEqual(far.words());
});

test('what somebody points at is shown until they point at nothing, and what is pointed at here is told', async () => {
  const { far } = await arrive();
  far.send({ type: 'pointed', seat: 1, spots: ['pile', 'card-3'] });
  expect(far.table.now().pointed).toEqual({ seat: 1, spots: ['pile', 'card-3'] });
  far.send({ type: 'pointed', seat: 1, spots: [] });
  expect(far.table.now().pointed).toBeNull();
  far.table.point(['hand-2']);
  await settled();
  expect(far.received.at(-1)).toEqual({ type: 'point', spots: ['hand-2'] });
});

test('what the rules alone decide is shown at once, and only once', async () => {
  const { far, remote, seen } = await arrive();
  far.faults.mute = true;
  const word = put(remote, seen);
  expect(last(seen).event).toMatchObject({ kind: 'played', seat: 0, notation: word });
  expect(last(seen).view.phase).toBe('refill');
  expect(last(seen).mayUndo).toBe(false);
  expect(far.table.now().sending).toBe(true);
  remote.undo(0);
  expect(far.received.some(({ type }) => type === 'undo')).toBe(false);
  far.faults.mute = false;
  far.send({ type: 'done', id: moves(far)[0], seq: far.seq() });
  await settled();
  far.shown();
  expect(seen.filter(({ event }) => event !== null)).toHaveLength(1);
  expect(last(seen).mayUndo).toBe(true);
  expect(far.table.now().sending).toBe(false);
});

test('what turns a card up waits for the server', async () => {
  const { far, remote, seen } = await arrive();
  put(remote, seen);
  await settled();
  far.faults.mute = true;
  const before: unknown = last(seen).view;
  expect(last(seen).mayUndo).toBe(true);
  remote.send(0, 'draw-pile');
  expect(last(seen).view).toEqual(before);
  expect(last(seen).mayUndo, 'not while something is on its way').toBe(false);
  remote.send(0, 'draw-pile');
  expect(moves(far)).toHaveLength(2);
});

test('the next word goes out when the one before it is kept', async () => {
  const { far, remote, seen } = await arrive();
  far.faults.deaf = true;
  put(remote, seen);
  remote.send(0, 'draw-pile');
  expect(moves(far)).toHaveLength(1);
  far.faults.deaf = false;
  far.cut();
  await far.clock.pass(2000);
  expect(far.match().last?.move.notation).toBe('draw-pile');
  expect(new Set(moves(far)).size).toBe(2);
});

test('an acknowledgement that was lost: the same request is sent again, and nothing happens twice', async () => {
  const { far, remote, seen } = await arrive();
  far.faults.mute = true;
  const word = put(remote, seen);
  const { seq } = { seq: far.seq() };
  far.faults.mute = false;
  far.cut();
  expect(far.link()).toBe('reconnecting');
  await far.clock.pass(2000);
  expect(far.link()).toBe('live');
  expect(moves(far)).toHaveLength(2);
  expect(new Set(moves(far)).size).toBe(1);
  expect(far.seq()).toBe(seq);
  expect(last(seen).log.map((line) => line.notation)).toEqual([word]);
  expect(far.table.now().sending).toBe(false);
  expect(far.refusals).toEqual([]);
});

test('a move made while the line is cut is sent when it is back', async () => {
  const { far, remote, seen } = await arrive();
  far.door.shut = true;
  far.cut();
  const word = put(remote, seen);
  expect(far.table.now().sending).toBe(true);
  expect(far.match().last).toBeNull();
  far.door.shut = false;
  await far.clock.pass(2000);
  expect(far.match().last?.move.notation).toBe(word);
  expect(far.table.now().sending).toBe(false);
});

test('a move that comes too late is taken from the screen again, with the reason', async () => {
  const { far, remote, seen } = await arrive();
  far.faults.refusing = true;
  put(remote, seen);
  await settled();
  expect(far.refusals.map(({ reason }) => reason)).toEqual(['stale']);
  expect(last(seen).view.phase).toBe('action');
  expect(last(seen).log).toEqual([]);
});

test('messages that come twice or in the wrong order change nothing', async () => {
  const { far, remote, seen } = await arrive();
  put(remote, seen);
  const early = far.sight(0);
  await settled();
  remote.send(0, 'draw-pile');
  await settled();
  const { log, view } = last(seen);
  const told = seen.length;
  far.send({ type: 'sight', sight: early });
  expect(seen).toHaveLength(told);
  far.shown();
  far.shown();
  expect(last(seen).log).toEqual(log);
  expect(last(seen).view).toEqual(view);
  expect(seen.slice(told).every(({ event }) => event === null)).toBe(true);
});

test('who comes and goes is no event of the log: it is heard all the same, and nothing older is', async () => {
  const { far } = await arrive();
  far.send({ type: 'table', seq: far.seq(), table: { ...far.info(), watchers: 7 } });
  expect(far.table.now().table?.watchers).toBe(7);
  far.send({ type: 'table', seq: far.seq() - 1, table: far.info() });
  expect(far.table.now().table?.watchers).toBe(7);
});

test('a line of chat that comes twice stands there once', async () => {
  const { far } = await arrive();
  const line = { number: 1, seat: 1, text: 'Hello', emote: null, at: 0 };
  far.send({ type: 'chat', line });
  far.send({ type: 'chat', line });
  expect(far.table.now().chat).toEqual([line]);
});

test('a gap in the log is not papered over: everything is asked for anew', async () => {
  const { far, seen } = await arrive();
  const sight = far.sight(0);
  far.send({ type: 'sight', sight: { ...sight, seq: sight.seq + 5, log: { keep: 7, add: [] } } });
  expect(far.link()).toBe('reconnecting');
  await far.clock.pass(1000);
  expect(far.link()).toBe('live');
  expect(last(seen).log).toEqual([]);
});

test('the other one’s action is told with the view before it, and without its word', async () => {
  const { far, remote, seen } = await arrive();
  put(remote, seen);
  await settled();
  while (muster.toAct(far.match().state)[0] === 0) {
    remote.send(0, 'draw-pile');
    await settled();
  }
  const before: unknown = last(seen).view;
  far.rival(far.words()[0]);
  expect(last(seen).event).toEqual({ kind: 'played', seat: 1, notation: '', before });
});

test('undo is asked for and never foreseen', async () => {
  const { far, remote, seen } = await arrive();
  put(remote, seen);
  await settled();
  remote.undo(0);
  await settled();
  expect(far.match().last).toBeNull();
  expect(last(seen).log).toEqual([]);
  expect(last(seen).event).toMatchObject({ kind: 'takenBack', seat: 0 });
});

test('while a bot plays for me, my touches are not sent', async () => {
  const { far, remote, seen } = await arrive();
  far.standIn('2');
  put(remote, seen);
  expect(moves(far)).toEqual([]);
  far.standIn(null);
  put(remote, seen);
  expect(moves(far)).toHaveLength(1);
});

test('what is no legal action, or for another seat, is neither shown nor sent', async () => {
  const { far, remote, seen } = await arrive();
  const shown = seen.length;
  remote.send(0, 'draw-pile');
  remote.send(1, legal(last(seen))[0]);
  expect([moves(far), seen.length, far.table.now().sending]).toEqual([[], shown, false]);
});

test('what happened since a moment can be seen again, as far back as this page was there', async () => {
  const { far, remote } = await arrive();
  const views = [far.sight(0).view];
  while (views.length < 4) {
    far.rival(far.words()[0]);
    views.push(far.sight(0).view);
  }
  const past = remote.past(0, 1);
  expect(past?.map(({ view }): unknown => view)).toEqual(views.slice(1));
  expect(past?.map(({ event }) => event?.kind ?? null)).toEqual([null, 'played', 'played']);
  expect(remote.past(0, 9)).toBeNull();
});

test('what is pointed at while the line is broken is not told later', async () => {
  const { far } = await arrive();
  far.faults.deaf = true;
  far.cut();
  await far.clock.pass(2000);
  expect(far.link()).not.toBe('live');
  const before = far.received.length;
  far.table.point(['hand-2']);
  await settled();
  expect(far.received.slice(before)).toEqual([]);
});

test('a spectator has no seat to send for', async () => {
  const { far, remote } = await arrive(farTable(null));
  expect(remote.own).toEqual([]);
  remote.send(0, far.words()[0]);
  expect(moves(far)).toEqual([]);
});

const RIVAL = 'e'.repeat(32);
const rivalDigest = (far: ReturnType<typeof farTable>): string => nonceDigest(far.info().id, 1, RIVAL);
const sent = (far: ReturnType<typeof farTable>, type: string): unknown[] =>
  far.received.filter((message) => message.type === type);
const idsOf = (far: ReturnType<typeof farTable>, type: 'digest' | 'nonce'): string[] =>
  far.received.flatMap((message) => (message.type === type ? [message.id] : []));

test('two rounds: bound once, as soon as the server is; opened once, when everybody is, and kept before', async () => {
  const far = farTable();
  far.waiting();
  await settled();
  far.send({ type: 'table', seq: far.seq(), table: far.info() });
  far.cut();
  await far.clock.pass(2000);
  expect(sent(far, 'digest')).toHaveLength(1);
  expect(sent(far, 'nonce')).toEqual([]);
  expect(far.kept.get(far.info().id)).toEqual({ commitment: 'c'.repeat(64), nonce: '0'.repeat(32) });
  far.rivalPart({ digest: rivalDigest(far) });
  expect(far.kept.get(far.info().id)?.receipt).toMatchObject({ seat: 0, digests: far.info().fair.digests });
  far.cut();
  await far.clock.pass(2000);
  far.rivalPart({ nonce: RIVAL });
  expect(sent(far, 'nonce')).toHaveLength(1);
  expect(far.table.now().trouble).toBeNull();
});

test('an answer to either round that was lost is asked for again under the same id', async () => {
  const far = farTable();
  far.waiting();
  far.faults.deaf = true;
  await settled();
  await far.clock.pass(61_000);
  far.faults.deaf = false;
  await far.clock.pass(61_000);
  far.faults.mute = true;
  far.rivalPart({ digest: rivalDigest(far) });
  far.faults.mute = false;
  far.cut();
  await far.clock.pass(5000);
  for (const type of ['digest', 'nonce'] as const) {
    const ids = idsOf(far, type);
    expect(new Set(ids).size).toBe(1);
  }
  expect(far.info().fair.nonces[0]).toBe('0'.repeat(32));
});

test('a part that the server has not heard of yet is sent once after another welcome, under its own id', async () => {
  const far = farTable();
  far.waiting();
  await settled();
  far.faults.deaf = true;
  far.rivalPart({ digest: rivalDigest(far) });
  await settled();
  const before = idsOf(far, 'nonce');
  far.faults.deaf = false;
  far.cut();
  await far.clock.pass(5000);
  const ids = idsOf(far, 'nonce');
  expect(ids).toHaveLength(before.length + 1);
  expect(new Set(ids).size).toBe(1);
  expect(far.info().fair.nonces[0]).toBe('0'.repeat(32));
});

test('what the server refused is tried again with the next welcome, and not before', async () => {
  const far = farTable();
  far.waiting();
  far.faults.refusing = true;
  await settled();
  far.send({ type: 'table', seq: far.seq(), table: far.info() });
  await settled();
  expect(sent(far, 'digest')).toHaveLength(1);
  far.faults.refusing = false;
  far.cut();
  await far.clock.pass(2000);
  expect(sent(far, 'digest')).toHaveLength(2);
  expect(far.info().fair.digests[0]).not.toBeNull();
});

test('a server that shows other digests once our part is open is found out, and stays so', async () => {
  const far = farTable();
  far.waiting();
  await settled();
  far.rivalPart({ digest: rivalDigest(far) });
  await settled();
  far.rivalPart({ digest: 'd'.repeat(64) });
  expect(far.table.now().trouble).toBe('changed');
  far.rivalPart({ digest: rivalDigest(far) });
  expect(far.table.now().trouble).toBe('changed');
});

test('a server that binds itself anew before the second round does not get our part', async () => {
  const far = farTable();
  far.waiting();
  await settled();
  far.kept.set(far.info().id, { commitment: 'a'.repeat(64), nonce: '0'.repeat(32) });
  far.rivalPart({ digest: rivalDigest(far) });
  await settled();
  expect(far.table.now().trouble).toBe('changed');
  expect(sent(far, 'nonce')).toEqual([]);
});

test('a sight continues the log it tells of; an older one is dropped, and a gap is found', () => {
  const far = farTable();
  const [word] = far.words();
  const first = following(null, { ...far.sight(0), seq: 11 });
  if (first === null || first === 'gap') throw new Error('expected a sight');
  expect(first).toMatchObject({ log: [], before: null });
  far.rival(word);
  const message = { ...far.sight(0), seq: 12 };
  expect(following(first, message), 'one action more').toMatchObject({
    log: [{ seat: 0, notation: word }],
    before: first.message.view,
  });
  expect(following(first, { ...message, seq: 11 }), 'it came twice').toMatchObject({ before: null });
  expect(following(first, { ...message, seq: 10 }), 'older').toBeNull();
  expect(following(first, { ...message, log: { keep: 1, add: [] } })).toBe('gap');
  expect(following(null, { ...message, log: { keep: 1, add: [] } })).toBe('gap');
  expect(
    following(first, { ...message, log: { keep: 0, add: [] } }),
    'the same actions, because a clock ran out',
  ).toMatchObject({ before: null });
});

test('clocks are told with the moment at which they stood so', async () => {
  const { far } = await arrive();
  expect(far.table.now()).toMatchObject({ begun: true, toAct: [0], clocks: null });
  const clocks = { left: [1000, 2000], running: [0] };
  far.send({ type: 'sight', sight: { ...far.sight(0), seq: far.seq() + 1, clocks } });
  expect(far.table.now().clocks).toEqual({ ...clocks, at: far.clock.now() });
});

test('nothing is sent for a match that is over', async () => {
  const { far, remote, seen } = await arrive();
  far.send({ type: 'table', seq: far.seq() + 1, table: { ...far.info(), phase: 'over' } });
  remote.send(0, legal(last(seen))[0]);
  expect(moves(far)).toEqual([]);
});

test('a person has a name and the portrait they chose, a bot its level, and an open seat nobody', () => {
  const person = { present: true, ready: true, standIn: null, resigned: false };
  expect(playerOf({ kind: 'person', name: 'Ada', ...person })).toStrictEqual({ kind: 'person', name: 'Ada' });
  expect(playerOf({ kind: 'person', name: 'Ada', portrait: 'beret', ...person })).toStrictEqual({
    kind: 'person',
    name: 'Ada',
    portrait: 'beret',
  });
  expect(playerOf({ kind: 'bot', level: '3' })).toEqual({ kind: 'bot', level: '3' });
  expect(playerOf({ kind: 'open' })).toEqual({ kind: 'person', name: '' });
});

test('two lines of chat stand one after the other', async () => {
  const { far } = await arrive();
  const line = { seat: 1, text: 'Hello', emote: null, at: 0 };
  for (const number of [1, 2]) far.send({ type: 'chat', line: { ...line, number } });
  expect(far.table.now().chat.map(({ number }) => number)).toEqual([1, 2]);
});

test('a change is told once: what stays as it is tells nobody anything', async () => {
  const { far } = await arrive();
  const { length } = far.states;
  far.send({ type: 'table', seq: far.seq(), table: far.info() });
  expect(far.states).toHaveLength(length + 1);
});

test.each([{ type: 'agree' }, { type: 'decline' }, { type: 'dismiss', seat: 1 }] as const)(
  'what means something that is shown ($type) says so, however often it is sent again',
  async (request) => {
    const { far } = await arrive();
    const shown = far.seq();
    far.faults.mute = true;
    void far.table.ask(request);
    await settled();
    expect(far.received.filter(({ type }) => type === request.type)).toEqual([
      { ...request, id: expect.any(String), after: shown },
    ]);
  },
);
