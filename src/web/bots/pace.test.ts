import { expect, test, vi } from 'vitest';
import { BOT_PACES, botPause, readBotPace } from './pace.ts';

/** The milliseconds after which it is over. */
async function lasts(pause: () => Promise<void>): Promise<number> {
  vi.useFakeTimers();
  try {
    const begun = Date.now();
    const over = pause();
    await vi.runAllTimersAsync();
    await over;
    return Date.now() - begun;
  } finally {
    vi.useRealTimers();
  }
}

test.each(['muster', 'murano', 'lesson'] as const)(
  'each step of a bot can be followed, unless one wants it at once: %s',
  async (where) => {
    const found: number[] = [];
    for (const pace of BOT_PACES) found.push(await lasts(() => botPause(where, pace)));
    const [calm, brisk, once] = found;
    expect(once).toBe(0);
    expect(brisk).toBeGreaterThanOrEqual(400);
    expect(calm).toBeGreaterThan(brisk);
  },
);

test('settings kept before there was a pace are read', () => {
  expect(readBotPace({})).toBe('calm');
  expect(readBotPace({ motion: 'off' })).toBe('calm');
  expect(readBotPace({ motion: 'fast' })).toBe('brisk');
  expect(readBotPace({ motion: 'fast', botPace: 'once' })).toBe('once');
  expect(readBotPace({ botPace: 'never' })).toBe('calm');
});
