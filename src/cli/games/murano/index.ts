import type { GameTerminal } from '../terminal.ts';
import { muranoBoard } from './board.ts';
import { beginner, figures, turns } from './figures.ts';

export const terminal: GameTerminal = { board: muranoBoard, figures, turns, beginner };
