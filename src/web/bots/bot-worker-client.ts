import workerFile from 'tavola:worker';
import type { AnyGame, Seat } from '#core/game';
import { ownScript } from '../trusted.ts';

export interface ThinkRequest {
  readonly id: number;
  readonly game: string;
  /** Of the rules that the match is played by; null: the newest. */
  readonly version: number | null;
  readonly view: unknown;
  readonly seat: Seat;
  readonly level: string;
  /** Milliseconds spent on earlier decisions of the same turn. */
  readonly spent: number;
  /** Milliseconds that pass before the answer is shown, whenever it comes. */
  readonly pause: number;
}

export interface Thought {
  readonly id: number;
  readonly word: string;
}

let worker: Worker | null = null;
let lastId = 0;
/** Milliseconds of the turn that is being thought about; bots at one table play one after the other. */
let spent = 0;
const waiting = new Map<number, (word: string) => void>();

/** The one worker in which bots think. */
export function begin(): Worker {
  if (worker === null) {
    worker = new Worker(ownScript(workerFile), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Thought>) => {
      waiting.get(data.id)?.(data.word);
      waiting.delete(data.id);
    });
  }
  return worker;
}

/** Begins the worker with the bots of a game, so that the first one need not wait for it. */
export function wake(game: string, level: string): void {
  begin().postMessage({
    id: 0,
    game,
    version: null,
    view: null,
    seat: 0,
    level,
    spent: 0,
    pause: 0,
  } satisfies ThinkRequest);
}

/** A bot's answer, thought of in the worker. */
export function think(
  { id: game, version }: Pick<AnyGame, 'id' | 'version'>,
  view: unknown,
  seat: Seat,
  level: string,
  midTurn: boolean,
  pause = 0,
): Promise<string> {
  lastId += 1;
  if (!midTurn) spent = 0;
  const start = performance.now();
  const question: ThinkRequest = { id: lastId, game, version, view, seat, level, spent, pause };
  return new Promise((resolve) => {
    waiting.set(question.id, (word) => {
      spent += performance.now() - start;
      resolve(word);
    });
    begin().postMessage(question);
  });
}
