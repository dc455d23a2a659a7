import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { patiently } from './patiently.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What comes only at the nth time of asking. */
function comingAt(nth: number): () => Promise<string> {
  let count = 0;
  return () =>
    (count += 1) < nth ? Promise.reject(new Error('no network')) : Promise.resolve(`part ${count}`);
}

test('what does not come without a network is asked for again until it comes, and then once', async () => {
  const parts: string[] = [];
  patiently(comingAt(3), (part) => parts.push(part));
  await vi.advanceTimersByTimeAsync(3999);
  expect(parts).toEqual([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(parts).toEqual(['part 3']);
});

test('whoever has gone is handed nothing any more', async () => {
  const parts: string[] = [];
  const use = (part: string): void => void parts.push(part);
  patiently(comingAt(1), use)();
  const stop = patiently(comingAt(2), use);
  await vi.advanceTimersByTimeAsync(1000);
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(parts).toEqual([]);
});
