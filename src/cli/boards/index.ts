import { terminalOf } from '../games/terminal.ts';
import type { AnyBoard } from './board.ts';
import { plainBoard } from './plain.ts';

export const boardOf = (game: { readonly id: string }): AnyBoard => terminalOf(game).board ?? plainBoard;
