import { type MuranoPuzzle, writePuzzle } from '#bots/murano/puzzle';
import { murano } from '#games/murano/index';
import type { askProof } from '../../../puzzles/proof-client.ts';
import type { PuzzlePosition } from '../../../puzzles/run.ts';

const SEAT = 0;

export function positionOf(puzzle: MuranoPuzzle, ask: typeof askProof): PuzzlePosition {
  const line = writePuzzle(puzzle);
  return {
    game: murano,
    seat: SEAT,
    view: murano.view(puzzle.state, SEAT),
    solution: puzzle.solution,
    prove: (notation) => ask(murano.id, line, notation),
  };
}
