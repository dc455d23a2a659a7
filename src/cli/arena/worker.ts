// One thread of an arena: plays the rounds it is asked for.
import { parentPort } from 'node:worker_threads';
import { type Errand, run } from './crew.ts';

parentPort!.on('message', async (errand: Errand) => {
  const round = await run(errand);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node, not a window
  parentPort!.postMessage(round);
});
