import { expect, test, vi } from 'vitest';
import { problem } from '#core/problem';
import { standIn } from '#core/testing/stand-in';
import { gameOf } from '#games/index';
import { muster } from '#games/muster/index';
import { PROTOCOL } from '#table/table-info';
import { type Config, configFrom } from './config.ts';
import { dayAt } from './players/days.ts';
import { digestOf } from './players/keys.ts';
import type { Peers, peersOf } from './hosting/peers.ts';
import { serviceOf } from './service.ts';
import type { SharedStore, Store } from './store/store.ts';
import { countedChance, type HandClock, handClock } from './testing/clock.ts';
import { METRICS } from './testing/house.ts';
import { memoryStore } from './testing/memory.ts';
import { partOf } from './testing/parts.ts';
import { quiet } from './testing/start.ts';

const nothing = (): Promise<void> => Promise.resolve();

const NO_PEERS = standIn<Peers>({ url: 'http://me', size: 0, drop: () => undefined, close: nothing });
const sharedBy = (clock: HandClock): SharedStore => ({
  process: 'me',
  peerKey: 'key',
  renew: () => Promise.resolve({ now: clock.now(), others: [] }),
  hosts: () => Promise.resolve(new Map()),
  ownHosts: () => Promise.resolve(new Map()),
  adopt: () => Promise.resolve(true),
  confirm: () => Promise.resolve(),
  release: nothing,
  tell: nothing,
  told: () => Promise.resolve([]),
});

test('a process that others know, and that has no tables yet, sends them away and outlives a database that takes long', async () => {
  const clock = handClock();
  const shared = sharedBy(clock);
  let answer: () => void = () => undefined;
  const slow: Store = {
    ...memoryStore(),
    shared,
    setting: () => new Promise((resolve) => (answer = () => resolve(null))),
  };
  let begin: Parameters<typeof peersOf>[0]['begin'] | null = null;
  const peers: typeof peersOf = (env) => {
    ({ begin } = env);
    return Promise.resolve(NO_PEERS);
  };
  const starting = serviceOf({
    config: configFrom({}),
    store: slow,
    clock,
    chance: countedChance(),
    metrics: METRICS,
    log: quiet,
    gameOf,
    think: () => Promise.reject(new Error('no bot is here')),
    notify: () => undefined,
    peers,
    app: () => standIn({}),
    sockets: () => ({ each: () => undefined }),
    opened: () => undefined,
  });
  const turns = async (): Promise<void> => {
    for (let left = 20; left > 0; left -= 1) await Promise.resolve();
  };
  await turns();
  // So long that it has not been heard of: everybody at its tables would be sent away now.
  shared.renew = () => Promise.reject(new Error('away'));
  for (let second = 0; second < 8; second += 1) {
    clock.advance(1000);
    await turns();
  }
  let code = 0;
  const session = begin!({
    send: () => undefined,
    buffered: () => 0,
    turn: nothing,
    close: (given) => void (code = given),
  });
  await session.receive('{}');
  expect(code).toBe(1001);
  for (let left = 5; left > 0; left -= 1) {
    answer();
    await turns();
  }
  expect((await starting).tables.size).toBe(0);
});

/** What is behind the doors of a process that is alone, by its settings. */
async function alone(
  change: Partial<Config> = {},
  store: Store = memoryStore(),
  { clock = handClock(), ...others }: { clock?: HandClock; peers?: typeof peersOf } = {},
) {
  const counted: string[] = [];
  const metrics = {
    ...METRICS,
    conflict: () => void counted.push('conflict'),
    kept: () => void counted.push('kept'),
  };
  const log = { ...quiet, error: (...said: unknown[]) => void counted.push(String(said.at(-1))) };
  const config = { ...configFrom({}), ...change };
  const service = await serviceOf({
    config,
    store,
    clock,
    chance: countedChance(),
    metrics,
    log,
    gameOf,
    think: () => Promise.reject(new Error('no bot is here')),
    notify: () => undefined,
    app: () => standIn({}),
    sockets: () => ({ each: () => undefined }),
    opened: () => undefined,
    ...others,
  });
  const connect = () => {
    const said: string[] = [];
    const session = service.begin({
      send: (text) => void said.push(text),
      buffered: () => 0,
      turn: nothing,
      close: () => void said.push('closed'),
    });
    return { said, say: (message: object) => session.receive(JSON.stringify(message)) };
  };
  return { service, clock, counted, connect };
}
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise(setImmediate);
};
const DAY = 86_400_000;

test.each([
  [90, 30, 90, 30],
  [0, 30, null, 30],
  [7, 0, 7, null],
])(
  'guests are kept for %d days and tables that are over for %d, and 0 means for ever',
  async (keepGuestsDays, keepDays, guests, tables) => {
    const store = memoryStore();
    const removing = vi.spyOn(store, 'removeGuests');
    const finding = vi.spyOn(store, 'finishedTables');
    const dropping = vi.spyOn(store, 'dropResults');
    const { service, clock } = await alone({ keepGuestsDays, keepDays }, store);
    service.sweep();
    await settled();
    const ago = (days: number | null): readonly number[] => (days === null ? [] : [clock.now() - days * DAY]);
    expect(removing.mock.calls.map(([before]) => before)).toEqual(ago(guests));
    expect(finding.mock.calls.map(([before]) => before)).toEqual(ago(tables));
    expect(dropping.mock.calls).toEqual([[dayAt(clock.now()) - 7]]);
    await service.outages.stop();
  },
);

test('a sweep that fails is told, and the next one is made', async () => {
  const store = memoryStore();
  const { service, counted } = await alone({}, store);
  const due = vi.spyOn(store, 'dueTables').mockRejectedValueOnce(new Error('away'));
  service.sweep();
  await settled();
  expect(counted).toEqual(['the sweep failed']);
  service.sweep();
  await settled();
  expect(due).toHaveBeenCalledTimes(2);
  await service.outages.stop();
});

test.each([
  [true, 40],
  [false, 100],
])('with limits: %s, of a hundred messages at once %d are answered', async (limits, answers) => {
  const { service, connect } = await alone({ limits });
  const { said, say } = connect();
  for (let each = 0; each < 100; each += 1) await say({ type: 'ping' });
  expect(said.filter((text) => text === '{"type":"pong"}')).toHaveLength(answers);
  await service.outages.stop();
});

test('of what is kept it is counted how long it took, and an entry that somebody else was sooner with is a conflict', async () => {
  const memory = memoryStore();
  const append = vi.fn(memory.append);
  const { service, counted, connect } = await alone({}, { ...memory, append });
  const key = 'k'.repeat(43);
  await memory.addPlayer({ id: 'ann', name: 'Ann', since: 0 }, digestOf(key));
  const agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' } as const;
  const { id } = await service.tables.create({
    game: muster,
    options: {},
    seats: [{ player: 'ann' }, 'open'],
    host: 0,
    agreement,
    listed: false,
  });
  const { said, say } = connect();
  await say({ type: 'hello', protocol: PROTOCOL, table: id, key });
  await say({ type: 'digest', id: 'one', digest: '0'.repeat(64) });
  expect(counted).toEqual(['kept']);
  append.mockResolvedValueOnce('taken');
  await say({ type: 'fill', id: 'two', seat: 1, level: '1' });
  await settled();
  expect(counted).toEqual(['kept', 'kept', 'conflict', 'an event was not kept']);
  expect(
    said.filter((text) => text.includes('"two"')),
    'nobody knows whether it was done',
  ).toEqual([]);
  expect(said.at(-2)).toContain('"restart"');
  await service.outages.stop();
});

const FREE = { pace: { kind: 'free' }, away: null, timeout: 'bot' } as const;

test.each([
  [true, 20],
  [false, 25],
])(
  'with limits: %s, of 25 rematches that somebody wishes for at once %d are opened',
  async (limits, opened) => {
    const memory = memoryStore();
    const { service, connect } = await alone({ limits }, memory);
    const key = 'k'.repeat(43);
    await memory.addPlayer({ id: 'ann', name: 'Ann', since: 0 }, digestOf(key));
    const game = service.tables;
    const answers: string[] = [];
    for (let each = 0; each < 25; each += 1) {
      const { id } = await game.create({
        game: muster,
        options: {},
        seats: [{ player: 'ann' }, { level: '1' }],
        host: 0,
        agreement: FREE,
        listed: false,
      });
      const { said, say } = connect();
      await say({ type: 'hello', protocol: PROTOCOL, table: id, key });
      const { digest, nonce } = partOf(id, 0);
      await say({ type: 'digest', id: 'd', digest });
      await say({ type: 'nonce', id: 'n', nonce });
      await say({ type: 'resign', id: 'r' });
      await say({ type: 'rematch', id: 'wish' });
      answers.push(said.find((text) => text.includes('"wish"'))!);
    }
    expect(answers.filter((text) => text.includes('"done"'))).toHaveLength(opened);
    expect(answers.filter((text) => text.includes('"too-fast"'))).toHaveLength(25 - opened);
    await service.outages.stop();
  },
);

test('a process that has let go of everything writes nothing any more, also what it was about to', async () => {
  const clock = handClock();
  const shared = sharedBy(clock);
  const memory = memoryStore();
  const append = vi.fn(memory.append);
  const store: Store = { ...memory, append, shared };
  const { service } = await alone({}, store, { clock, peers: () => Promise.resolve(NO_PEERS) });
  const seats = [{ player: 'ann' }, 'open'] as const;
  const { id } = await service.tables.create({
    game: muster,
    options: {},
    seats,
    host: 0,
    agreement: FREE,
    listed: false,
  });
  let answer = (): void => undefined;
  let asked = 0;
  shared.hosts = async () => {
    asked += 1;
    if (asked === 2) await new Promise<void>((resolve) => (answer = resolve));
    return new Map();
  };
  const opening = service.tables.open(id);
  await vi.waitFor(() => expect(asked).toBe(2));
  await service.cluster.leave(() => 0);
  answer();
  await expect(opening).rejects.toMatchObject({ code: 'elsewhere' });
  expect(append).not.toHaveBeenCalled();
  await service.cluster.close();
  await service.outages.stop();
});

test('whom another process passes on has been counted there: all they say is answered', async () => {
  const clock = handClock();
  let begin: Parameters<typeof peersOf>[0]['begin'] | null = null;
  const store = { ...memoryStore(), shared: sharedBy(clock) };
  const { service } = await alone({}, store, {
    clock,
    peers: (env) => {
      ({ begin } = env);
      return Promise.resolve(NO_PEERS);
    },
  });
  const said: string[] = [];
  const session = begin!({
    send: (text) => void said.push(text),
    buffered: () => 0,
    turn: nothing,
    close: () => undefined,
  });
  for (let each = 0; each < 100; each += 1) await session.receive('{"type":"ping"}');
  expect(said).toHaveLength(100);
  session.closed();
  await service.cluster.close();
  await service.outages.stop();
});

test('what every process has to know of a table is told to all of them', async () => {
  const clock = handClock();
  // A database that is away ends no process: what it could not be told stands in the log.
  const told: object[] = [];
  const tell = (notice: object): Promise<never> => {
    told.push(notice);
    return Promise.reject(problem('storage', 'away'));
  };
  const store = { ...memoryStore(), shared: { ...sharedBy(clock), tell } };
  const { service } = await alone({}, store, { clock, peers: () => Promise.resolve(NO_PEERS) });
  const nonces = ['0', '1', '2', '3'].map((digit) => digit.repeat(32));
  const dealt = { gathering: 'g'.repeat(22), kind: 'mirror', tables: 2, number: 0 } as const;
  const { id } = await service.tables.create({
    game: muster,
    options: {},
    seats: [{ player: 'ann' }, { player: 'bob' }],
    host: 0,
    agreement: FREE,
    listed: false,
    dealt: { ...dealt, digests: nonces.map(() => null), nonces, withdrawn: [], secret: '0'.repeat(64) },
  });
  await (await service.tables.open(id))!.happen(() => ({ kind: 'abandon' }));
  await settled();
  expect(told).toEqual([{ kind: 'dealtOver', gathering: dealt.gathering }]);
  await service.cluster.close();
  await service.outages.stop();
});
