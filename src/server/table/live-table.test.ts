import { expect, test, vi } from 'vitest';
import { problem } from '#core/problem';
import { standIn } from '#core/testing/stand-in';
import { muster } from '#games/muster/index';
import { murano } from '#games/murano/index';
import type { Agreement } from '#table/table-info';
import { digestOf, newSecret } from '../players/keys.ts';
import { countedChance } from '../testing/clock.ts';
import { type Ear, messageIn, quietHouse } from '../testing/house.ts';
import { emptyMemory } from '../testing/memory-tables.ts';
import { memoryStore } from '../testing/memory.ts';
import { playerAt, seated } from '../testing/seated.ts';
import { wordsOf } from '../testing/walk.ts';
import type { Store } from '../store/store.ts';
import { broadcaster } from './viewers/broadcast.ts';
import type { Viewers } from './viewers/viewers.ts';
import { botOn, toAct } from './decider/state.ts';
import type { BotQuestion } from './env.ts';
import type { TableEvent } from './decider/events.ts';

const MINUTE = 60_000;
const FREE: Agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' };
const LIVE: Agreement = { pace: { kind: 'live', minutes: 1, increment: 0 }, away: null, timeout: 'bot' };
/** Promises that were kept have told whom they tell. */
const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

test('nothing is answered or told before it is kept', async () => {
  let isKept = (): void => undefined;
  const store = memoryStore();
  const slow: Store = { ...store };
  const house = quietHouse({ store: slow });
  const at = await seated(house, muster, 2, FREE);
  slow.append = async (...entry) => {
    await new Promise<void>((resolve) => {
      isKept = resolve;
    });
    return store.append(...entry);
  };
  const { seat, move } = await at.next();
  const [before, other] = [at.ears[seat].heard.length, at.ears[1 - seat].heard.length];
  const asked = at.ask(seat, move);
  await settled();
  expect([at.ears[seat].heard.length, at.ears[1 - seat].heard.length]).toEqual([before, other]);
  expect((await at.state()).match!.last).toBeNull();
  isKept();
  expect(await asked).toBe('done');
  expect(at.ears[seat].heard.slice(before).map((text) => messageIn(text).type)).toEqual(['done', 'sight']);
  expect(at.ears[1 - seat].heard.length).toBe(other + 1);
});

test('what could not be kept is refused, told to nobody, and did not happen', async () => {
  const store = memoryStore();
  const bad: Store = { ...store };
  const house = quietHouse({ store: bad });
  const at = await seated(house, muster, 2, FREE);
  const { seat, move } = await at.next();
  const other = at.ears[1 - seat].heard.length;
  bad.append = () => Promise.reject(problem('storage', 'no room'));
  expect(await at.ask(seat, move)).toBe('storage');
  expect(at.ears[1 - seat].heard.length).toBe(other);
  await settled();
  expect(at.told(seat, 'bye')).toEqual([{ type: 'bye', reason: 'restart', retry: 500 }]);
  bad.append = store.append;
  expect((await at.state()).match!.last).toBeNull();
  expect((await at.log()).some(({ event }) => event.kind === 'move')).toBe(false);
});

test('whoever asks for what somebody else has written meanwhile comes back to the log as it is', async () => {
  const store = memoryStore();
  const house = quietHouse({ store });
  const at = await seated(house, muster, 2, FREE);
  const { seat, move } = await at.next();
  const { seq, at: now } = (await at.log()).at(-1)!;
  const index = { phase: 'playing', open: false, players: [null, null], due: null } as const;
  const theirs = { kind: 'resign', seat: 1 - seat } as const;
  await store.append(at.id, { seq: seq + 1, at: now, event: theirs, request: null }, index);
  // Neither done nor refused: it may be in the log, by an earlier try.
  expect(await at.ask(seat, move)).toBe('nothing');
  await settled();
  expect(at.told(seat, 'bye')).toEqual([{ type: 'bye', reason: 'restart', retry: 500 }]);
  expect((await at.state()).result).toMatchObject({ ending: 'resigned' });
});

test('where nobody knows whether a line of chat was kept, nobody is told: it is said again, and once', async () => {
  const store = memoryStore();
  const lossy: Store = { ...store };
  const house = quietHouse({ store: lossy });
  const at = await seated(house, muster, 2, FREE);
  lossy.addChat = async (...line) => {
    await store.addChat(...line);
    throw problem('unknown', 'the answer was lost');
  };
  expect(await at.ask(0, { type: 'chat', id: 'said', text: 'hi' })).toBe('nothing');
  await settled();
  expect(at.told(0, 'bye')).toEqual([{ type: 'bye', reason: 'restart', retry: 500 }]);
  lossy.addChat = store.addChat;
  const back = await house.connect({ table: at.id, key: at.keys[0] });
  await back.say({ type: 'chat', id: 'said', text: 'hi' });
  expect(back.heard.some((text) => text.includes('"done"'))).toBe(true);
  expect(await store.chat(at.id, 10)).toHaveLength(1);
});

test('a request that is sent again is answered with what it led to, and leads to nothing more', async () => {
  const house = quietHouse();
  const at = await seated(house, muster, 2, FREE);
  const { seat, move } = await at.next();
  const sent = { ...move, id: 'once' };
  expect(await at.ask(seat, sent)).toBe('done');
  const { length } = await at.log();
  expect(await at.ask(seat, sent)).toBe('done');
  // Also by a server that knows of it only from the log; the same id of another seat is another request.
  (await at.live()).end('restart', 0);
  at.ears[seat] = await house.connect({ table: at.id, key: at.keys[seat] });
  expect(await at.ask(seat, sent)).toBe('done');
  expect(at.told(seat, 'done')).toEqual([{ type: 'done', id: 'once', seq: length }]);
  // Also when something else has happened since.
  await (await at.live()).happen(() => ({ kind: 'propose', seat: 1 - seat, what: 'callOff', asks: true }));
  expect(await at.ask(seat, sent)).toBe('done');
  expect(at.told(seat, 'done').at(-1)).toEqual({ type: 'done', id: 'once', seq: length });
  at.ears[1 - seat] = await house.connect({ table: at.id, key: at.keys[1 - seat] });
  expect(await at.ask(1 - seat, sent)).not.toBe('done');
  expect(await at.log()).toHaveLength(length + 1);
});

test('only whoever has the seat asks for it: not somebody who had it when they connected', async () => {
  const at = await seated(quietHouse(), muster, 2, FREE);
  const { seat, move } = await at.next();
  const player = playerAt(await at.state(), seat);
  const sent: object[] = [];
  const send = (message: object): void => void sent.push(message);
  const viewer = { seat: 1 - seat, player, send, sendText: () => undefined, end: () => undefined };
  await (await at.live()).ask(viewer, { ...move, id: 'm' });
  expect(sent).toEqual([{ type: 'refused', id: 'm', reason: 'no-seat' }]);
});

test('a log goes on in its order, though the clock of the machine was set back', async () => {
  const store = memoryStore();
  const before = quietHouse({ store });
  before.clock.advance(60 * MINUTE);
  const at = await seated(before, muster, 2, FREE);
  (await at.live()).end('restart', 0);
  const after = quietHouse({ store });
  const ear = await after.connect({ table: at.id, key: at.keys[0] });
  await ear.say({ type: 'resign', id: 'r' });
  const times = (await at.log()).map(({ at: time }) => time);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});

test('where the clock of the machine was set back, clocks are told as of the last entry, whatever it was', async () => {
  const store = memoryStore();
  const before = quietHouse({ store });
  const at = await seated(before, muster, 2, { ...LIVE, pace: { kind: 'live', minutes: 10, increment: 0 } });
  const { seat } = await at.next();
  before.clock.advance(4 * MINUTE);
  const live = await at.live();
  await live.happen(() => ({ kind: 'claim', process: 'another', lostSince: null }));
  live.end('restart', 0);
  const after = quietHouse({ store });
  const ear = await after.connect({ table: at.id, key: at.keys[0] });
  const { sight }: { sight: { clocks: { left: number[] } } } = JSON.parse(ear.heard[0]);
  expect(sight.clocks.left[seat]).toBe(6 * MINUTE);
});

test('a bot is asked with what its seat sees, and with nothing else', async () => {
  const asked: BotQuestion[] = [];
  const owners: string[] = [];
  const think = (question: BotQuestion, owner: string): Promise<string> => {
    asked.push(question);
    owners.push(owner);
    return new Promise(() => undefined);
  };
  const at = await seated(quietHouse({ think }), muster, 2, FREE);
  const { seat } = await at.next();
  await at.ask(seat, { type: 'handOver', level: '4' });
  const { game, match, seats } = await at.state();
  expect(owners).toEqual([playerAt({ seats }, 0)]);
  expect(asked).toEqual([
    {
      game: 'muster',
      version: muster.version,
      seat,
      level: '4',
      view: game.view(match!.state, seat),
      spent: 0,
    },
  ]);
  expect(asked[0].view).not.toEqual(match!.state);
  expect(JSON.stringify(asked[0].view)).not.toBe(JSON.stringify(game.view(match!.state, 1 - seat)));
});

test('a bot knows how long it has thought in this turn, and each turn begins anew', async () => {
  const asked: { seat: number; spent: number }[] = [];
  let answer = (_word: string): void => undefined;
  const think = ({ seat, spent }: BotQuestion): Promise<string> => {
    asked.push({ seat, spent });
    return new Promise((resolve) => {
      answer = resolve;
    });
  };
  const house = quietHouse({ think });
  const at = await seated(house, muster, 2, FREE);
  const { seat } = await at.next();
  for (const each of [1 - seat, seat]) await at.ask(each, { type: 'handOver', level: '1' });
  const lay = wordsOf(await at.state(), seat).find((word) => word.startsWith('lay'))!;
  for (const [index, word] of [lay, 'draw-pile'].entries()) {
    house.clock.advance(300);
    answer(word);
    await vi.waitFor(() => expect(asked).toHaveLength(index + 2));
  }
  expect(asked).toEqual([
    { seat, spent: 0 },
    { seat, spent: 300 },
    { seat: 1 - seat, spent: 0 },
  ]);
});

test('a bot that talks nonsense plays a legal word of its seat; one that was sent away plays none', async () => {
  let answer = (_word: string): void => undefined;
  const think = (): Promise<string> =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const house = quietHouse({ think });
  const at = await seated(house, muster, 2, FREE);
  const { seat } = await at.next();
  const moves = async (): Promise<Extract<TableEvent, { kind: 'move' }>[]> =>
    (await at.log()).map(({ event }) => event).filter((event) => event.kind === 'move');
  await at.ask(seat, { type: 'handOver', level: '1' });
  await at.ask(seat, { type: 'takeBack' });
  house.clock.advance(1);
  answer('draw-pile');
  await settled();
  expect(await moves()).toEqual([]);
  await at.ask(seat, { type: 'handOver', level: '1' });
  const legal = wordsOf(await at.state(), seat);
  house.clock.advance(1);
  answer('no word at all');
  await vi.waitFor(async () => expect(await moves()).toHaveLength(1));
  const [move] = await moves();
  expect(move).toMatchObject({ seat, bot: true, word: expect.any(String) });
  expect(legal).toContain(move.word);
});

test('where all choose at once, the answer of a bot is taken, whoever else has chosen meanwhile', async () => {
  const thought = Promise.withResolvers<string>();
  const house = quietHouse({ think: () => thought.promise });
  const at = await seated(house, murano, 2, FREE, { draft: true });
  await at.ask(1, { type: 'handOver', level: '1' });
  const { seq: after } = await at.state();
  const words = [0, 1].map(async (seat) => wordsOf(await at.state(), seat)[0]);
  expect(await at.ask(0, { type: 'move', after, word: await words[0] })).toBe('done');
  house.clock.advance(1000);
  thought.resolve(await words[1]);
  await settled();
  expect((await at.log()).at(-1)!.event).toEqual({ kind: 'move', seat: 1, word: await words[1], bot: true });
});

test('a bot that answers while its person is coming back, acting and going again does not answer the new question', async () => {
  const answers: ((word: string) => void)[] = [];
  const think = (): Promise<string> => new Promise((resolve) => void answers.push(resolve));
  const store = memoryStore();
  let gate = Promise.resolve();
  const append: typeof store.append = async (...entry) => {
    await gate;
    return store.append(...entry);
  };
  const stopped: string[] = [];
  const house = quietHouse({ think, store: { ...store, append }, stopped: (reason) => stopped.push(reason) });
  const at = await seated(house, muster, 2, FREE);
  const { seat, move } = await at.next();
  await at.ask(seat, { type: 'handOver', level: '1' });
  const lay = wordsOf(await at.state(), seat).find((word) => word.startsWith('lay'))!;
  let open = (): void => undefined;
  gate = new Promise((resolve) => {
    open = resolve;
  });
  // From several devices: none waits for the answer of another.
  const devices = await Promise.all([1, 2, 3].map(() => house.connect({ table: at.id, key: at.keys[seat] })));
  const asked = [
    devices[0].say({ type: 'takeBack', id: 'a' }),
    devices[1].say({ ...move, id: 'b', after: move.after + 2, word: lay }),
    devices[2].say({ type: 'handOver', id: 'c', level: '1' }),
  ];
  await settled();
  house.clock.advance(1);
  answers[0](lay);
  await settled();
  open();
  await Promise.all(asked);
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  await settled();
  const kinds = (await at.log()).map(({ event }) => event.kind);
  expect(kinds.slice(-4)).toEqual(['handOver', 'takeBack', 'move', 'handOver']);
  expect(stopped).toEqual([]);
});

test('the moment of a line of chat is told to the second', async () => {
  const house = quietHouse();
  const at = await seated(house, muster, 2, FREE);
  house.clock.advance(1234);
  expect(await at.ask(0, { type: 'chat', text: 'hello' })).toBe('done');
  const [{ line }] = at.told(1, 'chat');
  expect(line.at).toBe(1000 * Math.floor(house.clock.now() / 1000));
  expect(line.at).not.toBe(house.clock.now());
});

test('a clock that has run out has run out, though its timer comes late', async () => {
  const house = quietHouse();
  const at = await seated(house, muster, 2, LIVE);
  const { seat, move } = await at.next();
  house.clock.freeze(MINUTE - 1);
  expect(await at.ask(1 - seat, { type: 'chat', text: 'quick' })).toBe('done');
  house.clock.freeze(1);
  expect(await at.ask(seat, move)).toBe('not-yours');
  expect(botOn(await at.state(), seat)).not.toBeNull();
  expect((await at.log()).at(-1)!.event).toMatchObject({ kind: 'handOver', seat, why: 'time' });
});

test('somebody is away from the moment they leave, and no longer when they are back', async () => {
  const house = quietHouse();
  const at = await seated(house, muster, 2, { ...FREE, away: 5 });
  const { seat } = await at.next();
  const pass = async (minutes: number): Promise<string | null> => {
    house.clock.advance(minutes * MINUTE);
    await settled();
    return botOn(await at.state(), seat);
  };
  expect(await pass(20)).toBeNull();
  at.ears[seat].session.closed();
  expect(await pass(4.9)).toBeNull();
  const back = await house.connect({ table: at.id, key: at.keys[seat] });
  expect(await pass(20)).toBeNull();
  back.session.closed();
  expect(await pass(4.9)).toBeNull();
  expect(await pass(0.2)).toBe('3');
});

test('whoever has become to act is told outside the table only if nobody is there for them', async () => {
  const called: string[] = [];
  const house = quietHouse({ notify: (player) => void called.push(player) });
  const at = await seated(house, murano, 2, FREE);
  const playTurn = async (): Promise<number> => {
    const { seat } = await at.next();
    while (toAct(await at.state()).includes(seat)) {
      const { move } = await at.next();
      expect(await at.ask(seat, move)).toBe('done');
    }
    return 1 - seat;
  };
  const next = await playTurn();
  expect(called).toEqual([]);
  at.ears[1 - next].session.closed();
  const player = playerAt(await at.state(), 1 - next);
  await playTurn();
  expect(called).toEqual([player]);
  // Whatever else happens while they are to act, they have been told.
  const state = await at.state();
  const nobodyThere = { sendSights: () => undefined, sendTable: () => undefined, isPresent: () => false };
  const tell = broadcaster(standIn<Viewers>(nobodyThere), {
    notify: (again) => void called.push(again),
    announce: () => undefined,
  });
  tell(state, state, { kind: 'rematch', seat: 0 });
  expect(called).toEqual([player]);
});

test('a request of whoever had the seat before is not that of who has it now, though it has the same id', async () => {
  const house = quietHouse();
  const { id, keys } = await house.open(muster, {}, 2);
  const live = await house.live(id);
  const player = (seat: number): string => playerAt(live.state(), seat);
  const second = { player: player(1), key: keys[1] };
  const asked = async (ear: Ear, digit: string): Promise<unknown> => {
    await ear.say({ type: 'digest', id: '1', digest: digit.repeat(64) });
    const answer = ear.heard.map((text): { type: string; reason?: string } => JSON.parse(text));
    return answer.findLast(({ type }) => type === 'done' || type === 'refused');
  };
  expect(await asked(await house.connect({ table: id, key: keys[1] }), 'a')).toMatchObject({ type: 'done' });
  await live.happen(() => ({ kind: 'stand', seat: 1 }));
  await house.store.addPlayer({ id: 'new', name: 'New', since: 0 }, digestOf('n'.repeat(43)));
  await live.happen(() => ({ kind: 'sit', seat: 1, player: 'new' }));
  const next = await house.connect({ table: id, key: 'n'.repeat(43) });
  expect(await asked(next, 'b')).toMatchObject({ type: 'refused', reason: 'malformed' });
  // Whoever comes back to a seat of theirs is answered as before.
  await live.happen(() => ({ kind: 'stand', seat: 1 }));
  await live.happen(() => ({ kind: 'sit', seat: 1, player: second.player }));
  expect(await asked(await house.connect({ table: id, key: second.key }), 'a')).toMatchObject({
    type: 'done',
  });
});

test('nor is a line that the one before has said: it is neither swallowed nor said twice', async () => {
  const house = quietHouse();
  const { id, keys } = await house.open(muster, {}, 2);
  const live = await house.live(id);
  const first = await house.connect({ table: id, key: keys[0] });
  const said = (): string[] =>
    first.heard.flatMap((text) => {
      const message: { type: string; line?: { text: string } } = JSON.parse(text);
      return message.type === 'chat' ? [message.line!.text] : [];
    });
  const answer = async (ear: Ear, text: string): Promise<string> => {
    await ear.say({ type: 'chat', id: '1', text });
    return ear.heard.at(-1)!;
  };
  const before = await house.connect({ table: id, key: keys[1] });
  expect(await answer(before, 'hello')).toContain('"done"');
  expect(await answer(before, 'hello'), 'sent again').toContain('"done"');
  await live.happen(() => ({ kind: 'stand', seat: 1 }));
  await house.store.addPlayer({ id: 'new', name: 'New', since: 0 }, digestOf('n'.repeat(43)));
  await live.happen(() => ({ kind: 'sit', seat: 1, player: 'new' }));
  const next = await house.connect({ table: id, key: 'n'.repeat(43) });
  expect(JSON.parse(await answer(next, 'who are you?'))).toEqual({
    type: 'refused',
    id: '1',
    reason: 'malformed',
  });
  expect(said()).toEqual(['hello']);
});

test('a line of chat that is sent again is done, however fast one talks, and said once', async () => {
  const house = quietHouse();
  const at = await seated(house, muster, 2, FREE);
  const line = (id: string): object => ({ type: 'chat', id, text: `line ${id}` });
  for (const id of ['a', 'b', 'c', 'd', 'e']) expect(await at.ask(0, line(id))).toBe('done');
  expect(await at.ask(0, line('f'))).toBe('too-fast');
  expect(await at.ask(0, line('a'))).toBe('done');
  expect(await at.ask(1, line('a')), 'the same id of another seat').toBe('done');
  expect(at.told(1, 'chat').map(({ line: { number } }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('a line of chat that could not be kept is refused, and nobody hears it', async () => {
  const store = memoryStore();
  const bad: Store = { ...store };
  const at = await seated(quietHouse({ store: bad }), muster, 2, FREE);
  bad.addChat = () => Promise.reject(problem('storage', 'no room'));
  expect(await at.ask(0, { type: 'chat', text: 'hello' })).toBe('storage');
  expect(at.told(1, 'chat')).toEqual([]);
});

test('how many look on is told again and again, once a second at most', async () => {
  const house = quietHouse();
  const at = await seated(house, muster, 2, FREE);
  const counts = (): number[] => at.told(0, 'table').map(({ table }) => table.watchers);
  for (const watchers of [2, 4]) {
    const { length } = counts();
    for (let each = 0; each < 2; each += 1) await house.connect({ table: at.id, watch: at.watch });
    expect(counts()).toHaveLength(length);
    house.clock.advance(1000);
    expect(counts().slice(length)).toEqual([watchers]);
  }
});

test('a table is not let go while one of its bots thinks', async () => {
  let answer = (_word: string): void => undefined;
  const think = (): Promise<string> =>
    new Promise((resolve) => {
      answer = resolve;
    });
  const house = quietHouse({ think });
  const at = await seated(house, muster, 2, FREE);
  const { seat } = await at.next();
  await at.ask(seat, { type: 'handOver', level: '1' });
  for (const { session } of at.ears) session.closed();
  const live = await at.live();
  house.clock.advance(10 * MINUTE);
  await house.tables.sweep();
  expect(house.tables.live()).toEqual([live]);
  // One that was let go all the same says nothing any more.
  live.end('restart', 0);
  const { length } = await at.log();
  answer('draw-pile');
  await settled();
  expect(await at.log()).toHaveLength(length);
});

test('lines that come after somebody was removed have numbers that nobody has seen', async () => {
  const memory = emptyMemory();
  const house = quietHouse({ store: memoryStore(memory) });
  const at = await seated(house, muster, 2, FREE);
  await at.ask(1, { type: 'chat', text: 'hello' });
  await at.ask(0, { type: 'chat', text: 'goodbye' });
  const gone = playerAt(await at.state(), 0);
  await house.store.removePlayer(gone);
  (await at.live()).forget(gone);
  await at.ask(1, { type: 'chat', text: 'alone' });
  expect(at.told(1, 'chat').map(({ line: { number } }) => number)).toEqual([1, 2, 3]);
  const late = await house.connect({ table: at.id, watch: at.watch });
  const welcome: { chat: { number: number }[] } = JSON.parse(late.heard[0]);
  expect(welcome.chat.map(({ number }) => number)).toEqual([1, 3]);
});

test('of what was said the last lines are shown to whoever comes', async () => {
  const house = quietHouse();
  const at = await seated(house, muster, 2, FREE);
  for (let line = 1; line <= 103; line += 1) {
    house.clock.advance(3000);
    expect(await at.ask(0, { type: 'chat', text: `line ${line}` })).toBe('done');
  }
  const numbers = async (): Promise<number[]> => {
    const late = await house.connect({ table: at.id, watch: at.watch });
    const welcome: { chat: { number: number }[] } = JSON.parse(late.heard[0]);
    return welcome.chat.map(({ number }) => number);
  };
  const last = Array.from({ length: 100 }, (_, index) => index + 4);
  expect(await numbers()).toEqual(last);
  // The same from the store.
  (await at.live()).end('restart', 0);
  expect(await numbers()).toEqual(last);
});

test('a clock is told as it is shown, in tenths of a second', async () => {
  const house = quietHouse();
  const at = await seated(house, muster, 2, LIVE);
  house.clock.advance(1234);
  const { seat, move } = await at.next();
  expect(await at.ask(seat, move)).toBe('done');
  const { clocks } = at.told(seat, 'sight').at(-1)!.sight;
  expect(clocks!.left[seat]).toBe(58_800);
});

test('whoever was there before the server went away has all of their time to come back', async () => {
  const memory = emptyMemory();
  const before = quietHouse({ store: memoryStore(memory) });
  const at = await seated(before, muster, 2, { ...FREE, away: 5 });
  const { seat } = await at.next();
  (await at.live()).end('restart', 0);
  const from = before.clock.now() + 4 * MINUTE;
  const outages = [{ from, to: from + 60 * MINUTE }];
  const after = quietHouse({ store: memoryStore(memory), outages });
  after.clock.freeze(64 * MINUTE);
  const live = await after.live(at.id);
  const standsIn = async (minutes: number): Promise<string | null> => {
    after.clock.advance(minutes * MINUTE);
    await settled();
    return botOn(live.state(), seat);
  };
  expect(await standsIn(4.9)).toBeNull();
  expect(await standsIn(0.2)).toBe('3');
});

test('those who are at a table are told who comes and who goes', async () => {
  const house = quietHouse();
  const at = await seated(house, muster, 2, FREE);
  const present = (): boolean[] =>
    at.told(0, 'table').map(({ table: { seats } }) => seats[1].kind === 'person' && seats[1].present);
  at.ears[1].session.closed();
  expect(present().at(-1)).toBe(false);
  const back = await house.connect({ table: at.id, key: at.keys[1] });
  expect(present().at(-1)).toBe(true);
  // Of two devices one comes and goes: that is nothing to be told.
  const told = at.told(0, 'table').length;
  (await house.connect({ table: at.id, key: at.keys[1] })).session.closed();
  expect(at.told(0, 'table')).toHaveLength(told);
  back.session.closed();
  expect(present().at(-1)).toBe(false);
});

test('a rematch is not opened before everybody wishes for it', async () => {
  const memory = emptyMemory();
  const house = quietHouse({ store: memoryStore(memory) });
  const at = await seated(house, muster, 2, FREE);
  await at.ask(0, { type: 'resign' });
  expect(await at.ask(0, { type: 'rematch' })).toBe('done');
  await settled();
  expect([(await at.state()).rematch, memory.tables.size]).toEqual([null, 1]);
  expect(await at.ask(1, { type: 'rematch' })).toBe('done');
  await vi.waitFor(async () => expect((await at.state()).rematch).not.toBeNull());
  // What it is dealt from is drawn for it, and follows from nothing that anybody knows.
  const chance = countedChance();
  const drawn = Array.from({ length: 40 }, () => newSecret(chance));
  for (const { secret } of memory.tables.values()) expect(drawn).toContain(secret);
});

test('a rematch that was opened, and not written down before the process died, is the one that is played', async () => {
  const memory = emptyMemory();
  const store = memoryStore(memory);
  const dying: Store = { ...store };
  const house = quietHouse({ store: dying });
  const at = await seated(house, muster, 2, FREE);
  dying.append = (table, entry, index) =>
    entry.event.kind === 'rematchOpened'
      ? Promise.reject(problem('storage', 'died'))
      : store.append(table, entry, index);
  await at.ask(0, { type: 'resign' });
  await at.ask(0, { type: 'rematch' });
  await at.ask(1, { type: 'rematch' });
  await settled();
  expect((await at.log()).at(-1)!.event.kind).toBe('rematch');
  expect([...memory.tables.keys()]).toHaveLength(2);
  dying.append = store.append;
  await vi.waitFor(async () => expect((await at.state()).rematch).not.toBeNull());
  expect([...memory.tables.keys()]).toEqual([at.id, (await at.state()).rematch]);
});

test('where there was no match there is no other one, and whoever comes to a table that was let go comes again', async () => {
  const house = quietHouse();
  const { id, keys } = await house.open(muster, {}, 2, FREE);
  const host = await house.connect({ table: id, key: keys[0] });
  await host.say({ type: 'stand', id: 's' });
  await host.say({ type: 'rematch', id: 'r' });
  expect(JSON.parse(host.heard.at(-1)!)).toEqual({ type: 'refused', id: 'r', reason: 'not-now' });
  const live = await house.live(id);
  live.end('restart', 500);
  const ends: unknown[] = [];
  const deaf = (): void => undefined;
  const end = (...given: unknown[]): void => void ends.push(given);
  await live.join({ seat: null, player: null, send: deaf, sendText: deaf, end });
  expect(ends).toEqual([['restart', 0]]);
});

test('rematches open tables, and so nobody gets one after the other without end', async () => {
  const memory = emptyMemory();
  const house = quietHouse({ store: memoryStore(memory), mayRematch: () => false });
  const at = await seated(house, muster, 2, FREE);
  await at.ask(0, { type: 'resign' });
  expect(await at.ask(0, { type: 'rematch' })).toBe('too-fast');
  expect((await at.state()).wishes).toEqual([]);
});

test('somebody who is gone does not sit here any more, and a bot has the seat in a rematch', async () => {
  const memory = emptyMemory();
  const house = quietHouse({ store: memoryStore(memory) });
  const at = await seated(house, muster, 2, FREE);
  const { seats } = await at.state();
  const [ann, bob] = [0, 1].map((seat) => playerAt({ seats }, seat));
  const live = await at.live();
  await live.happen(() => ({ kind: 'handOver', seat: 0, level: '3', why: 'gone' }));
  expect(memory.tables.get(at.id)!.index.players).toEqual([null, bob]);
  // What is on its way from them would stay when everything else of them has been removed.
  expect(await at.ask(0, { type: 'chat', text: 'farewell' })).toBe('no-seat');
  expect(await house.store.chat(at.id, 10)).toEqual([]);
  expect(await at.ask(1, { type: 'resign' })).toBe('done');
  expect(await at.ask(1, { type: 'rematch' })).toBe('done');
  await vi.waitFor(async () => expect((await at.state()).rematch).not.toBeNull());
  const next = memory.tables.get((await at.state()).rematch!)!;
  expect(next.header).toMatchObject({ host: 1, seats: [{ kind: 'bot', level: '3' }, { kind: 'person' }] });
  expect(next.index.players).toEqual([null, bob]);
  expect(await house.store.tablesOf(ann, 10)).toEqual([]);
});

test('a table that is only opened stays as it was, though somebody who sat there was removed meanwhile', async () => {
  const memory = emptyMemory();
  const house = quietHouse({ store: memoryStore(memory) });
  const at = await seated(house, muster, 2, FREE);
  const ann = playerAt(await at.state(), 0);
  await at.ask(1, { type: 'resign' });
  await house.store.removePlayer(ann);
  const length = (await at.log()).length;
  const later = quietHouse({ store: memoryStore(memory) });
  expect((await later.live(at.id)).info().phase).toBe('over');
  await new Promise(setImmediate);
  expect(await at.log()).toHaveLength(length);
});

test('whoever has got up speaks for the seat no more, though a message of theirs is on its way', async () => {
  const house = quietHouse();
  const { id, keys } = await house.open(muster, {}, 2, FREE);
  const [one, other] = await Promise.all([1, 2].map(() => house.connect({ table: id, key: keys[1] })));
  await Promise.all([
    one.say({ type: 'stand', id: 'up' }),
    other.say({ type: 'chat', id: 'said', text: 'still here' }),
  ]);
  expect((await house.live(id)).state().seats[1]).toEqual({ kind: 'open' });
  expect(await house.store.chat(id, 10)).toEqual([]);
});
