import { randomBytes } from 'node:crypto';

/** Time enters here, so that a test can hold it in its hands. */
export interface Clock {
  /** Milliseconds since 1970. It never jumps while the process runs, whatever happens to the clock of the machine. */
  now(): number;
  /** Runs something later; the answer calls it off. */
  after(milliseconds: number, run: () => void): () => void;
}

/** Chance enters here: keys, codes and secrets. */
export interface Chance {
  bytes(count: number): Uint8Array;
}

/** The longest wait that a timer of Node understands. */
const LONGEST = 2 ** 31 - 1;

export function systemClock(): Clock {
  const origin = Date.now() - performance.now();
  return {
    now: () => origin + performance.now(),
    after(milliseconds, run) {
      const timer = setTimeout(run, Math.min(LONGEST, Math.max(0, milliseconds)));
      timer.unref();
      return () => clearTimeout(timer);
    },
  };
}

export const systemChance: Chance = { bytes: (count) => randomBytes(count) };
