import { expect, test, vi } from 'vitest';
import { fuzz } from './testing/fuzz.ts';

vi.setConfig({ testTimeout: 120_000 });

/** `npm run fuzz` sends a million. */
test('nonsense, near misses and the truth in wild succession: every answer is one of the protocol', async () => {
  const { messages, kinds, strange, wrong } = await fuzz(6000, 7);
  expect(strange).toEqual([]);
  expect(wrong).toEqual([]);
  expect(messages).toBe(6000);
  // All of these must have been met, or the test is too tame.
  const wanted = ['welcome', 'table', 'sight', 'chat', 'done', 'pong', 'bye malformed'];
  const refusals = [
    'illegal',
    'stale',
    'not-now',
    'not-yours',
    'no-seat',
    'empty-undo',
    'too-fast',
    'out-of-time',
  ];
  for (const kind of [...wanted, ...refusals.map((reason) => `refused ${reason}`)]) {
    expect(kinds.get(kind) ?? 0, kind).toBeGreaterThan(0);
  }
});
