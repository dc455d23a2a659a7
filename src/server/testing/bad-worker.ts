import { parentPort } from 'node:worker_threads';
import type { BotQuestion } from '../table/env.ts';

/** A bot with every fault there is; the level says which. */
const faults: Readonly<Record<string, () => void>> = {
  hang() {
    for (;;);
  },
  crash() {
    throw new Error('a bug in a bot');
  },
  exit: () => process.exit(3),
  garbage: () => parentPort!.postMessage({ not: 'a word' }),
  illegal: () => parentPort!.postMessage('lay-nothing-nowhere'),
  silent: () => undefined,
  fine: () => parentPort!.postMessage('fine'),
};

parentPort!.on('message', ({ level }: BotQuestion) => faults[level]());
parentPort!.postMessage(null);
