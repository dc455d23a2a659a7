import { Worker } from 'node:worker_threads';
import { problem } from '#core/problem';
import type { Clock } from '../ports.ts';
import type { Question } from '../table/env.ts';

export interface Pool {
  think(question: Question): Promise<string>;
  close(): Promise<void>;
}

export interface PoolSettings {
  readonly workers: number;
  /** A worker that has not answered by then is ended, and another one takes its place. */
  readonly patience: number;
  /** How many may wait for a worker; beyond that, bots play at random. */
  readonly queue: number;
  readonly file?: URL;
  readonly replaced: () => void;
}

interface Job {
  readonly question: Question;
  readonly resolve: (word: string) => void;
  readonly reject: (thrown: Error) => void;
  tries: number;
}

interface Thinker {
  readonly worker: Worker;
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

/** Workers that think for bots. They are started when somebody asks, and none of them can stop a match. */
export function botPool(clock: Clock, settings: PoolSettings): Pool {
  const thinkers = new Set<Thinker>();
  const waiting: Job[] = [];
  let closed = false;

  const start = (): Thinker => {
    const worker = new Worker(settings.file ?? WORKER, { resourceLimits: { maxOldGenerationSizeMb: 256 } });
    const thinker: Thinker = { worker, ready: false, job: null, stop: () => undefined };
    worker.on('message', (word: string | null) => {
      const { job } = thinker;
      if (word === READY) {
        thinker.ready = true;
        if (job !== null) watch(thinker);
        return;
      }
      rest(thinker);
      job?.resolve(word);
      next();
    });
    worker.on('error', () => replace(thinker));
    worker.on('exit', () => replace(thinker));
    worker.unref();
    thinkers.add(thinker);
    return thinker;
  };

  /** No thread, or no descriptor, may be left for one: those who wait then wait for others, or for nobody. */
  const startIfPossible = (): Thinker | null => {
    try {
      return start();
    } catch {
      if (thinkers.size > 0) return null;
      for (const job of waiting.splice(0)) job.reject(problem('bot', 'no bot can be started'));
      return null;
    }
  };

  const rest = (thinker: Thinker): void => {
    thinker.stop();
    thinker.job = null;
  };

  const watch = (thinker: Thinker): void => {
    thinker.stop();
    thinker.stop = clock.after(thinker.ready ? settings.patience : STARTING, () => replace(thinker));
  };

  const replace = (thinker: Thinker): void => {
    if (!thinkers.delete(thinker) || closed) return;
    const { job } = thinker;
    rest(thinker);
    settings.replaced();
    void thinker.worker.terminate();
    if (job !== null && job.tries < TRIES) waiting.unshift(job);
    else job?.reject(problem('bot', 'the bot did not answer'));
    next();
  };

  const next = (): void => {
    const idle = [...thinkers].find(({ job }) => job === null);
    if (waiting.length === 0 || (idle === undefined && thinkers.size >= settings.workers)) return;
    const thinker = idle ?? startIfPossible();
    if (thinker === null) return;
    const job = waiting.shift()!;
    job.tries += 1;
    thinker.job = job;
    watch(thinker);
    thinker.worker.postMessage(job.question);
    next();
  };

  return {
    think: (question) =>
      new Promise((resolve, reject) => {
        if (closed || waiting.length >= settings.queue) {
          reject(problem('bot', 'too many bots think at once'));
          return;
        }
        waiting.push({ question, resolve, reject, tries: 0 });
        next();
      }),
    async close() {
      closed = true;
      await Promise.all([...thinkers].map(({ worker }) => worker.terminate()));
    },
  };
}
