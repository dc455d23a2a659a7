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

/** A whole turn takes less than so many decisions with their full time. */
const TURN = 3.4;

/** Milliseconds for a decision when so many are spent on earlier ones of the same turn: never more than half of what is left. */
export const timeFor = (milliseconds: number, spent: number): number =>
  Math.max(0, Math.min(milliseconds, (TURN * milliseconds - spent) / 2));

/** What is left of a pause when the answer is there: it has a way to go. */
const SPARE = 40;

/**
 * The budget of one decision, from now on; the clock is the caller's. A pause that is made anyway is time to think,
 * whatever was spent before: the answer comes no later for it.
 */
export function budgetOf(
  { iterations, milliseconds }: Pick<Level, 'iterations' | 'milliseconds'>,
  now: () => number,
  spent: number,
  pause = 0,
): Budget {
  const end = now() + Math.max(timeFor(milliseconds, spent), pause - SPARE);
  return { iterations, expired: () => now() >= end };
}
