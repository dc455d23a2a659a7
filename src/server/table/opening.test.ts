import { expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { muster } from '#games/muster/index';
import { quietHouse, type QuietHouse } from '../testing/house.ts';
import { memoryStore } from '../testing/memory.ts';
import { bothRounds } from '../testing/parts.ts';
import type { TableEnv } from './env.ts';
import { OPENING_RETRY, opener } from './opening.ts';
import type { TableState } from './decider/state.ts';

const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

/** Two who both wish for another match while no table can be written down; `errors` counts how often that was tried. */
async function wished(): Promise<{
  house: QuietHouse;
  errors: () => number;
  mend: () => void;
  next: () => Promise<string | null>;
}> {
  let isAway = false;
  let errors = 0;
  const store = memoryStore();
  const addTable: typeof store.addTable = (table) =>
    isAway ? Promise.reject(new Error('away')) : store.addTable(table);
  const house = quietHouse({ store: { ...store, addTable }, log: () => void (errors += 1) });
  const { id, keys } = await house.open(muster, {}, 2);
  const ears = [
    await house.connect({ table: id, key: keys[0] }),
    await house.connect({ table: id, key: keys[1] }),
  ];
  await bothRounds(id, ears);
  isAway = true;
  await ears[0].say({ type: 'resign', id: 'r' });
  for (const ear of ears) await ear.say({ type: 'rematch', id: 'again' });
  await settled();
  return {
    house,
    errors: () => errors,
    mend: () => void (isAway = false),
    next: async () => (await house.live(id)).state().rematch,
  };
}

test('a rematch that could not be opened because the database was away is opened when it is back, though nothing happens', async () => {
  const { house, mend, next } = await wished();
  expect(await next()).toBeNull();
  mend();
  house.clock.advance(OPENING_RETRY);
  await settled();
  expect(await next()).not.toBeNull();
});

test('while the database stays away it is asked now and then, however often that failed before', async () => {
  const { house, errors, next } = await wished();
  const before = errors();
  for (let times = 0; times < 5; times += 1) {
    house.clock.advance(OPENING_RETRY);
    await settled();
  }
  expect(errors() - before).toBe(5);
  expect(await next()).toBeNull();
});

test('what was opened is written down before anything else is done at the table', async () => {
  const done: string[] = [];
  const kept = Promise.withResolvers<null>();
  const state = standIn<TableState>({
    seats: [{ kind: 'person', gone: false }],
    wishes: [0],
    rematch: null,
    header: {},
  });
  const env = standIn<TableEnv>({
    rematch: () => Promise.resolve('next'),
    openDealt: () => expect.fail('nobody gathers'),
    log: { error: () => expect.fail('nothing fails') },
    clock: { after: () => expect.fail('nothing is tried again') },
  });
  const open = opener({ state: () => state }, env, 'watch', {
    commit(event) {
      done.push(JSON.stringify(event));
      return kept.promise;
    },
    wake: () => undefined,
  });
  const opening = open().then(() => done.push('opened'));
  await settled();
  expect(done).toEqual(['{"kind":"rematchOpened","table":"next"}']);
  kept.resolve(null);
  await opening;
  expect(done.at(-1)).toBe('opened');
});

test('however often it is tried in vain, one more try is waited for', async () => {
  const state = standIn<TableState>({
    seats: [{ kind: 'person', gone: false }],
    wishes: [0],
    rematch: null,
    header: {},
  });
  const waiting: (() => void)[] = [];
  let woken = 0;
  const env = standIn<TableEnv>({
    rematch: () => Promise.reject(new Error('away')),
    log: { error: () => undefined },
    clock: { after: (_ms, run) => (waiting.push(run), () => undefined) },
  });
  const open = opener({ state: () => state }, env, 'watch', {
    commit: () => expect.fail('nothing was opened'),
    wake: () => void (woken += 1),
  });
  for (let time = 0; time < 3; time += 1) await open();
  expect(waiting).toHaveLength(1);
  waiting[0]();
  expect(woken).toBe(1);
  await open();
  expect(waiting, 'and then the next one').toHaveLength(2);
});
