// Looks for puzzles in one match after the other until it is stopped; each is told as it is found.
import { parentPort, workerData } from 'node:worker_threads';
import type { Miner } from './take.ts';

const { game, kind, seed, step } = workerData as {
  game: string;
  kind: string;
  seed: number;
  step: number;
};
const { puzzlesIn } = (await import(`./${game}/find.ts`)) as Miner;

for (let match = seed; ; match += step) {
  for (const line of puzzlesIn(match, kind)) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node, not a window
    parentPort!.postMessage(line);
  }
}
