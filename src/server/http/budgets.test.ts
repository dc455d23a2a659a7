import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { standIn } from '#core/testing/stand-in';
import type { Cluster } from '../hosting/cluster.ts';
import { OWN_SPENDING } from '../hosting/spending.ts';
import { handClock } from '../testing/clock.ts';
import { addressLimits } from './budgets.ts';
import { COSTS, type Cost } from './env.ts';

/** How many at once, and how many an hour afterwards, of each cost. */
const BUDGETS: Readonly<Record<Cost, readonly [burst: number, perHour: number]>> = {
  players: [60, 120],
  codes: [10, 30],
  names: [40, 120],
  exports: [5, 20],
  tables: [7, 7],
  listed: [8, 16],
  invitations: [120, 600],
  push: [40, 60],
  results: [60, 240],
  replays: [60, 600],
  requests: [480, 7200],
  pages: [2000, 72_000],
};

function house(change: object = {}, peerKey: string | null = null) {
  const clock = handClock();
  const config = { limits: true, tablesPerAddress: 7, ...change };
  const took: string[] = [];
  const spending = { ...OWN_SPENDING, took: (cost: string) => void took.push(cost) };
  const limit = addressLimits({ config, clock, cluster: standIn<Cluster>({ peerKey, spending }) });
  const mayTake = (cost: Cost, ip = '192.0.2.1', headers: object = {}): boolean => {
    try {
      limit(cost, standIn<FastifyRequest>({ ip, headers }));
      return true;
    } catch (thrown) {
      expect(thrown).toMatchObject({ code: 'too-fast' });
      return false;
    }
  };
  return { clock, mayTake, took };
}

test.each(COSTS)('an address has its budget of %s, of nothing else, and another has its own', (cost) => {
  const { clock, mayTake, took } = house();
  const [burst, perHour] = BUDGETS[cost];
  for (let each = 0; each < burst; each += 1) expect(mayTake(cost), `the ${each}th`).toBe(true);
  expect(mayTake(cost)).toBe(false);
  expect(took, 'other processes are told of what was taken').toHaveLength(burst);
  expect(mayTake(cost, '198.51.100.1')).toBe(true);
  for (const other of COSTS) if (other !== cost) expect(mayTake(other), other).toBe(true);
  // The next one comes after so long.
  clock.advance(3_600_000 / perHour - 10);
  expect(mayTake(cost)).toBe(false);
  clock.advance(20);
  expect(mayTake(cost)).toBe(true);
  expect(mayTake(cost)).toBe(false);
});

test('without limits there are none, and what another process passes on was counted there', () => {
  const { mayTake } = house({ limits: false });
  for (let each = 0; each < 20; each += 1) expect(mayTake('exports')).toBe(true);
  const peers = house({}, 'secret');
  const passed = { 'x-tavola-peer': 'secret' };
  for (let each = 0; each < 20; each += 1) expect(peers.mayTake('exports', '192.0.2.1', passed)).toBe(true);
  expect(peers.took).toEqual([]);
  const guessed = { 'x-tavola-peer': 'wrong' };
  for (let each = 0; each < 5; each += 1) expect(peers.mayTake('exports', '192.0.2.1', guessed)).toBe(true);
  expect(peers.mayTake('exports', '192.0.2.1', guessed)).toBe(false);
});

test('what an address has used at another process is used here, of that cost alone', () => {
  let hear: Parameters<Cluster['spending']['listen']>[0] = () => undefined;
  const spending = { ...OWN_SPENDING, listen: (heard: typeof hear) => void (hear = heard) };
  const cluster = standIn<Cluster>({ peerKey: null, spending });
  const limit = addressLimits({
    config: { limits: true, tablesPerAddress: 7 },
    clock: handClock(),
    cluster,
  });
  const take = (cost: Cost, ip: string) => () => limit(cost, standIn<FastifyRequest>({ ip, headers: {} }));
  hear('exports', '192.0.2.1', 4);
  hear('a cost of another version', '192.0.2.1', 4);
  expect(take('exports', '192.0.2.1')).not.toThrow();
  expect(take('exports', '192.0.2.1')).toThrow('too-fast');
  expect(take('exports', '198.51.100.1')).not.toThrow();
  expect(take('codes', '192.0.2.1')).not.toThrow();
});
