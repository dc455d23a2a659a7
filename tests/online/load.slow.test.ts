import { expect, test } from 'vitest';
import { measureLoad } from '../../bench/server/load.ts';

/** The harness of `npm run load`, small: that it measures what it says, and that a killed server keeps what it promised. */
test('a server under moves answers each of them, and after a kill nothing promised is lost', async () => {
  const figures = await measureLoad({
    matches: 20,
    rate: 40,
    seconds: 3,
    rounds: 1,
    clients: 100,
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
