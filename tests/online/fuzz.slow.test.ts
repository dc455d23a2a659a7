import { expect, test } from 'vitest';
import { fuzz } from '../../bench/server/fuzz.ts';

/** The harness of `npm run fuzz`, small: over real sockets, and the logs are held against the rules afterwards. */
test('whatever is sent to a server, it lives, keeps to the rules and tells nothing', async () => {
  const { fired, granted, violations, alive, said } = await fuzz({
    messages: 4000,
    lanes: 16,
    tables: 6,
    seed: 3,
    tell: () => undefined,
  });
  expect(violations).toEqual([]);
  expect(alive).toBe(true);
  expect(said).toBe('');
  expect(fired).toBeGreaterThanOrEqual(4000);
  // One that is always refused would test little. How many are granted depends on who comes first: 100 to 150.
  expect(granted).toBeGreaterThan(50);
});
