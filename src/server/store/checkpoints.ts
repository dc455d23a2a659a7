import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import type { Checkpoint } from './checkpoint.ts';
import { diskFailed } from './commits.ts';
import type { Thread } from '../thread.ts';
import type { DatabaseFile } from './database-file.ts';

export interface Checkpoints {
  /** So many entries more, or what is as long, lie in the log of the database. */
  committed(tasks: number): void;
  close(): Promise<void>;
}

/** What the thread is given. */
export interface CheckpointData {
  readonly path: string;
  readonly descriptor: number;
}

const CHECKPOINT_WORKER = new URL('./checkpoint-worker.ts', import.meta.url);
/**
 * An entry takes some five pages of four kilobytes in the log. They are counted, and not commits: on a slow disk a commit is
 * many of them, and SQLite would do it itself before the thread is asked.
 */
export const TASKS = 1000;
const ROOM = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 };

/**
 * WAL checkpoints on a thread of their own: done by a commit, as SQLite would, copying the log into the file makes moves
 * wait for the disk ten times as long. Without the thread, SQLite still does it itself before the log becomes large
 * (`open.ts`).
 */
export function checkpoints(
  { path, descriptor }: Pick<DatabaseFile, 'path' | 'descriptor'>,
  database: Pick<DatabaseSync, 'exec'>,
  broken: (thrown: unknown) => void,
  newThread: (workerData: CheckpointData) => Thread = (workerData) =>
    new Worker(CHECKPOINT_WORKER, { workerData, resourceLimits: ROOM }),
): Checkpoints {
  let worker: Thread | null = null;
  let tasks = 0;
  let busy = false;
  let closed = false;

  const start = (): Thread => {
    const thread = newThread({ path, descriptor: descriptor() });
    thread.unref();
    thread.on('message', (done: Checkpoint) => {
      busy = false;
      if (diskFailed(done)) broken(done);
      else finish();
    });
    // It is not needed for anything that was promised; the next time, another one is started.
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      worker = null;
      busy = false;
    });
    return thread;
  };

  /** What was committed in the meantime, a few pages: nobody else commits now, so the log can begin anew after this. */
  const finish = (): void => {
    if (closed) return;
    try {
      database.exec('pragma wal_checkpoint(passive)');
    } catch (thrown) {
      if (diskFailed(thrown)) broken(thrown);
    }
  };

  const tidy = (): void => {
    if (closed) return;
    try {
      worker ??= start();
      worker.postMessage(null);
    } catch {
      // No thread, or no descriptor, is left for it just now.
      busy = false;
    }
  };

  return {
    committed(more) {
      tasks += more;
      if (tasks < TASKS || busy) return;
      tasks = 0;
      busy = true;
      // Those whose commit this was are answered first.
      setImmediate(tidy);
    },
    async close() {
      closed = true;
      await worker?.terminate();
    },
  };
}
