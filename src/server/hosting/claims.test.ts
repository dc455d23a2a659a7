import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import { headWith } from '../store/rows.ts';
import type { LoggedEvent } from '../table/decider/events.ts';
import { quietHouse } from '../testing/house.ts';
import { memoryStore } from '../testing/memory.ts';
import { seated } from '../testing/seated.ts';
import { ALONE } from './alone.ts';
import type { Claim, Hosting } from './hosting.ts';

const CLAIM: Claim = { process: 'me', lostSince: null, isDoubtful: false, from: 'gone' };
type Answer = 'mine' | 'to claim';

test('a claim is never written before the last entry, though the clock of this process is behind', async () => {
  let isElsewhere = false;
  const hosting: Hosting = { ...ALONE, claim: () => Promise.resolve(isElsewhere ? CLAIM : null) };
  const store = memoryStore();
  const house = quietHouse({ hosting, store });
  const at = await seated(house, muster);
  (await at.live()).end('restart', 0);
  const before = (await at.log()).at(-1)!;
  const late = quietHouse({ hosting, store });
  house.clock.advance(60_000);
  await (
    await house.live(at.id)
  ).happen(() => ({
    kind: 'propose',
    seat: 0,
    what: 'draw',
    asks: true,
  }));
  const last = (await at.log()).at(-1)!;
  expect(last.at).toBe(before.at + 60_000);
  isElsewhere = true;
  await late.tables.open(at.id);
  expect((await at.log()).at(-1)).toMatchObject({ event: { kind: 'claim' }, at: last.at });
});

/** Asked before a table is read and after it: while it was read, another connection here may have claimed or lost it. */
test.each<{ answers: readonly Answer[]; isOver: boolean; reads: number; claims: number; adopted: number }>([
  { answers: ['mine', 'mine'], isOver: false, reads: 1, claims: 0, adopted: 0 },
  { answers: ['to claim', 'to claim'], isOver: false, reads: 1, claims: 1, adopted: 0 },
  { answers: ['to claim', 'mine'], isOver: false, reads: 2, claims: 0, adopted: 0 },
  { answers: ['mine', 'to claim'], isOver: false, reads: 2, claims: 0, adopted: 0 },
  { answers: ['to claim', 'mine'], isOver: true, reads: 2, claims: 0, adopted: 0 },
  { answers: ['mine', 'to claim'], isOver: true, reads: 2, claims: 0, adopted: 0 },
  { answers: ['to claim', 'to claim'], isOver: true, reads: 1, claims: 0, adopted: 1 },
])(
  'a table that is first $answers.0 and then $answers.1 (over: $isOver) is read $reads times, claimed $claims times',
  async ({ answers, isOver, ...expected }) => {
    let asked: Answer[] = [];
    let adopted = 0;
    const hosting: Hosting = {
      ...ALONE,
      claim: () => Promise.resolve((asked.shift() ?? 'mine') === 'mine' ? null : CLAIM),
      adopt() {
        adopted += 1;
        return Promise.resolve(true);
      },
    };
    const store = memoryStore();
    const counted = { ...store };
    const house = quietHouse({ hosting, store: counted });
    const at = await seated(house, muster);
    if (isOver) await at.ask(0, { type: 'resign' });
    (await at.live()).end('restart', 0);
    let reads = 0;
    counted.table = (id) => {
      reads += 1;
      return store.table(id);
    };
    asked = [...answers];
    const { heard } = await house.connect({ table: at.id, key: at.keys[0] });
    expect(heard[0]).toContain('"welcome"');
    const claims = (await store.table(at.id))!.log.filter(({ event }) => event.kind === 'claim').length;
    expect({ reads, claims, adopted }).toEqual(expected);
  },
);

test('a table that was asked for before this process stood still is told to nobody, and no bot thinks there', async () => {
  const store = memoryStore();
  const slow = { ...store };
  let thoughts = 0;
  const think = (): Promise<string> => {
    thoughts += 1;
    return new Promise(() => undefined);
  };
  const hosting: Hosting = { ...ALONE, isCurrent: (since) => house.clock.now() - since < 4000 };
  const house = quietHouse({ hosting, store: slow, think });
  const at = await seated(house, muster);
  await at.ask(0, { type: 'handOver', level: '1' });
  await at.ask(1, { type: 'handOver', level: '1' });
  (await at.live()).end('restart', 0);
  thoughts = 0;
  let stands = 3999;
  slow.chat = (...asked) => {
    house.clock.advance(stands);
    return store.chat(...asked);
  };
  const open = (): Promise<{ heard: readonly string[] }> => house.connect({ table: at.id, key: at.keys[0] });
  expect((await open()).heard[0]).toContain('"welcome"');
  expect(thoughts).toBe(1);
  (await at.live()).end('restart', 0);
  stands = 4000;
  expect((await open()).heard).toEqual(['{"type":"bye","reason":"restart","retry":300}']);
  expect(thoughts).toBe(1);
  // Whoever comes then has it asked for again.
  stands = 0;
  expect((await open()).heard[0]).toContain('"welcome"');
});

test('what was read before this process stood still is read again before it is claimed', async () => {
  const store = memoryStore();
  const counted = { ...store };
  let asked = 0;
  const hosting: Hosting = {
    ...ALONE,
    isCurrent: (since) => house.clock.now() - since < 4000,
    claim() {
      asked += 1;
      // Between what it has read and its claim.
      if (asked === 2) house.clock.advance(4000);
      return Promise.resolve(asked === 0 ? null : CLAIM);
    },
  };
  const house = quietHouse({ hosting: { ...hosting }, store: counted });
  asked = -100;
  const at = await seated(house, muster);
  (await at.live()).end('restart', 0);
  let reads = 0;
  counted.table = (id) => {
    reads += 1;
    return store.table(id);
  };
  asked = 0;
  await house.connect({ table: at.id, key: at.keys[0] });
  expect(reads).toBe(2);
});

const LOST: LoggedEvent['event'] = { kind: 'propose', seat: 0, what: 'draw', asks: true };

test('what a failover has put something else in place of is read again: a number alone says nothing of what lies before', async () => {
  const store = memoryStore();
  const replaced = { ...store };
  let isMine = true;
  const hosting: Hosting = { ...ALONE, claim: () => Promise.resolve(isMine ? null : CLAIM) };
  const house = quietHouse({ hosting, store: replaced });
  const at = await seated(house, muster);
  (await at.live()).end('restart', 0);
  const stored = (await store.table(at.id))!;
  const last = stored.log.at(-1)!;
  const lost = { ...last, seq: last.seq + 1, event: LOST, request: null };
  const other = {
    ...lost,
    at: last.at + 500,
    event: { kind: 'claim', process: 'b', lostSince: null } as const,
  };
  // Read once with an entry that no standby had; where that was, another process has written since.
  replaced.table = async () => {
    replaced.table = store.table;
    await store.append(at.id, other, stored.index!);
    return { ...stored, log: [...stored.log, lost], head: headWith(stored.head, at.id, lost) };
  };
  isMine = false;
  await house.tables.open(at.id);
  const log = await at.log();
  expect(log.slice(last.seq).map(({ event }) => event)).toEqual([
    other.event,
    { kind: 'claim', process: 'me', lostSince: other.at },
  ]);
  expect((await at.live()).state().seq).toBe(log.length);
});

test('a copy that was read before another process wrote, and is ready only now, is shown to nobody who comes', async () => {
  const store = memoryStore();
  const slow = { ...store };
  const house = quietHouse({ store: slow });
  const at = await seated(house, muster);
  (await at.live()).end('restart', 0);
  const { log, index } = (await store.table(at.id))!;
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (go = resolve));
  slow.chat = async (...wanted) => {
    slow.chat = store.chat;
    await held;
    return store.chat(...wanted);
  };
  const first = house.connect({ table: at.id, key: at.keys[0] });
  while (slow.chat !== store.chat) await turn();
  const claim: LoggedEvent = {
    seq: log.length + 1,
    at: log.at(-1)!.at,
    event: { kind: 'claim', process: 'other', lostSince: null },
    request: null,
  };
  expect(await store.append(at.id, claim, index!)).toBe('kept');
  // Both wait for the same copy when it is given up: one of them has it opened anew, and the other one goes there.
  const others = [0, 1].map((seat) => house.connect({ table: at.id, key: at.keys[seat] }));
  for (let times = 0; times < 20; times += 1) await turn();
  go();
  const heard = (await Promise.all(others)).map((ear): object => JSON.parse(ear.heard[0] ?? ''));
  await first;
  const welcome = { type: 'welcome', seq: log.length + 1 };
  expect(heard).toMatchObject([welcome, welcome]);
  expect((await at.live()).info().seats).toMatchObject([{ present: true }, { present: true }]);
});
