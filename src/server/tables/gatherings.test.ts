import { expect, test } from 'vitest';
import { problem } from '#core/problem';
import { standIn } from '#core/testing/stand-in';
import { muster } from '#games/muster/index';
import { isDisclosed, openDealt, planned } from './gatherings.ts';
import { dealtId } from '../players/keys.ts';
import type { Store, StoredTable, TableToStore } from '../store/store.ts';
import type { TableEnv } from '../table/env.ts';
import { leaving } from '../table/decider/leaving.ts';
import type { SeatedPerson } from '../table/decider/state.ts';
import { countedChance, handClock } from '../testing/clock.ts';
import { emptyMemory } from '../testing/memory-tables.ts';
import { memoryStore } from '../testing/memory.ts';
import { headerOf, newWalk } from '../testing/walk.ts';

const GATHERING = 'g'.repeat(22);
const WATCH = 'w'.repeat(43);
const ids = [0, 1, 2].map((number) => dealtId(GATHERING, WATCH, number));
const header = standIn<Parameters<typeof isDisclosed>[1]>({
  id: ids[0] ?? '',
  dealt: { gathering: GATHERING, kind: 'duplicate', tables: 3, number: 0 },
});

type Phase = 'playing' | 'over' | 'gone' | 'without an index';

/** A store in which the other two tables of the deal stand so, and the place where it was made. */
const storeWith = (phases: readonly Phase[], gathering: Phase | 'waiting' = 'over'): Store =>
  standIn<Store>({
    table: (id: string) => {
      const phase = id === GATHERING ? gathering : phases[ids.indexOf(id) - 1];
      if (phase === 'gone') return Promise.resolve(null);
      return Promise.resolve({ index: phase === 'without an index' ? null : { phase } });
    },
    standing: () => Promise.resolve(null),
  });

test.each<[readonly Phase[], boolean]>([
  [['over', 'over'], true],
  [['gone', 'over'], true],
  [['gone', 'gone'], true],
  [['playing', 'over'], false],
  [['over', 'playing'], false],
  [['gone', 'playing'], false],
  [['without an index', 'over'], false],
])('what happened with a deal whose other tables are %o may be told: %s', async (phases, may) => {
  expect(await isDisclosed(storeWith(phases), header, WATCH)).toBe(may);
});

test('while the tables of a deal are being opened, one that is not there yet has not been played', async () => {
  expect(await isDisclosed(storeWith(['gone', 'gone'], 'waiting'), header, WATCH)).toBe(false);
  expect(await isDisclosed(storeWith(['gone', 'gone'], 'gone'), header, WATCH)).toBe(true);
});

test('what is known of deals is forgotten when there is very much of it', async () => {
  let reads = 0;
  const store = standIn<Store>({
    table: () => {
      reads += 1;
      return Promise.resolve({ index: { phase: 'over' } });
    },
    standing: () => Promise.resolve(null),
  });
  const readsFor = async (number: number): Promise<number> => {
    reads = 0;
    await isDisclosed(store, { ...header, id: `table ${number}` }, WATCH);
    return reads;
  };
  expect([await readsFor(0), await readsFor(0)]).toEqual([4, 0]);
  for (let number = 1; number <= 10_000; number += 1) await readsFor(number);
  expect(await readsFor(0)).toBe(4);
});

test('an end that may be lost again discloses nothing, and one that is certain does so for good', async () => {
  let isCertain = false;
  let confirmed = 0;
  const shared = {
    confirm() {
      confirmed += 1;
      return isCertain ? Promise.resolve() : Promise.reject(problem('unknown', 'a warning'));
    },
  };
  const stands: Phase[] = ['over', 'playing'];
  const store = standIn<Store>({ ...storeWith(stands), shared });
  expect(await isDisclosed(store, header, WATCH)).toBe(false);
  expect(confirmed).toBe(0);
  stands[1] = 'over';
  await expect(isDisclosed(store, header, WATCH)).rejects.toMatchObject({ code: 'unknown' });
  isCertain = true;
  for (let time = 0; time < 3; time += 1) expect(await isDisclosed(store, header, WATCH)).toBe(true);
  // Whoever looks again and again has nothing written.
  expect(confirmed).toBe(2);
});

test('a table with a deal of its own has no secret for the sake of others', async () => {
  const own: typeof header = { ...header, dealt: undefined };
  expect(await isDisclosed(storeWith([]), own, WATCH)).toBe(true);
});

test('a table that is damaged is played on by nobody; one that cannot be read just now may be', async () => {
  const failing = (code: string): Store => ({
    ...storeWith(['over', 'over']),
    table: () => Promise.reject(problem(code, '')),
  });
  expect(await isDisclosed(failing('damaged'), header, WATCH)).toBe(true);
  await expect(isDisclosed(failing('storage'), header, WATCH)).rejects.toMatchObject({ code: 'storage' });
});

test('at the next table of the same company everybody looks as before', () => {
  const sitter = standIn<SeatedPerson>({ kind: 'person', player: 'ann', gone: false });
  expect(planned({ kind: 'open' })).toBe('open');
  expect(planned({ kind: 'bot', level: '4' })).toEqual({ level: '4' });
  expect(planned(sitter)).toEqual({ player: 'ann' });
  expect(planned({ ...sitter, portrait: 'beard' })).toEqual({
    player: 'ann',
    portrait: 'beard',
  });
});

test('the tables of a deal have the seats and people of theirs, and somebody who plays as host', async () => {
  const agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' } as const;
  const gathered = headerOf(muster, 4, agreement, { gathering: { kind: 'duplicate', tables: 2 } });
  const walk = newWalk(muster, gathered);
  const bot = { kind: 'bot', level: '2' } as const;
  const state = { ...walk.state(), seats: walk.state().seats.with(0, bot).with(2, bot) };
  const opened: TableToStore[] = [];
  const env = standIn<TableEnv>({
    clock: handClock(),
    chance: countedChance(),
    deal: () => ({ seed: 'deal' }),
    store: {
      table: async (id: string) => (id === gathered.id ? { secret: 'ab'.repeat(32) } : null),
      addTable: async (table: TableToStore) => void opened.push(table),
    },
  });
  const ids = await openDealt(env, state, 'link');
  expect(opened.map(({ header }) => header.id)).toEqual(ids);
  for (const [number, { header, secret, watch, index }] of opened.entries()) {
    expect([secret, watch]).toEqual(['ab'.repeat(32), 'link']);
    expect(header).toMatchObject({ host: 1, listed: false, agreement, seats: [bot, { kind: 'person' }] });
    expect(header.dealt).toMatchObject({ gathering: gathered.id, kind: 'duplicate', tables: 2, number });
    expect(index.players).toEqual([null, `player ${2 * number + 1}`]);
  }
});

test('a table of a deal that is there already leads nowhere while it may be lost again, and is opened anew when it was', async () => {
  const gathered = headerOf(
    muster,
    4,
    { pace: { kind: 'free' }, away: null, timeout: 'bot' },
    { gathering: { kind: 'duplicate', tables: 2 } },
  );
  const { state } = newWalk(muster, gathered);
  const memory = emptyMemory();
  const store = memoryStore(memory);
  const confirmed: (string | null | undefined)[] = [];
  let isCertain = true;
  const confirm = async (table?: string | null): Promise<void> => {
    confirmed.push(table);
    if (!isCertain) throw problem('unknown', 'a warning');
  };
  const table = async (id: string): ReturnType<Store['table']> =>
    id === gathered.id ? standIn<StoredTable>({ secret: 'ab'.repeat(32) }) : store.table(id);
  const env = standIn<TableEnv>({
    clock: handClock(),
    chance: countedChance(),
    deal: () => ({ seed: 'deal' }),
    store: { ...store, table, shared: standIn({ confirm }) },
  });
  const ids = await openDealt(env, state(), 'link');
  expect(confirmed).toEqual([]);
  expect(await openDealt(env, state(), 'link')).toEqual(ids);
  expect(confirmed).toEqual(ids);
  isCertain = false;
  await expect(openDealt(env, state(), 'link')).rejects.toMatchObject({ code: 'unknown' });
  memory.tables.clear();
  expect(await openDealt(env, state(), 'link')).toEqual(ids);
  expect([...memory.tables.keys()]).toEqual(ids);
});

test('whoever is removed when all parts of a deal are open stays: its tables are about to be opened', () => {
  const agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' } as const;
  const gathering = { kind: 'mirror', tables: 2 };
  const walk = newWalk(muster, headerOf(muster, 4, agreement, { gathering }));
  expect(leaving('player 1')(walk.state())).toBe('not-now');
  expect(leaving('nobody')(walk.state())).toBe('not-now');
});
