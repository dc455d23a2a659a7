import { expect, test } from 'vitest';
import { problem } from '#core/problem';
import { standIn } from '#core/testing/stand-in';
import { muster } from '#games/muster/index';
import { rematchId } from '../players/keys.ts';
import type { SharedStore } from '../store/store.ts';
import type { TableEnv } from '../table/env.ts';
import { countedChance, handClock } from '../testing/clock.ts';
import { emptyMemory } from '../testing/memory-tables.ts';
import { memoryStore } from '../testing/memory.ts';
import { headerOf, newWalk } from '../testing/walk.ts';
import { createRematch } from './rematch.ts';
import { rulesOf } from './tables.ts';

test('the next match of a company has its host, its agreement and its link, is not listed, and is opened once', async () => {
  const memory = emptyMemory();
  const env = standIn<TableEnv>({
    store: memoryStore(memory),
    clock: handClock(),
    chance: countedChance(),
    rules: rulesOf,
  });
  const agreement = { pace: { kind: 'days', days: 3 }, away: null, timeout: 'lose' } as const;
  const walk = newWalk(muster, headerOf(muster, 2, agreement, { host: 1, listed: true }));
  walk.ask(0, { type: 'resign', id: 'r' });
  const id = await createRematch(env, walk.state(), 'digest of the link');
  expect(id).toBe(rematchId(walk.header.id, 'digest of the link'));
  const next = memory.tables.get(id)!;
  expect(next).toMatchObject({ watch: 'digest of the link', index: { players: ['player 0', 'player 1'] } });
  expect(next.header).toMatchObject({
    host: 1,
    agreement,
    listed: false,
    seats: [{ kind: 'person' }, { kind: 'person' }],
  });
  expect(await createRematch(env, walk.state(), 'digest of the link')).toBe(id);
  expect(memory.tables.get(id)).toBe(next);
  const confirm = (): Promise<void> => Promise.reject(problem('unknown', 'a warning'));
  const doubtful = { ...env, store: { ...env.store, shared: standIn<SharedStore>({ confirm }) } };
  // What was read may be lost in a failover: nothing must lead there yet.
  await expect(createRematch(doubtful, walk.state(), 'digest of the link')).rejects.toMatchObject({
    code: 'unknown',
  });
});
