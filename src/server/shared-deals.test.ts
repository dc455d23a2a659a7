import { expect, test } from 'vitest';
import { murano } from '#games/murano/index';
import { muster } from '#games/muster/index';
import type { AnyGame } from '#core/game';
import { digestOf } from './keys.ts';
import { wantsTables } from './table/gathering.ts';
import { type Change, type Ear, quietHouse, type QuietHouse } from './testing/house.ts';
import { memoryStore } from './testing/memory.ts';
import { bothRounds } from './testing/parts.ts';
import { wordsOf } from './testing/walk.ts';

const agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' } as const;
const KEYS = [0, 1, 2, 3].map((seat) => String(seat).repeat(43));

const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Four people who gather for one deal at two tables. */
async function gathered(
  house: QuietHouse,
  game: AnyGame,
): Promise<{ id: string; watch: string; ears: Ear[] }> {
  for (const [seat, key] of KEYS.entries()) {
    await house.store.addPlayer({ id: `p${seat}`, name: `Guest ${seat}`, since: 0 }, digestOf(key));
  }
  const seats = KEYS.map((_, seat) => ({ player: `p${seat}` }));
  const gathering = { kind: 'duplicate', tables: 2 } as const;
  const plan = { game, options: {}, seats, host: 0, agreement, listed: false, gathering };
  const { id, watch } = await house.tables.create(plan);
  const ears: Ear[] = [];
  for (const key of KEYS) ears.push(await house.connect({ table: id, key }));
  return { id, watch, ears };
}

/** Everything that those at the second table, and whoever only watches, are sent while the first plays `choose`. */
async function traffic(game: AnyGame, steps: number, choose: (words: string[]) => string, isAtFirst = false) {
  const house = quietHouse();
  const { id, watch, ears } = await gathered(house, game);
  await bothRounds(id, ears);
  await settled();
  const [first, second] = (await house.tables.open(id))!.state().opened!;
  const enter = async (table: string, keys: readonly string[]): Promise<Ear[]> => {
    const list: Ear[] = [];
    for (const key of keys) list.push(await house.connect({ table, key }));
    return list;
  };
  const players = {
    [first]: await enter(first, KEYS.slice(0, 2)),
    [second]: await enter(second, KEYS.slice(2)),
  };
  const step = async (table: string, pick: (words: string[]) => string): Promise<void> => {
    const state = (await house.tables.open(table))!.state();
    const [seat] = state.result === null ? game.toAct(state.match!.state) : [];
    if (seat === undefined) return;
    const word = pick(wordsOf(state, seat));
    await players[table][seat].say({ type: 'move', id: `m${state.seq}`, after: state.seq, word });
  };
  const watchers: Ear[] = [];
  for (let each = 0; each < steps; each += 1) {
    await step(first, choose);
    await step(second, ([word]) => word);
    if (each % 8 === 0) watchers.push(await house.connect({ table: first, watch, key: KEYS[2] }));
    house.clock.advance(1000);
  }
  watchers.push(await house.connect({ table: id, watch }));
  const isOver = (await house.tables.open(first))!.state().result !== null;
  const heard = (isAtFirst ? players[first] : [...players[second], ...ears, ...watchers]).map((ear) =>
    ear.heard.map((text, at) => `${ear.heardAt[at]} ${text}`),
  );
  return { isOver, heard };
}

test.each([
  ['muster', muster, 40],
  ['murano', murano, 60],
] as const)(
  'whatever is played with the same deal of %s at another table changes no byte of what anybody else is sent',
  async (_id, game, steps) => {
    const one = await traffic(game, steps, ([word]) => word);
    const other = await traffic(game, steps, (words) => words.at(-1)!);
    expect([one.isOver, other.isOver]).toEqual([false, false]);
    expect(other.heard).toEqual(one.heard);
    // A test that compares nothing must fail: those who sit there are told what is played.
    const there = await traffic(game, steps, ([word]) => word, true);
    expect(await traffic(game, steps, (words) => words.at(-1)!, true)).not.toEqual(there);
  },
  60_000,
);

test('no table is opened before all parts are; they are opened once, also when the process dies in between', async () => {
  const store = memoryStore();
  let fails = true;
  const dies: Change['store'] = {
    ...store,
    append: (table, entry, index) =>
      fails && entry.event.kind === 'dealt'
        ? Promise.reject(new Error('gone'))
        : store.append(table, entry, index),
  };
  const { id, ears } = await (async () => {
    const house = quietHouse({ store: dies });
    const gathering = await gathered(house, muster);
    const sitting = async (): Promise<number> => (await store.tablesOf('p3', 10)).length;
    await bothRounds(gathering.id, gathering.ears.slice(0, 3));
    expect(await sitting()).toBe(1);
    await bothRounds(gathering.id, gathering.ears);
    expect(wantsTables((await house.tables.open(gathering.id))!.state())).toBe(true);
    expect(await sitting()).toBe(2);
    return gathering;
  })();
  expect(ears[0].heard.join('')).not.toContain('"dealt"');
  fails = false;
  const again = quietHouse({ store: dies, chance: 7 });
  // What is due is woken, though nobody asks for it.
  again.clock.advance(60_000);
  await again.tables.sweep();
  await settled();
  const { opened, result } = (await again.tables.open(id))!.state();
  expect(result).toMatchObject({ ending: 'dealt' });
  expect(opened).toHaveLength(2);
  expect((await store.tablesOf('p3', 10)).map(({ table }) => table).toSorted()).toEqual(
    [id, opened![1]].toSorted(),
  );
});

test('whoever is bound gets nobody out of the deal unseen: the place is closed, and what was given up can be checked', async () => {
  const house = quietHouse();
  const { id, ears } = await gathered(house, muster);
  await bothRounds(id, ears.slice(0, 3));
  await ears[3].say({ type: 'digest', id: 'd', digest: 'ab'.repeat(32) });
  await ears[1].say({ type: 'stand', id: 's' });
  const state = (await house.tables.open(id))!.state();
  expect(state).toMatchObject({ result: { ending: 'unopened' }, leftBy: 1, opened: null });
});

test('whoever asks again and again to watch has no log of another table read again', async () => {
  const store = memoryStore();
  const reads: string[] = [];
  const table: Change['store'] = {
    ...store,
    table: (id) => {
      reads.push(id);
      return store.table(id);
    },
  };
  const house = quietHouse({ store: table });
  const { id, watch, ears } = await gathered(house, muster);
  await bothRounds(id, ears);
  await settled();
  const [first, second] = (await house.tables.open(id))!.state().opened!;
  const refused = async (): Promise<boolean> =>
    (await house.connect({ table: first, watch })).heard.join('').includes('shared-deal');
  expect(await refused()).toBe(true);
  reads.length = 0;
  for (let each = 0; each < 10; each += 1) expect(await refused()).toBe(true);
  expect(reads).toEqual([]);
  // It is noticed all the same when nobody plays there any more.
  await (await house.tables.open(second))!.happen(() => ({ kind: 'abandon' }));
  expect(await refused()).toBe(false);
});
