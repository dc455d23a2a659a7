import type { Seat } from '#core/game';

/** A turn of a replay: the steps it begins and ends with. Step 0 is the start, step n what stands after the n-th action. */
export interface ReplayTurn {
  readonly seat: Seat;
  readonly first: number;
  readonly last: number;
  /** From 1. */
  readonly round: number;
}

/**
 * The turns of a match by who acted: a turn goes on as long as the same seat does, a round until the seat that began
 * is to act again. Where the game counts rounds itself (`rounds`, for each step), they part both.
 */
export function turnsOf(
  actors: readonly Seat[],
  rounds: readonly (number | undefined)[] = [],
): readonly ReplayTurn[] {
  const turns: ReplayTurn[] = [];
  for (const [index, seat] of actors.entries()) {
    const step = index + 1;
    // What an action leads to may already be the next round: the round it was done in is that of the step before.
    const round = rounds[index];
    const before = turns.at(-1);
    if (before !== undefined && before.seat === seat && (round === undefined || round === before.round)) {
      turns[turns.length - 1] = { ...before, last: step };
    } else {
      turns.push({ seat, first: step, last: step, round: round ?? roundAfter(turns, seat) });
    }
  }
  return turns;
}

function roundAfter(turns: readonly ReplayTurn[], seat: Seat): number {
  const before = turns.at(-1);
  if (before === undefined) return 1;
  const isNew = turns.some((each) => each.round === before.round && each.seat === seat);
  return isNew ? before.round + 1 : before.round;
}

/** The nearest of these steps before this one; the start where there is none. */
export const markBefore = (marks: readonly number[], at: number): number =>
  marks.findLast((mark) => mark < at) ?? 0;

/** The nearest of these steps after this one; the end where there is none. */
export const markAfter = (marks: readonly number[], at: number, total: number): number =>
  marks.find((mark) => mark > at) ?? total;

/** Where turns end: what each of them led to. */
export const turnMarks = (turns: readonly ReplayTurn[]): readonly number[] => turns.map(({ last }) => last);

/** Where rounds end. */
export const roundMarks = (turns: readonly ReplayTurn[]): readonly number[] =>
  turns.filter(({ round }, at) => turns[at + 1]?.round !== round).map(({ last }) => last);
