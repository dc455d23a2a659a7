import type { Message, Seat } from '#core/game';
import { type Match, stagesOf } from '#core/match';
import type { Line } from './table.ts';

/** The log of a match for one reader. Lines are kept for each stage, so that a long match costs no more than its last line. */
export function logFor(seat: Seat | null): (match: Match) => readonly Line[] {
  const known = new WeakMap<Match, Line>();
  return (match) =>
    stagesOf(match)
      .slice(1)
      .map((stage) => {
        const line = known.get(stage) ?? lineOf(stage, seat);
        known.set(stage, line);
        return line;
      });
}

/** The last action of a match, as this reader may read it. */
export function lineOf({ game, state, last }: Match, reader: Seat | null): Line {
  const { move, before } = last!;
  const action: unknown = game.parse(move.notation);
  const [then, now]: unknown[] = [game.view(before.state, reader), game.view(state, reader)];
  const description: Message = game.describe(then, now, move.seat, action);
  const message = {
    ...description,
    with: { ...description.with, ...game.effect?.(then, now, move.seat, action) },
  };
  return { ...move, message, sealed: game.reveals(game.view(before.state, move.seat), move.seat, action) };
}
