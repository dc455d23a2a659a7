import type { AnyBoard } from './board.ts';
import { muranoBoard } from './murano.ts';
import { musterBoard } from './muster.ts';
import { plainBoard } from './plain.ts';

/** The games that have a board of their own. */
const BOARDS: Readonly<Record<string, AnyBoard>> = { muster: musterBoard, murano: muranoBoard };

export function boardOf(game: { readonly id: string }): AnyBoard {
  return (Object.hasOwn(BOARDS, game.id) ? BOARDS[game.id] : undefined) ?? plainBoard;
}
