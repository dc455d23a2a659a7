import type { Chance, Clock } from '../ports.ts';

export interface HandClock extends Clock {
  /** Lets time pass: what falls due runs, the earliest first. */
  advance(milliseconds: number): void;
  /** Time passes, but nothing runs: as when the process is stopped. What fell due runs late, at the next turn. */
  freeze(milliseconds: number): void;
}

/** A clock that stands still until somebody turns it. */
export function handClock(start = 1_800_000_000_000): HandClock {
  let now = start;
  interface Timer {
    readonly at: number;
    readonly run: () => void;
  }
  const timers = new Set<Timer>();
  /** Without lists: a heart beats a million times in a month. */
  const next = (end: number): Timer | null => {
    let first: Timer | null = null;
    for (const timer of timers) {
      if (timer.at <= end && (first === null || timer.at < first.at)) first = timer;
    }
    return first;
  };
  return {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + Math.max(0, milliseconds), run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(milliseconds) {
      const end = now + milliseconds;
      for (let timer = next(end); timer !== null; timer = next(end)) {
        timers.delete(timer);
        now = Math.max(now, timer.at);
        timer.run();
      }
      now = end;
    },
    freeze(milliseconds) {
      now += milliseconds;
    },
  };
}

/** The same keys and secrets every time. */
export function countedChance(start = 0): Chance {
  let count = start;
  return {
    bytes(length) {
      count += 1;
      const seed = count;
      return Uint8Array.from({ length }, (_, index) => (seed * 2_654_435_761 + index * 40_503 * seed) >>> 7);
    },
  };
}
