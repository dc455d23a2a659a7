import { PUZZLES } from '#bots/murano/content/puzzles';
import { readPuzzle } from '#bots/murano/puzzle';
import type { GamePuzzles } from '../../../game-ui.ts';
import { bring } from '../../../rooms.ts';
import { PuzzleRoom } from './puzzle-room.tsx';
import { followPuzzles, type PuzzleKey, q } from './texts.ts';

// A puzzle is laid out in the room, with the room's own texts and looks.
await Promise.all([bring('murano'), followPuzzles()]);

const list = PUZZLES.trim().split('\n').map(readPuzzle);

export const puzzles: GamePuzzles = {
  list,
  themeName: (theme) => q(`theme.${theme}` as PuzzleKey),
  Puzzle: ({ number }) => PuzzleRoom({ number, list }),
};
