import { expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import { handClock } from '../testing/clock.ts';
import { headerOf, newWalk } from '../testing/walk.ts';
import type { TableEnv } from './env.ts';
import { eventLog } from './event-log.ts';

test('a log of hundreds of entries is read in parts, each entry once and in its order', async () => {
  const agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' } as const;
  const walk = newWalk(muster, headerOf(muster, 2, agreement));
  for (let time = 0; time < 240; time += 1) {
    walk.happen({ kind: 'handOver', seat: 0, level: '1', why: 'asked' });
    walk.happen({ kind: 'takeBack', seat: 0 });
  }
  const env = {
    clock: handClock(),
    rules: () => muster,
    deal: () => walk.env.start({ digests: [], nonces: [], withdrawn: [] }),
    outages: { before: [], known: () => [] },
  } as unknown as TableEnv;
  const { header, log } = walk;
  const stored = { header, log, secret: '', watch: '', head: '', index: null };
  const { state } = await eventLog(stored, env);
  expect(state()).toMatchObject({ seq: walk.log.length, progress: { handOvers: [240, 0] } });
  expect(state().seats).toEqual(walk.state().seats);
});
