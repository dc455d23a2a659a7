import type { GameTerminal } from '../terminal.ts';
import { musterBoard } from './board.ts';
import { figures, turns } from './figures.ts';

export const terminal: GameTerminal = { board: musterBoard, figures, turns };
