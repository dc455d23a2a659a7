import type { AnyBot, Budget } from './bot.ts';

export const LEVELS = [1, 2, 3, 4, 5] as const;
export type LevelNumber = (typeof LEVELS)[number];

/** A computer player as people choose it: the same in the browser, on the server and in the terminal. */
export interface Level {
  readonly number: LevelNumber;
  readonly bot: AnyBot;
  /** What it is given to think about a decision, whichever comes first. */
  readonly iterations: number;
  readonly milliseconds: number;
}

/** So many decisions of a turn have their full time; then each has half the time of the one before. */
const AT_EASE = 4;

/**
 * Milliseconds for a decision after so many earlier ones of the same turn: a whole turn, however long, takes no more
 * than five decisions would.
 */
export const timeFor = (milliseconds: number, earlier: number): number =>
  milliseconds / 2 ** Math.max(0, earlier + 1 - AT_EASE);

/** The budget of one decision, from now on; the clock is the caller's. */
export function budgetOf(
  { iterations, milliseconds }: Pick<Level, 'iterations' | 'milliseconds'>,
  now: () => number,
  earlier: number,
): Budget {
  const end = now() + timeFor(milliseconds, earlier);
  return { iterations, expired: () => now() >= end };
}
