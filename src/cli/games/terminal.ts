import type { Seat } from '#core/game';
import type { AnyBoard } from '../boards/board.ts';
import type { Figures } from '../simulate/figures.ts';
import type { Played } from '../simulate/matches.ts';
import * as games from './index.ts';

/** What the terminal knows of one game; whatever is left out, any game has. */
export interface GameTerminal {
  readonly board?: AnyBoard;
  /** What is worth counting besides what is counted in all games. */
  readonly figures?: Figures;
  /** How many turns a match had by its own rules; a game that does not say has one for each action. */
  turns?(played: Played): number;
  /** Who began, where that is not simply who acted first. */
  beginner?(played: Played): Seat;
}

const TERMINALS: ReadonlyMap<string, GameTerminal> = new Map(Object.entries(games));

export const terminalOf = ({ id }: { readonly id: string }): GameTerminal => TERMINALS.get(id) ?? {};
