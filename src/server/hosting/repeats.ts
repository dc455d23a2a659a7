import type { Clock } from '../ports.ts';

/** Work that is done again and again. */
export interface Repeats {
  /** So many milliseconds after it was last done; sooner after it failed, or was no longer waited for. */
  every(milliseconds: number, work: () => Promise<void>): void;
  stop(): void;
}

/** Milliseconds after which nobody waits for an answer: one line that is lost must not silence a process. */
const PATIENCE = 1500;
/** A sign of life that was lost is made up for soon: two in a row, and a process would be taken for gone. */
const SOON = 500;
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
    const next = (wait: number): void => {
      if (!isStopped) after(wait, run);
    };
    const soon = Math.min(SOON, milliseconds);
    const run = (): void => {
      underWay += 1;
      let isWaitedFor = true;
      const goOn = (wait = soon): void => {
        if (isWaitedFor) next(wait);
        isWaitedFor = false;
      };
      const giveUp = after(PATIENCE, () => {
        if (underWay < MOST) goOn();
        else heldUp = goOn;
      });
      const conclude = (wait: number) => (): void => {
        underWay -= 1;
        giveUp();
        heldUp();
        goOn(wait);
      };
      void work().then(conclude(milliseconds), conclude(soon));
    };
    next(milliseconds);
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
