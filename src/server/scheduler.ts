import { networksOf } from './limits.ts';

/** Work of many visitors: each of them in turn has a little of it done. */
export interface Scheduler {
  /** Runs a task when it is the turn of this address; the tasks of one address are run in their order. */
  schedule(address: string, task: Task): void;
}

type Task = () => void;

/** What waits: of an address itself, and of the networks within a network, the one whose turn is next first. */
interface Lane {
  readonly waiting: Task[];
  readonly within: Map<string, Lane>;
}

/** Milliseconds of work between two looks at what has arrived meanwhile. */
const SLICE = 2;

/**
 * Whoever asks for much waits behind whoever asks for little: first the widest networks take turns, then those within
 * them, down to the addresses. After each slice of work the loop is left to what has arrived and to the disk, so that
 * a hundred requests of one visitor do not lie between the move of another and its answer.
 */
export function fairScheduler(now: () => number = () => performance.now(), slice = SLICE): Scheduler {
  const all = newLane();
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
    if (now() - begun < slice) nextOf(all)!();
    else setImmediate(step);
  };

  return {
    schedule(address, task) {
      let lane = all;
      for (const { name } of networksOf(address).toReversed()) {
        const inner = lane.within.get(name) ?? newLane();
        lane.within.set(name, inner);
        lane = inner;
      }
      lane.waiting.push(task);
      setImmediate(step);
    },
  };
}

const newLane = (): Lane => ({ waiting: [], within: new Map() });

/** The task whose turn it is; its networks go to the end of their rows, or away when nothing waits in them. */
function nextOf({ waiting, within }: Lane): Task | undefined {
  for (const [name, lane] of within) {
    const task = nextOf(lane);
    within.delete(name);
    if (lane.waiting.length + lane.within.size > 0) within.set(name, lane);
    return task;
  }
  return waiting.shift();
}
