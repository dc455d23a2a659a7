import workerFile from 'tavola:worker';
import type { ProofAnswer, ProofRequest, PuzzleLine } from '#bots/proofs/proofs';
import { ownScript } from '../trusted.ts';

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, (line: PuzzleLine) => void>();

/** A worker of its own: no bot waits for a proof. */
function begin(): Worker {
  if (worker === null) {
    worker = new Worker(ownScript(workerFile), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<ProofAnswer>) => {
      waiting.get(data.id)?.(data.line);
      waiting.delete(data.id);
    });
  }
  return worker;
}

/** How a try fails, or, of null, how the solution goes: proven in a worker, while the page goes on. */
export function askProof(game: string, puzzle: string, notation: string | null): Promise<PuzzleLine> {
  lastId += 1;
  const request: ProofRequest = { id: lastId, game, puzzle, notation };
  return new Promise((resolve) => {
    waiting.set(request.id, resolve);
    begin().postMessage(request);
  });
}
