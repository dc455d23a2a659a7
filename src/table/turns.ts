import type { Seat } from '#core/game';
import type { Line } from './table.ts';

/** A turn in the log. */
export interface Turn {
  readonly seat: Seat;
  /** Where it begins in the log. */
  readonly first: number;
  readonly lines: readonly Line[];
}

/** Whether a new turn begins between two lines of a log. */
export type BeginsTurn = (before: Line, line: Line) => boolean;

/** Where whoever acts has the turn. */
export const byActor: BeginsTurn = (before, line) => before.seat !== line.seat;

/** The turns of a log, the first one first. */
export function turnsIn(log: readonly Line[], begins: BeginsTurn): readonly Turn[] {
  const turns: { seat: Seat; first: number; lines: Line[] }[] = [];
  for (const [index, line] of log.entries()) {
    const before = log[index - 1];
    const current = turns.at(-1);
    if (before === undefined || current === undefined || begins(before, line)) {
      turns.push({ seat: line.seat, first: index, lines: [line] });
    } else current.lines.push(line);
  }
  return turns;
}

/** What the others have done since this seat acted; for whoever only watches, the last turn. */
export function turnsSince(turns: readonly Turn[], seat: Seat | null): readonly Turn[] {
  if (seat === null) return turns.slice(-1);
  const last = turns.findLastIndex((turn) => turn.lines.some((line) => line.seat === seat));
  // In a turn of somebody else one only answered: it went on after that.
  return turns.slice(turns[last]?.seat === seat ? last + 1 : Math.max(0, last));
}
