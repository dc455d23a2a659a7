import { fairQueue } from './fair-queue.ts';
import { networksOf } from '../edge/limits.ts';

/** Work of many visitors: each of them in turn has a little of it done. */
export interface Scheduler {
  /** Runs a task when it is the turn of this address; the tasks of one address are run in their order. */
  schedule(address: string, task: Task): void;
}

type Task = () => void;

/** Milliseconds of work between two looks at what has arrived meanwhile. */
const SLICE = 0.5;

/**
 * Whoever asks for much waits behind whoever asks for little: first the widest networks take turns, then those within
 * them, down to the addresses. After each slice of work the loop is left to what has arrived and to the disk, so that
 * a hundred requests of one visitor do not lie between the move of another and its answer.
 */
export function fairScheduler(now: () => number = () => performance.now(), slice = SLICE): Scheduler {
  const waiting = fairQueue<Task>();
  let isBegun = false;
  let begun = 0;

  // One step for each task: what follows from a task by promises is done, and its time counts, before the next step.
  const step = (): void => {
    if (!isBegun) {
      isBegun = true;
      begun = now();
      setImmediate(() => {
        isBegun = false;
      });
    }
    if (now() - begun < slice) waiting.shift()!();
    else setImmediate(step);
  };

  return {
    schedule(address, task) {
      const networks = networksOf(address).map(({ name }) => name);
      waiting.push(networks.toReversed(), task);
      setImmediate(step);
    },
  };
}
