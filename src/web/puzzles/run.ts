import { type ReadonlySignal, signal } from '@preact/signals';
import type { PuzzleLine } from '#bots/proofs/proofs';
import type { AnyGame, Seat } from '#core/game';
import { type Match, newMatch, playNotation } from '#core/match';
import { logFor } from '#table/log';
import type { Sight } from '#table/table';

/** A position with one answer. */
export interface PuzzlePosition {
  readonly game: AnyGame;
  readonly seat: Seat;
  // oxlint-disable-next-line typescript/no-explicit-any -- the game's own view; only the game looks inside
  readonly view: any;
  readonly solution: string;
  /** How a wrong try fails, or, of null, how the solution goes when the rival resists. */
  prove(notation: string | null): Promise<PuzzleLine>;
}

/** asked: it is one's turn to try; playing: what comes of it is shown; wrong and solved: it was shown. */
export type PuzzlePhase = 'asked' | 'playing' | 'wrong' | 'solved';

export interface PuzzleRun {
  readonly sight: ReadonlySignal<Sight>;
  readonly phase: ReadonlySignal<PuzzlePhase>;
  /** The wrong tries so far, by their words. */
  readonly tries: ReadonlySignal<readonly string[]>;
  /** The line that is or was played, and the match it has come to. */
  readonly shown: ReadonlySignal<{ readonly line: PuzzleLine; readonly match: Match } | null>;
  /** How much was given away: 0 nothing, 1 and 2 hints, 3 the solution. */
  readonly help: ReadonlySignal<number>;
  send(notation: string): void;
  /** Back to the question. */
  again(): void;
  hint(): void;
  /** Gives up, or plays out what was found. */
  show(): void;
  leave(): void;
}

export const MOST_HINTS = 2;
export const GIVEN_UP = 3;

interface RunEnv {
  /** Time to see a step. */
  pause(): Promise<void>;
  /** The puzzle was solved, or its solution was shown; told once. */
  done(tries: number, help: number): void;
}

/** One person at one puzzle. */
export function puzzleRun(position: PuzzlePosition, env: RunEnv): PuzzleRun {
  const { game, seat, view, solution } = position;
  const start: Sight = { seat, view, toAct: [seat], log: [], event: null, outcome: null, mayUndo: false };
  const sight = signal<Sight>(start);
  const phase = signal<PuzzlePhase>('asked');
  const tries = signal<readonly string[]>([]);
  const shown = signal<{ line: PuzzleLine; match: Match } | null>(null);
  const help = signal(0);
  // Raised when something else begins: a line that is still being played is not wanted any more.
  let moment = 0;
  let isDone = false;

  const done = (): void => {
    if (!isDone) env.done(tries.value.length, help.value);
    isDone = true;
  };

  const play = async (notation: string | null, end: PuzzlePhase): Promise<void> => {
    moment += 1;
    const now = moment;
    phase.value = 'playing';
    const line = await position.prove(notation);
    if (now !== moment) return;
    const log = logFor(seat);
    let match = newMatch(game, { start: { position: game.json.position(line.world) } });
    for (const [at, { seat: actor, notation }] of line.moves.entries()) {
      if (at > 0) await env.pause();
      if (now !== moment) return;
      const before: unknown = game.view(match.state, seat);
      match = playNotation(match, actor, notation);
      shown.value = { line, match };
      sight.value = {
        ...start,
        view: game.view(match.state, seat),
        toAct: [],
        log: log(match),
        event: { kind: 'played', seat: actor, notation, before },
      };
    }
    phase.value = end;
    if (end === 'solved') done();
  };

  return {
    sight,
    phase,
    tries,
    shown,
    help,
    send(notation) {
      if (phase.value !== 'asked') return;
      if (notation === solution) {
        void play(null, 'solved');
        return;
      }
      tries.value = [...tries.value, notation];
      void play(notation, 'wrong');
    },
    again() {
      moment += 1;
      sight.value = { ...start };
      shown.value = null;
      phase.value = 'asked';
    },
    hint() {
      help.value = Math.min(help.value + 1, Math.max(help.value, MOST_HINTS));
    },
    show() {
      if (!isDone) help.value = GIVEN_UP;
      sight.value = { ...start };
      void play(null, 'solved');
    },
    leave() {
      moment += 1;
    },
  };
}
