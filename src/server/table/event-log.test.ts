import { expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import { muster } from '#games/muster/index';
import { handClock } from '../testing/clock.ts';
import { headerOf, newWalk } from '../testing/walk.ts';
import type { TableEnv } from './env.ts';
import { eventLog } from './event-log.ts';
import type { LoggedEvent } from './decider/events.ts';

test('a log of hundreds of entries is read in parts, each entry once and in its order', async () => {
  const agreement = { pace: { kind: 'free' }, away: null, timeout: 'bot' } as const;
  const walk = newWalk(muster, headerOf(muster, 2, agreement));
  for (let time = 0; time < 240; time += 1) {
    walk.happen({ kind: 'handOver', seat: 0, level: '1', why: 'asked' });
    walk.happen({ kind: 'takeBack', seat: 0 });
  }
  const env = standIn<TableEnv>({
    clock: handClock(),
    rules: () => muster,
    deal: () => walk.env.start({ digests: [], nonces: [], withdrawn: [] }),
    outages: { before: [], known: () => [] },
  });
  const { header, log } = walk;
  const stored = { header, log, secret: '', watch: '', head: '', index: null };
  const { state } = await eventLog(stored, env);
  expect(state()).toMatchObject({ seq: walk.log.length, progress: { handOvers: [240, 0] } });
  expect(state().seats).toEqual(walk.state().seats);
});

test('the entry of an outage is no later than its end, nor before the one before it, nor later than now', async () => {
  const agreement = { pace: { kind: 'live', minutes: 1, increment: 0 }, away: null, timeout: 'bot' } as const;
  const { header, log, env: walkEnv, now } = newWalk(muster, headerOf(muster, 2, agreement));
  const clock = handClock(now() + 3_600_000);
  const kept: LoggedEvent[] = [];
  const env = standIn<TableEnv>({
    clock,
    rules: () => muster,
    deal: () => walkEnv.start({ digests: [], nonces: [], withdrawn: [] }),
    outages: { before: [], known: () => [] },
    append: (_table, entry) => Promise.resolve((kept.push(entry), 'kept')),
  });
  const { append } = await eventLog({ header, log, secret: '', watch: '', head: '', index: null }, env);
  const outage = (from: number, to: number) =>
    append({ kind: 'outage', from: now() + from, to: now() + to }, null);
  await outage(1000, 30_000);
  await append({ kind: 'claim', process: 'another', lostSince: null }, null);
  await outage(40_000, 60_000);
  clock.advance(2000);
  await outage(60_000, 3_700_000);
  expect(kept.map(({ at }) => at - now())).toEqual([30_000, 3_600_000, 3_600_000, 3_602_000]);
});
