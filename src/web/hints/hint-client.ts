import workerFile from 'tavola:worker';
import type { Hint } from '#bots/review/review';
import type { AnyGame, Seat } from '#core/game';
import type { HintAnswer, HintRequest } from '../look-back/reviewing.ts';
import { ownScript } from '../trusted.ts';

let worker: Worker | null = null;
let asked = 0;
const waiting = new Map<number, (hint: Hint | null) => void>();

function begin(): Worker {
  if (worker === null) {
    worker = new Worker(ownScript(workerFile), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<HintAnswer>) => {
      waiting.get(data.id)?.(data.hint);
      waiting.delete(data.id);
    });
  }
  return worker;
}

/** A hint from a seat's own view, thought of in a worker of its own; null where there is nothing to choose. */
export function hintAt(
  { id: game, version }: Pick<AnyGame, 'id' | 'version'>,
  view: unknown,
  seat: Seat,
): Promise<Hint | null> {
  asked += 1;
  const request: HintRequest = { id: asked, hint: { game, version, view, seat } };
  return new Promise((resolve) => {
    waiting.set(request.id, resolve);
    begin().postMessage(request);
  });
}
