import { expect, test } from 'vitest';
import { nonceDigest } from '#core/fair';
import { readGivenUp, saveGivenUp } from '#core/given-up';
import { loadMatch } from '#core/loaded';
import { saveMatch } from '#core/saved';
import { gameOf } from '#games/index';
import type { TableInfo } from '#table/table-info';
import type { FromServer } from '#table/protocol';
import { type TableState, isSealed, phaseOf } from '../table/decider/state.ts';
import { MOST_DIGESTS } from '../table/decider/decide.ts';
import { dueNow } from '../table/decider/due.ts';
import type { TableEvent } from '../table/decider/events.ts';
import { givenUpOf } from './fair-deal.ts';
import { type Ear, METRICS, quietHouse, type QuietHouse } from '../testing/house.ts';
import { memoryStore } from '../testing/memory.ts';
import { bothRounds, partOf } from '../testing/parts.ts';

const [muster, murano] = ['muster', 'murano'].map((id) => gameOf(id)!);
const DAY = 86_400_000;

interface Sitting {
  readonly house: QuietHouse;
  readonly id: string;
  readonly keys: readonly string[];
  readonly watch: string;
  readonly ears: Ear[];
  state(): TableState;
  /** The answer to a request. */
  ask(seat: number, request: object): Promise<string>;
  info(): TableInfo;
}

let requests = 0;
async function sitting(house = quietHouse(), game = muster, people = 2): Promise<Sitting> {
  const { id, keys, watch } = await house.open(game, {}, people);
  const ears: Ear[] = [];
  for (const key of keys) ears.push(await house.connect({ table: id, key }));
  const live = await house.live(id);
  return {
    house,
    id,
    keys,
    watch,
    ears,
    state: live.state,
    info: live.info,
    async ask(seat, request) {
      requests += 1;
      const mine = `q${requests}`;
      await ears[seat].say({ id: mine, ...request });
      const all = ears[seat].heard.map((text): FromServer => JSON.parse(text));
      const answer = all.findLast((message) => 'id' in message && message.id === mine);
      return answer?.type === 'refused' ? answer.reason : (answer?.type ?? 'none');
    },
  };
}
const bind = (at: Sitting, seat: number): Promise<string> =>
  at.ask(seat, { type: 'digest', digest: partOf(at.id, seat).digest });
const open = (at: Sitting, seat: number): Promise<string> =>
  at.ask(seat, { type: 'nonce', nonce: partOf(at.id, seat).nonce });

test('nobody opens a part before everybody is bound, and nobody is bound anew after that', async () => {
  const at = await sitting();
  expect(await open(at, 0)).toBe('not-now');
  expect(await bind(at, 0)).toBe('done');
  expect(await open(at, 0)).toBe('not-now');
  expect(await bind(at, 0)).toBe('not-now');
  expect(at.info()).toMatchObject({
    seats: [{ ready: true }, { ready: false }],
    fair: { digests: [partOf(at.id, 0).digest, null], nonces: [null, null] },
  });
  expect(await bind(at, 1)).toBe('done');
  expect(isSealed(at.state())).toBe(true);
  expect(await at.ask(0, { type: 'digest', digest: 'a'.repeat(64) })).toBe('not-now');
  expect(await open(at, 0)).toBe('done');
  expect(await open(at, 0)).toBe('not-now');
  expect(at.state().match).toBeNull();
  expect(await open(at, 1)).toBe('done');
  expect(phaseOf(at.state())).toBe('playing');
  expect(at.state().match!.header.start).toMatchObject({
    fair: { digests: [partOf(at.id, 0).digest, partOf(at.id, 1).digest] },
  });
  expect(await at.ask(0, { type: 'digest', digest: 'a'.repeat(64) })).toBe('not-now');
});

test('only the part that a seat is bound to is taken: not another one, and not that of another seat', async () => {
  const at = await sitting();
  await bind(at, 0);
  await bind(at, 1);
  expect(await at.ask(0, { type: 'nonce', nonce: '0'.repeat(32) })).toBe('other-part');
  expect(await at.ask(0, { type: 'nonce', nonce: partOf(at.id, 1).nonce })).toBe('other-part');
  expect(await open(at, 0)).toBe('done');
});

test('somebody who uses the digest of another as their own can never open it', async () => {
  const at = await sitting();
  await bind(at, 0);
  await at.ask(1, { type: 'digest', digest: partOf(at.id, 0).digest });
  await open(at, 0);
  expect(await open(at, 0)).toBe('not-now');
  expect(await at.ask(1, { type: 'nonce', nonce: partOf(at.id, 0).nonce })).toBe('other-part');
});

test('a seat may be bound anew before everybody is, by another device; but not without end', async () => {
  const at = await sitting();
  for (let time = 0; time < MOST_DIGESTS; time += 1) {
    expect(await at.ask(0, { type: 'digest', digest: String(time).padStart(64, '0') })).toBe('done');
  }
  expect(await bind(at, 0)).toBe('not-now');
  expect(at.info().fair).toMatchObject({
    digests: [String(MOST_DIGESTS - 1).padStart(64, '0'), null],
    withdrawn: [],
  });
});

test('either device of a player may open the part, and both are told', async () => {
  const at = await sitting();
  const second = await at.house.connect({ table: at.id, key: at.keys[0] });
  await bind(at, 0);
  await bind(at, 1);
  await second.say({ type: 'nonce', id: 'n', nonce: partOf(at.id, 0).nonce });
  expect(at.info().fair.nonces).toEqual([partOf(at.id, 0).nonce, null]);
  for (const ear of [...at.ears, second]) expect(ear.heard.at(-1)).toContain(partOf(at.id, 0).nonce);
});

test.each(['nobody', 'the first'])(
  'a restart between the rounds, when %s has opened: it goes on',
  async (who) => {
    const store = memoryStore();
    const before = await sitting(quietHouse({ store, chance: 1 }));
    await bind(before, 0);
    await bind(before, 1);
    if (who === 'the first') await open(before, 0);
    const house = quietHouse({ store, chance: 1000 });
    const ears: Ear[] = [];
    for (const key of before.keys) ears.push(await house.connect({ table: before.id, key }));
    const welcome: Extract<FromServer, { type: 'welcome' }> = JSON.parse(ears[1].heard[0]);
    expect(welcome.table.fair.digests).toEqual([0, 1].map((seat) => partOf(before.id, seat).digest));
    await bothRounds(before.id, ears);
    expect(phaseOf((await house.live(before.id)).state())).toBe('playing');
  },
);

test('a seat that is given to a bot after the digests: bots are not waited for', async () => {
  const at = await sitting(quietHouse(), murano, 3);
  await bind(at, 0);
  await bind(at, 1);
  await bind(at, 2);
  expect(isSealed(at.state())).toBe(true);
  const other = await sitting(quietHouse(), murano, 3);
  await bind(other, 0);
  await bind(other, 1);
  await other.ask(2, { type: 'stand' });
  expect(isSealed(other.state())).toBe(false);
  expect(await other.ask(0, { type: 'fill', seat: 2, level: '1' })).toBe('done');
  expect(isSealed(other.state())).toBe(true);
  expect(await open(other, 1)).toBe('done');
  expect(await open(other, 0)).toBe('done');
  expect(other.state().match!.header.start).toMatchObject({
    fair: { digests: [partOf(other.id, 0).digest, partOf(other.id, 1).digest, null], nonces: { 2: null } },
  });
});

test('getting up in the first round takes the digest along; that there was one is told', async () => {
  const at = await sitting();
  await bind(at, 1);
  expect(await at.ask(1, { type: 'stand' })).toBe('done');
  expect(at.info().fair).toMatchObject({ digests: [null, null], withdrawn: [partOf(at.id, 1).digest] });
  expect(phaseOf(at.state())).toBe('waiting');
});

test.each([
  ['before anything is opened', []],
  ['when the others have opened theirs', [0]],
  ['after having opened it', [1]],
] as const)('getting up in the second round closes the table, %s', async (_when, openers) => {
  const at = await sitting();
  const watcher = await at.house.connect({ table: at.id, watch: at.watch });
  await bind(at, 0);
  await bind(at, 1);
  for (const seat of openers) await open(at, seat);
  expect(await at.ask(1, { type: 'stand' })).toBe('done');
  expect(at.info()).toMatchObject({
    phase: 'over',
    result: { ending: 'unopened', outcome: null, ranking: [] },
    fair: { leftBy: 1 },
  });
  for (const ear of [...at.ears, watcher]) expect(ear.heard.at(-1)).toContain('"ending":"unopened"');
  expect(await open(at, 0)).toBe('not-now');
  expect(at.state().match).toBeNull();
  const stored = (await at.house.store.table(at.id))!;
  expect(stored.log.at(-1)!.event).toEqual({ kind: 'unopened', by: 1 });
});

test('the host who gets up in the second round is named, too', async () => {
  const at = await sitting();
  await bind(at, 0);
  await bind(at, 1);
  await at.ask(0, { type: 'stand' });
  expect(at.info()).toMatchObject({ result: { ending: 'unopened' }, fair: { leftBy: 0 } });
});

test('a part that is never opened closes the table in the end, and not before a phone has slept', async () => {
  const at = await sitting();
  await bind(at, 0);
  await bind(at, 1);
  await open(at, 0);
  const due = (after: number): TableEvent | null => dueNow(at.state(), at.state().at + after, () => 0).event;
  expect(due(DAY - 1)).toBeNull();
  expect(due(DAY)).toEqual({ kind: 'unopened' });
  // Without a clock, or with days for each turn, nobody need hurry.
  for (const pace of [{ kind: 'free' }, { kind: 'days', days: 2 }] as const) {
    const { header } = at.state();
    const agreement = { ...header.agreement, pace };
    const patient = { ...at.state(), header: { ...header, agreement } };
    const after = (days: number): TableEvent | null =>
      dueNow(patient, patient.at + days * DAY, () => 0).event;
    expect([after(13.9), after(14)]).toEqual([null, { kind: 'unopened' }]);
  }
  at.house.clock.advance(DAY + 10);
  await at.ask(0, { type: 'chat', text: 'well' });
  expect(at.info()).toMatchObject({ result: { ending: 'unopened' }, fair: { leftBy: null } });
});

test('logs from before there were two rounds begin as they began, and their matches are read for ever', async () => {
  const store = memoryStore();
  const { id, keys } = await quietHouse({ store, chance: 1 }).open(muster, {}, 2);
  const nonces = ['1'.repeat(32), '2'.repeat(32)];
  for (const [seat, nonce] of nonces.entries()) {
    const { log } = (await store.table(id))!;
    const entry = {
      seq: log.length + 1,
      at: 1,
      event: { kind: 'nonce', seat, nonce },
      request: null,
    } as const;
    await store.append(id, entry, { phase: 'waiting', open: false, players: [null, null], due: null });
  }
  const house = quietHouse({ store, chance: 1000 });
  const ear = await house.connect({ table: id, key: keys[0] });
  const { match } = (await house.live(id)).state();
  expect(ear.heard[0]).toContain('"phase":"playing"');
  expect(match!.header.start).toEqual({
    fair: { table: id, commitment: expect.any(String), secret: expect.any(String), nonces },
  });
  expect(loadMatch(saveMatch(match!), gameOf).state).toEqual(match!.state);
});

test('a table that waited with a part of one round goes on with two: that part is not used', async () => {
  const store = memoryStore();
  const { id, keys } = await quietHouse({ store, chance: 1 }).open(muster, {}, 2);
  const { log } = (await store.table(id))!;
  const event = { kind: 'nonce', seat: 0, nonce: '1'.repeat(32) } as const;
  const index = { phase: 'waiting', open: false, players: [null, null], due: null } as const;
  await store.append(id, { seq: log.length + 1, at: log.at(-1)!.at, event, request: null }, index);
  const house = quietHouse({ store, chance: 1000 });
  const ears: Ear[] = [];
  for (const key of keys) ears.push(await house.connect({ table: id, key }));
  await bothRounds(id, ears);
  expect((await house.live(id)).state().match!.header.start).toMatchObject({
    fair: {
      digests: [0, 1].map((seat) => partOf(id, seat).digest),
      nonces: [0, 1].map((seat) => partOf(id, seat).nonce),
      withdrawn: ['1'.repeat(32)],
    },
  });
});

test('a log in which a part was exchanged afterwards is damaged, and no match comes of it', async () => {
  const store = memoryStore();
  const before = await sitting(quietHouse({ store, chance: 1 }));
  await bind(before, 0);
  await bind(before, 1);
  await open(before, 0);
  const { log } = (await store.table(before.id))!;
  const event = { kind: 'nonce', seat: 1, nonce: '7'.repeat(32) } as const;
  const index = { phase: 'waiting', open: false, players: [null, null], due: null } as const;
  await store.append(before.id, { seq: log.length + 1, at: log.at(-1)!.at, event, request: null }, index);
  const house = quietHouse({ store, chance: 1000 });
  const ear = await house.connect({ table: before.id, key: before.keys[0] });
  expect(JSON.parse(ear.heard.at(-1)!)).toEqual({ type: 'bye', reason: 'damaged', retry: null });
});

test('every table has a secret, a commitment and a deal of its own, though the players add the same', async () => {
  const house = quietHouse();
  const found = [];
  for (const _ of [1, 2, 3]) {
    const at = await sitting(house);
    const nonce = '5'.repeat(32);
    for (const seat of [0, 1]) {
      await at.ask(seat, { type: 'digest', digest: nonceDigest(at.id, seat, nonce) });
    }
    for (const seat of [0, 1]) await at.ask(seat, { type: 'nonce', nonce });
    const { secret, header } = (await house.store.table(at.id))!;
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    found.push({ secret, commitment: header.commitment, state: JSON.stringify(at.state().match!.state) });
  }
  for (const what of ['secret', 'commitment', 'state'] as const) {
    expect(new Set(found.map((each) => each[what])).size).toBe(3);
  }
});

test('the cards follow from the secret of the table and from the part of every seat, and from nothing else', async () => {
  const dealt = async (chance: number, nonces: readonly string[]): Promise<string> => {
    const at = await sitting(quietHouse({ chance }));
    for (const [seat, nonce] of nonces.entries()) {
      await at.ask(seat, { type: 'digest', digest: nonceDigest(at.id, seat, nonce) });
    }
    for (const [seat, nonce] of nonces.entries()) await at.ask(seat, { type: 'nonce', nonce });
    return JSON.stringify(at.state().match!.state);
  };
  const [a, b] = ['a'.repeat(32), 'b'.repeat(32)];
  const states = [
    await dealt(1, [a, a]),
    await dealt(1, [a, b]),
    await dealt(1, [b, a]),
    await dealt(2, [a, a]),
  ];
  expect(new Set(states).size).toBe(4);
  expect(await dealt(1, [a, a])).toBe(states[0]);
});

test('the record of a deal that was given up names what was opened and who left', async () => {
  const at = await sitting();
  await bind(at, 0);
  await bind(at, 1);
  await open(at, 0);
  await at.ask(1, { type: 'stand' });
  const { secret, header } = (await at.house.store.table(at.id))!;
  expect(readGivenUp(saveGivenUp(givenUpOf(header, secret, at.state())))).toMatchObject({
    nonces: [partOf(at.id, 0).nonce, null],
    leftBy: 1,
  });
});

test('whoever is not there when all are bound is told that the table waits for them, once', async () => {
  const told: string[] = [];
  const house = quietHouse({ notify: (player) => told.push(player) });
  const at = await sitting(house);
  await bind(at, 0);
  at.ears[0].session.closed();
  await bind(at, 1);
  const [first] = at.state().seats.map((seat) => (seat.kind === 'person' ? seat.player : ''));
  expect(told).toEqual([first]);
  await open(at, 1);
  expect(told).toEqual([first]);
});

test('a deal that was never opened is counted', async () => {
  const counted = async (): Promise<number> => {
    const text = await METRICS.text();
    return Number(/^tavola_events_total\{kind="unopened"\} (\d+)$/mu.exec(text)?.[1] ?? 0);
  };
  const before = await counted();
  const at = await sitting();
  await bind(at, 0);
  await bind(at, 1);
  await at.ask(1, { type: 'stand' });
  expect(await counted()).toBe(before + 1);
});

test('a page from the days of one round is told to reload', async () => {
  const house = quietHouse();
  const { id, keys } = await house.open(muster, {}, 2);
  const ear = await house.connect();
  await ear.say({ type: 'hello', protocol: 1, table: id, key: keys[0] });
  expect(ear.heard.map((text): unknown => JSON.parse(text))).toEqual([
    { type: 'bye', reason: 'update', retry: null },
  ]);
  expect(ear.closed).toBe(true);
});
