import { afterEach, expect, test, vi } from 'vitest';
import { systemChance, systemClock } from './ports.ts';

afterEach(() => vi.restoreAllMocks());

test('the clock does not jump while the process runs, whatever happens to that of the machine', () => {
  const clock = systemClock();
  expect(Math.abs(clock.now() - Date.now())).toBeLessThan(60_000);
  const before = clock.now();
  vi.spyOn(Date, 'now').mockReturnValue(0);
  expect(clock.now()).toBeGreaterThanOrEqual(before);
});

test('a wait that no timer understands is as long as it can be, and one that is over is none', () => {
  const waits: (number | undefined)[] = [];
  const timer = { unref: () => undefined };
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(((_run: () => void, milliseconds?: number) => {
    waits.push(milliseconds);
    return timer;
  }) as never);
  const clear = vi.spyOn(globalThis, 'clearTimeout').mockImplementation(() => undefined);
  const clock = systemClock();
  const run = (): void => undefined;
  for (const wait of [1e12, 2 ** 31, 5, -3]) clock.after(wait, run)();
  expect(waits).toEqual([2 ** 31 - 1, 2 ** 31 - 1, 5, 0]);
  expect(clear).toHaveBeenCalledTimes(4);
});

test('what is drawn is as long as it was asked for, and never the same', () => {
  const drawn = Array.from({ length: 50 }, () => Buffer.from(systemChance.bytes(32)).toString('hex'));
  expect(new Set(drawn).size).toBe(50);
  expect(drawn.every((text) => text.length === 64)).toBe(true);
});
