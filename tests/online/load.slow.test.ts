import { expect, test } from 'vitest';
import { measureCluster } from '../../bench/server/cluster-load.ts';
import { measureLoad } from '../../bench/server/load.ts';

/** The harness of `npm run load`, small: that it measures what it says, and that a killed server keeps what it promised. */
test('a server under moves answers each of them, and after a kill nothing promised is lost', async () => {
  const figures = await measureLoad({
    matches: 20,
    rate: 40,
    seconds: 3,
    rounds: 1,
    clients: 100,
    idle: 24,
    spread: 100,
    profile: null,
    tell: () => undefined,
  });
  expect(figures.acknowledged.count).toBe(120);
  expect(figures.seen.count).toBe(120);
  expect(figures.echo.count).toBe(120);
  expect(figures.promised).toBe(180);
  expect(figures.lost).toEqual([]);
  expect(figures.troubles).toEqual([]);
  expect(figures.connections).toBeGreaterThanOrEqual(40);
  expect(figures.idleBytes).toBeGreaterThan(1e6);
});

/** The harness of `npm run load -- --processes 3`, small: the same matches on a file, on PostgreSQL, and on two processes. */
test('several processes under moves answer each of them, wherever its players are connected', async () => {
  const { echo, carried } = await measureCluster({
    processes: 2,
    matches: 8,
    rate: 20,
    seconds: 1,
    tell: () => undefined,
  });
  expect(echo.count).toBe(20);
  expect(carried.map(({ acknowledged }) => acknowledged.count)).toEqual([20, 20, 20, 20]);
  for (const { most, cpu } of carried) expect(Math.min(most, cpu)).toBeGreaterThan(0);
});
