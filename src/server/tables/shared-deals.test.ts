import { expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import { wantsTables } from '../table/gathering.ts';
import { gathered, settled } from '../testing/dealt-twins.ts';
import { type Change, quietHouse } from '../testing/house.ts';
import { memoryStore } from '../testing/memory.ts';
import { bothRounds } from '../testing/parts.ts';

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
    await settled();
    expect(wantsTables((await house.live(gathering.id)).state())).toBe(true);
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
  const { opened, result } = (await again.live(id)).state();
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
  const state = (await house.live(id)).state();
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
  const [first, second] = (await house.live(id)).state().opened!;
  const refused = async (): Promise<boolean> =>
    (await house.connect({ table: first, watch })).heard.join('').includes('shared-deal');
  expect(await refused()).toBe(true);
  reads.length = 0;
  for (let each = 0; each < 10; each += 1) expect(await refused()).toBe(true);
  expect(reads).toEqual([]);
  // It is noticed all the same when nobody plays there any more.
  await (await house.live(second)).happen(() => ({ kind: 'abandon' }));
  expect(await refused()).toBe(false);
});

test('where people gathered it is told at once that a table is over, and nothing of how it went', async () => {
  const house = quietHouse();
  const { id, ears } = await gathered(house, muster);
  await bothRounds(id, ears);
  await settled();
  const [table] = (await house.live(id)).state().opened!;
  const player = await house.connect({ table, key: '0'.repeat(43) });
  const before = ears.map(({ heard }) => heard.at(-1));
  for (const ear of ears) ear.heard.length = 0;
  await player.say({ type: 'resign', id: 'r' });
  await settled();
  expect(ears.map(({ heard }) => heard)).toEqual(before.map((text) => [text]));
});
