import { PUZZLES } from '#bots/muster/content/puzzles';
import { choicesIn, readPuzzle, themeOf } from '#bots/muster/puzzle';
import { entryAt } from '#core/list';
import type { GamePuzzles } from '../../../game-ui.ts';
import { youAt } from '../../../bots/personas.ts';
import { askProof } from '../../../puzzles/proof-client.ts';
import { solutionLines } from '../../../puzzles/solution.ts';
import { CLASS } from '../../../room/lesson/lesson-table.ts';
import { namesAt } from '../../../room/names.ts';
import { bring } from '../../../rooms.ts';
import { positionOf } from './position.ts';
import { PuzzleRoom } from './puzzle-room.tsx';
import { sheetOf } from './sheet.ts';
import { followPuzzles, type PuzzleKey, q } from './texts.ts';

// A puzzle is laid out in the room, with the room's own texts and looks.
await Promise.all([bring('muster'), followPuzzles()]);

const list = PUZZLES.trim().split('\n').map(readPuzzle);

export const puzzles: GamePuzzles = {
  list: list.map((puzzle) => ({ theme: themeOf(puzzle), difficulty: puzzle.difficulty })),
  themeName: (theme) => q(`theme.${theme}` as PuzzleKey),
  Puzzle: ({ number }) => PuzzleRoom({ number, list }),
  sheetOf: (kind, number) =>
    kind === 'deal' || list[number - 1] === undefined ? null : sheetOf(entryAt(list, number - 1), number),
  async solutionOf(number) {
    const puzzle = entryAt(list, number - 1);
    const names = namesAt('muster', CLASS, youAt(CLASS));
    const position = positionOf(puzzle, askProof);
    return {
      claim: q(`claim.${puzzle.goal}${puzzle.turns}` as PuzzleKey),
      proven: q('proven', { actions: choicesIn(puzzle), hands: position.hands, name: names.nameOf(1) }),
      lines: await solutionLines(position, names),
    };
  },
};
