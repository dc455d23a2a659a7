import type { Chance, Clock } from '../ports.ts';

export interface HandClock extends Clock {
  /** Lets time pass: what falls due runs, the earliest first. */
  advance(milliseconds: number): void;
}

/** A clock that stands still until somebody turns it. */
export function handClock(start = 1_800_000_000_000): HandClock {
  let now = start;
  const timers = new Set<{ readonly at: number; readonly run: () => void }>();
  return {
    now: () => now,
    after(milliseconds, run) {
      const timer = { at: now + Math.max(0, milliseconds), run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(milliseconds) {
      const end = now + milliseconds;
      for (;;) {
        const [next] = [...timers].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at);
        if (next === undefined) break;
        timers.delete(next);
        now = Math.max(now, next.at);
        next.run();
      }
      now = end;
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
