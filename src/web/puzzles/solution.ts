import { newMatch, playNotation } from '#core/match';
import { logFor } from '#table/log';
import type { SeatNames } from '../room/names.ts';
import { tell } from '../words/index.ts';
import type { PuzzlePosition } from './run.ts';

/** What was asked, what is certain, and how the solution goes, action by action, when the rival resists. */
export interface PuzzleSolution {
  readonly claim: string;
  readonly proven: string;
  readonly lines: readonly string[];
}

/** The solution played out in words, by its proof. */
export async function solutionLines(position: PuzzlePosition, names: SeatNames): Promise<readonly string[]> {
  const { game, seat } = position;
  const { world, moves } = await position.prove(null);
  const match = moves.reduce(
    (before, { seat: actor, notation }) => playNotation(before, actor, notation),
    newMatch(game, { start: { position: game.json.position(world) } }),
  );
  return logFor(seat)(match).map(({ message }) => tell(game, message, names.tellOf));
}
