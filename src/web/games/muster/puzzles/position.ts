import { handsOf } from '#bots/muster/proof';
import { type MusterPuzzle, SEAT, writePuzzle } from '#bots/muster/puzzle';
import { muster } from '#games/muster/index';
import type { askProof } from '../../../puzzles/proof-client.ts';
import type { PuzzlePosition } from '../../../puzzles/run.ts';

export interface MusterPuzzlePosition extends PuzzlePosition {
  /** The hands that the rival may hold, each once. */
  readonly hands: number;
}

export function positionOf(puzzle: MusterPuzzle, ask: typeof askProof): MusterPuzzlePosition {
  const line = writePuzzle(puzzle);
  return {
    game: muster,
    seat: SEAT,
    view: puzzle.view,
    solution: puzzle.solution,
    hands: handsOf(puzzle.view),
    prove: (notation) => ask(muster.id, line, notation),
  };
}
