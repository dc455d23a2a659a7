import type { AnyBot, Budget } from './bot.ts';

export const LEVELS = [1, 2, 3, 4, 5] as const;
export type LevelNumber = (typeof LEVELS)[number];

/** A computer player as people choose it: the same in the browser, on the server and in the terminal. */
export interface Level {
  readonly number: LevelNumber;
  readonly bot: AnyBot;
  /** What it is given to think, whichever comes first. */
  readonly iterations: number;
  readonly milliseconds: number;
}

/** The budget of one decision, from now on; the clock is the caller's. */
export function budgetOf(
  { iterations, milliseconds }: Pick<Level, 'iterations' | 'milliseconds'>,
  now: () => number,
): Budget {
  const end = now() + milliseconds;
  return { iterations, expired: () => now() >= end };
}
