import { Worker } from 'node:worker_threads';
import { problem } from '#core/problem';
import { fairQueue } from '../connection/fair-queue.ts';
import type { Clock } from '../ports.ts';
import type { BotQuestion } from '../table/env.ts';
import type { Thread } from '../thread.ts';

export interface Pool {
  /**
   * `owner`: whose table it is. All owners take turns, however many tables each of them has; before them the groups they
   * belong to, the widest first.
   */
  think(question: BotQuestion, owner: string, groups?: readonly string[]): Promise<string>;
  close(): Promise<void>;
}

export interface PoolSettings {
  readonly workers: number;
  /** Watchdog: a worker that has not answered by then is ended, and another one takes its place. */
  readonly timeoutMs: number;
  /** How many may wait for a worker; beyond that, bots of whoever has the most of them play at random. */
  readonly queue: number;
  readonly file?: URL;
  /** Where the workers come from, if not from a file. */
  readonly start?: () => Thread;
  readonly replaced: () => void;
}

interface Job {
  readonly path: readonly string[];
  readonly question: BotQuestion;
  readonly resolve: (notation: string) => void;
  readonly reject: (thrown: Error) => void;
  tries: number;
}

interface BotWorker {
  readonly thread: Thread;
  /** It has read the rules and the bots: from now on its time counts. */
  ready: boolean;
  job: Job | null;
  stop: () => void;
}

const TRIES = 2;
/** What a worker says first. */
const READY = null;
const STARTING = 15_000;
const WORKER = new URL('./worker.ts', import.meta.url);

/** A pool of worker threads in which bots think: started on demand, a queue before them, and one that fails stops no match. */
// oxlint-disable-next-line eslint/max-lines-per-function -- all of it changes the same workers and the same queue
export function botPool(clock: Clock, settings: PoolSettings): Pool {
  const workers = new Set<BotWorker>();
  const waiting = fairQueue<Job>();
  let closed = false;

  const start = (): BotWorker => {
    const thread =
      settings.start?.() ??
      new Worker(settings.file ?? WORKER, { resourceLimits: { maxOldGenerationSizeMb: 256 } });
    const worker: BotWorker = { thread, ready: false, job: null, stop: () => undefined };
    thread.on('message', (notation: string | null) => {
      const { job } = worker;
      if (notation === READY) {
        worker.ready = true;
        if (job !== null) watch(worker);
        return;
      }
      rest(worker);
      job?.resolve(notation);
      next();
    });
    thread.on('error', () => replace(worker));
    thread.on('exit', () => replace(worker));
    thread.unref();
    workers.add(worker);
    return worker;
  };

  /** No thread, or no descriptor, may be left for one: those who wait then wait for others, or for nobody. */
  const startIfPossible = (): BotWorker | null => {
    try {
      return start();
    } catch {
      if (workers.size > 0) return null;
      for (let job = waiting.shift(); job !== undefined; job = waiting.shift()) {
        job.reject(problem('bot', 'no bot can be started'));
      }
      return null;
    }
  };

  const rest = (worker: BotWorker): void => {
    worker.stop();
    worker.job = null;
  };

  const watch = (worker: BotWorker): void => {
    worker.stop();
    worker.stop = clock.after(worker.ready ? settings.timeoutMs : STARTING, () => replace(worker));
  };

  const replace = (worker: BotWorker): void => {
    if (!workers.delete(worker) || closed) return;
    const { job } = worker;
    rest(worker);
    settings.replaced();
    void worker.thread.terminate();
    if (job !== null && job.tries < TRIES) waiting.putBack(job.path, job);
    else job?.reject(problem('bot', 'the bot did not answer'));
    next();
  };

  const next = (): void => {
    const idle = [...workers].find(({ job }) => job === null);
    if (waiting.size === 0 || (idle === undefined && workers.size >= settings.workers)) return;
    const worker = idle ?? startIfPossible();
    if (worker === null) return;
    const job = waiting.shift()!;
    job.tries += 1;
    worker.job = job;
    watch(worker);
    worker.thread.postMessage(job.question);
    next();
  };

  return {
    think: (question, owner, groups = []) =>
      new Promise((resolve, reject) => {
        if (closed) {
          reject(problem('bot', 'no bot thinks any more'));
          return;
        }
        const path = [...groups, owner];
        waiting.push(path, { question, path, resolve, reject, tries: 0 });
        if (waiting.size > settings.queue) {
          waiting.dropOne()!.reject(problem('bot', 'too many bots think at once'));
        }
        next();
      }),
    async close() {
      closed = true;
      await Promise.all([...workers].map(({ thread }) => thread.terminate()));
    },
  };
}
