import workerFile from 'tavola:worker';
import type { Hint } from '#bots/review/review';
import type { AnyGame, Seat } from '#core/game';
import type { CostAnswer, CostRequest, HintAnswer, HintRequest } from '../look-back/reviewing.ts';
import { ownScript } from '../trusted.ts';

type Answer = HintAnswer | CostAnswer;

let worker: Worker | null = null;
let lastId = 0;
const waiting = new Map<number, (answer: Answer) => void>();

function begin(): Worker {
  if (worker === null) {
    worker = new Worker(ownScript(workerFile), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
  }
  return worker;
}

function ask(request: (id: number) => HintRequest | CostRequest): Promise<Answer> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    begin().postMessage(request(id));
  });
}

type GameNamed = Pick<AnyGame, 'id' | 'version'>;

/** A hint from a seat's own view, thought of in a worker of its own; null where there is nothing to choose. */
export async function hintAt(
  { id: game, version }: GameNamed,
  view: unknown,
  seat: Seat,
): Promise<Hint | null> {
  const answer = await ask((id) => ({ id, hint: { game, version, view, seat } }));
  return 'hint' in answer ? answer.hint : null;
}

/** What an action would cost of the win, from the seat's own view. */
export async function costAt(
  { id: game, version }: GameNamed,
  view: unknown,
  seat: Seat,
  notation: string,
): Promise<number> {
  const answer = await ask((id) => ({ id, cost: { game, version, view, seat, notation } }));
  return 'cost' in answer ? answer.cost : 0;
}
