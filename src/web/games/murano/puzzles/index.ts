import { PUZZLES } from '#bots/murano/content/puzzles';
import { difficultyIn, readPuzzle, themeIn } from '#bots/murano/puzzle';
import { entryAt } from '#core/list';
import type { GamePuzzles } from '../../../game-ui.ts';
import { askProof } from '../../../puzzles/proof-client.ts';
import { solutionLines } from '../../../puzzles/solution.ts';
import { bring } from '../../../rooms.ts';
import { namesIn, positionOf } from './position.ts';
import { PuzzleRoom } from './puzzle-room.tsx';
import { dealSheet, puzzleSheet } from './sheet.ts';
import { claimOf } from './telling.tsx';
import { followPuzzles, type PuzzleKey, q } from './texts.ts';

// A puzzle is laid out in the room, with the room's own texts and looks.
await Promise.all([bring('murano'), followPuzzles()]);

const lines = PUZZLES.trim().split('\n');

export const puzzles: GamePuzzles = {
  // A position is read when somebody looks at it: there are hundreds.
  list: lines.map((line) => ({ theme: themeIn(line), difficulty: difficultyIn(line) })),
  themeName: (theme) => q(`theme.${theme}` as PuzzleKey),
  Puzzle: ({ number }) => PuzzleRoom({ number, lines }),
  sheetOf(kind, number) {
    if (kind === 'deal') return dealSheet(number);
    return lines[number - 1] === undefined
      ? null
      : puzzleSheet(readPuzzle(entryAt(lines, number - 1)), number);
  },
  async solutionOf(number) {
    const puzzle = readPuzzle(entryAt(lines, number - 1));
    const { claim, proven } = claimOf(puzzle);
    return {
      claim,
      proven,
      lines: await solutionLines(positionOf(puzzle, askProof), namesIn(puzzle)),
    };
  },
};
