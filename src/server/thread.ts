import type { Worker } from 'node:worker_threads';

/** What is needed of a worker thread, so that a test can put another in its place. */
export type Thread = Pick<Worker, 'on' | 'postMessage' | 'terminate' | 'unref'>;
