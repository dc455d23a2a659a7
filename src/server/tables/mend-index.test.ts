import { expect, test } from 'vitest';
import type { AnyGame } from '#core/game';
import { problem } from '#core/problem';
import { pebbles } from '#core/testing/pebbles';
import type { Agreement } from '#table/table-info';
import type { Index } from '../store/store.ts';
import { quietHouse } from '../testing/house.ts';
import { memoryStore } from '../testing/memory.ts';
import { emptyMemory } from '../testing/memory-tables.ts';
import { seated } from '../testing/seated.ts';

const FREE: Agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' };

/** A table at which one of two is no longer a player, opened anew with this beside its log; what lies there afterwards. */
async function mended(change: Partial<Index> | null, isGone = false) {
  const memory = emptyMemory();
  const errors: object[] = [];
  const house = quietHouse({
    store: memoryStore(memory),
    rules: () => pebbles,
    log: (line) => errors.push(line),
  });
  const at = await seated(house, pebbles, 2, FREE);
  const stored = memory.tables.get(at.id)!;
  const [ann = '', bob = ''] = stored.index.players.map((player) => player ?? '');
  (await at.live()).end('restart', 0);
  if (isGone) await house.store.removePlayer(bob);
  const { index } = memory.tables.get(at.id)!;
  const damagedIndex = change === null ? null : { ...index, ...change };
  memory.tables.set(at.id, { ...memory.tables.get(at.id)!, index: damagedIndex as Index });
  let mendings = 0;
  const { mend } = house.store;
  Object.assign(house.store, {
    mend: (...given: Parameters<typeof mend>) => {
      mendings += 1;
      return mend(...given);
    },
  });
  await house.tables.open(at.id);
  return { index: memory.tables.get(at.id)!.index, whole: index, ann, bob, mendings, errors };
}

test('what fits the log is not written again', async () => {
  expect(await mended({})).toMatchObject({ mendings: 0, errors: [] });
  // Whoever is removed is taken from beside the log, and stands in it for ever.
  expect(await mended({}, true)).toMatchObject({ mendings: 0, errors: [] });
});

test.each<[string, Partial<Index>]>([
  ['phase', { phase: 'over' }],
  ['place in the lobby', { open: true }],
  ['moment', { due: 5 }],
  ['players', { players: ['eve', null] }],
])('another %s than follows from the log is mended', async (_what, change) => {
  const { index, whole, mendings } = await mended(change);
  expect(mendings).toBe(1);
  expect(index).toEqual(whole);
});

test('whoever was removed is not written down again', async () => {
  const { index, ann } = await mended({ players: [null, null] }, true);
  expect(index.players).toEqual([ann, null]);
});

test('what was damaged is told, and made anew', async () => {
  const { index, whole, errors } = await mended(null);
  expect(index).toEqual(whole);
  expect(errors).toHaveLength(1);
});

test('a table whose index cannot be mended now is opened all the same, and that is written down', async () => {
  const memory = emptyMemory();
  const rules = (): AnyGame => pebbles;
  const at = await seated(quietHouse({ store: memoryStore(memory), rules }), pebbles, 2, FREE);
  const kept = memory.tables.get(at.id)!;
  memory.tables.set(at.id, { ...kept, index: { ...kept.index, due: 5 } });
  const lines: object[] = [];
  const mend = (): Promise<void> => Promise.reject(problem('storage', 'no room'));
  const store = { ...memoryStore(memory), mend };
  const later = quietHouse({ store, rules, log: (line) => lines.push(line) });
  expect((await later.live(at.id)).id).toBe(at.id);
  expect(lines).toEqual([{ table: at.id }]);
});

test('after hours in which nobody could come, what is due is due so much later', async () => {
  const memory = emptyMemory();
  const rules = (): AnyGame => pebbles;
  const at = await seated(quietHouse({ store: memoryStore(memory), rules }), pebbles, 2, FREE);
  const due = (): number => memory.tables.get(at.id)!.index.due!;
  const before = due();
  const from = quietHouse().clock.now() + 1;
  const outages = [{ from, to: from + 5 * 3_600_000 }];
  await quietHouse({ store: memoryStore(memory), rules, outages }).tables.open(at.id);
  expect(due() - before).toBe(5 * 3_600_000);
});
