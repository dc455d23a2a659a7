import { expect, test, vi } from 'vitest';
import * as uis from '../games/index.ts';
import type { GameUi } from '../game-ui.ts';
import { BOT_PACES, botPause, LESSON_PAUSE, readBotPace, USUAL_PAUSE } from './pace.ts';

/** The milliseconds after which it is over. */
async function lasts(pause: () => Promise<void>): Promise<number> {
  vi.useFakeTimers();
  try {
    const begun = Date.now();
    const over = pause().then(() => Date.now());
    // Not until there are no timers left: others who were in this thread may have begun some that never end.
    await vi.advanceTimersByTimeAsync(60_000);
    return (await over) - begun;
  } finally {
    vi.useRealTimers();
  }
}

const games = Object.values<GameUi>(uis).map(({ id, botPause: own }) => [id, own ?? USUAL_PAUSE] as const);

test.each([...games, ['a lesson', LESSON_PAUSE] as const])(
  'each step of a bot can be followed, unless one wants it at once: %s',
  async (_where, pauses) => {
    const found: number[] = [];
    for (const pace of BOT_PACES) found.push(await lasts(() => botPause(pauses, pace)));
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
