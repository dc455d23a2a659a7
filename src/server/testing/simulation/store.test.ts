import { expect, test } from 'vitest';
import { STATEMENTS } from '../../store/postgres/shared.ts';
import { entry, ID, INDEX, someTable } from '../records.ts';
import { newDatabase } from './database.ts';
import { newMachine } from './machine.ts';
import { newNetwork } from './network.ts';
import { simulatedStore } from './store.ts';
import { newWorld } from './world.ts';

const claim = (seq: number): Parameters<typeof entry> => [
  seq,
  { kind: 'claim', process: 'p1', lostSince: 0 },
];

test('a process stands still between a claim and its statement: what it knew counts from when it decided', async () => {
  const world = newWorld(1);
  const database = newDatabase(world, newNetwork(world));
  const { content } = database;
  await content.store('p0').addTable(someTable());
  await content.run(STATEMENTS.RENEW, ['p0', 'http://p0']);
  const machine = newMachine(world, 'p1', 0);
  world.after(7000, async () => {
    const store = await simulatedStore(database, machine);
    await store.shared!.renew('http://p1');
    const first = store.append(ID, entry(...claim(9)), INDEX);
    // Who has the table is asked as well, and answered when it is too late.
    const hosts = store.shared!.hosts([ID]);
    const second = store.append(ID, entry(...claim(2)), INDEX);
    machine.freeze(40_000);
    await Promise.all([first, hosts, second]);
  });
  await world.run(60_000);
  const [kept] = content.kept;
  expect(kept).toMatchObject({ before: 'p0', by: 'p1', seenHost: undefined });
  expect(kept.at - kept.decidedAt).toBeGreaterThan(39_000);
  expect(kept.silence).toBeGreaterThan(7000);
  expect(kept.lastLives).toEqual([content.renewals('p0')[0] + database.now() - world.now()]);
});
