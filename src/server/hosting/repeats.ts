import type { Clock } from '../ports.ts';

/** Work that is done again and again. */
export interface Repeats {
  /** So many milliseconds after it was last done, however that ended, or after it was no longer waited for. */
  every(milliseconds: number, work: () => Promise<void>): void;
  stop(): void;
}

/** Milliseconds after which nobody waits for an answer: one line that is lost must not silence a process. */
const PATIENCE = 1500;
/** Of one work, so many are under way at most: a database that stands still is not given more and more to do. */
const MOST = 2;

export function repeats(clock: Clock): Repeats {
  const timers = new Set<() => void>();
  let isStopped = false;
  const after = (milliseconds: number, run: () => void): (() => void) => {
    const cancel = clock.after(milliseconds, () => {
      timers.delete(cancel);
      run();
    });
    timers.add(cancel);
    return () => {
      timers.delete(cancel);
      cancel();
    };
  };
  const every: Repeats['every'] = (milliseconds, work) => {
    let underWay = 0;
    /** Goes on for one that is no longer waited for, as soon as there is room. */
    let heldUp = (): void => undefined;
    const next = (): void => {
      if (!isStopped) after(milliseconds, run);
    };
    const run = (): void => {
      underWay += 1;
      let isWaitedFor = true;
      const goOn = (): void => {
        if (isWaitedFor) next();
        isWaitedFor = false;
      };
      const giveUp = after(PATIENCE, () => {
        if (underWay < MOST) goOn();
        else heldUp = goOn;
      });
      void work()
        .catch(() => undefined)
        .then(() => {
          underWay -= 1;
          giveUp();
          heldUp();
          return goOn();
        });
    };
    next();
  };
  return {
    every,
    stop() {
      isStopped = true;
      for (const cancel of timers) cancel();
      timers.clear();
    },
  };
}
