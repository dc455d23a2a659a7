import { signal, type Signal } from '@preact/signals';
import { h } from 'preact';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePage } from '../testing/page.ts';
import type { Playing } from './playing.ts';

const page = usePage();
/** What a step of a replay waits, at each speed: other timers (of what is drawn, of whatever runs beside) are not held. */
const STEPS = [400, 800, 1600, 3200];
/** The timers of a replay, held. */
let timers: { readonly run: () => void; readonly delay: number; isOff: boolean }[] = [];
const real = { setTimeout, clearTimeout };
beforeEach(() => {
  timers = [];
  vi.stubGlobal('setTimeout', (run: () => void, delay = 0) => {
    if (!STEPS.includes(delay)) return real.setTimeout(run, delay);
    return timers.push({ run, delay, isOff: false });
  });
  vi.stubGlobal('clearTimeout', (timer: number) => {
    const held = typeof timer === 'number' ? timers[timer - 1] : undefined;
    if (held === undefined) real.clearTimeout(timer);
    else held.isOff = true;
  });
});
afterEach(() => {
  page.show(null);
  Object.assign(globalThis, real);
});

async function replayOf(total: number): Promise<{ at: Signal<number>; playing: Playing }> {
  const { usePlaying } = await import('./playing.ts');
  const at = signal(0);
  let playing: Playing | null = null;
  const Replay = (): null => {
    playing = usePlaying(at, total, (to) => (at.value = to));
    return null;
  };
  page.show(h(Replay, {}));
  await page.rest();
  return { at, playing: playing! };
}
const running = (): number[] => timers.filter(({ isOff }) => !isOff).map(({ delay }) => delay);

test('a replay goes on by itself, step by step, and stops at its end', async () => {
  const { at, playing } = await replayOf(2);
  expect(running()).toEqual([]);
  playing.isPlaying.value = true;
  for (const step of [1, 2]) {
    await page.until(() => timers.length === step);
    timers[step - 1].run();
    expect(at.value).toBe(step);
  }
  await page.until(() => !playing.isPlaying.value);
  await page.rest();
  expect(timers).toHaveLength(2);
});

test('twice as fast is half as long, and whoever stops it stops what was to come', async () => {
  const { playing } = await replayOf(9);
  playing.isPlaying.value = true;
  await page.until(() => running().length === 1);
  const [usual] = running();
  playing.speed.value = 2;
  await page.until(() => running()[0] === usual / 2);
  playing.speed.value = 0.5;
  await page.until(() => running()[0] === usual * 2);
  expect(running()).toHaveLength(1);
  playing.isPlaying.value = false;
  await page.until(() => running().length === 0);
});
