import { PUZZLES } from '#bots/muster/content/puzzles';
import { readPuzzle, themeOf } from '#bots/muster/puzzle';
import { entryAt } from '#core/list';
import type { GamePuzzles } from '../../../game-ui.ts';
import { bring } from '../../../rooms.ts';
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
};
