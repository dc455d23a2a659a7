import { SEAT } from '#bots/murano/reply';
import { type MuranoPuzzle, writePuzzle } from '#bots/murano/puzzle';
import { murano } from '#games/murano/index';
import type { askProof } from '../../../puzzles/proof-client.ts';
import type { PuzzlePosition } from '../../../puzzles/run.ts';
import { CLASS } from '../../../room/lesson/lesson-table.ts';
import { namesAt, type SeatNames } from '../../../room/names.ts';

/** Who sits there: alone in the last turn of a challenge, with a rival in the last round of a match. */
export const namesIn = ({ goal }: MuranoPuzzle): SeatNames =>
  namesAt(murano.id, goal === 'most' ? [CLASS[0]] : CLASS, SEAT);

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
