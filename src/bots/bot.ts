import type { Seat } from '#core/game';
import type { Random } from '#core/random';

/** How long a bot may think. A clock enters only here, so that a bot is the same everywhere and for ever. */
export interface Budget {
  /** At most so many iterations of a search; with this limit alone, a choice follows from the seed. */
  readonly iterations: number;
  /** Asked now and then: time is up, answer with the best so far. */
  expired(): boolean;
}

/** An action and what the bot expects of it: its share of the win, from 0 (lost) to 1 (won). */
export interface Opinion<Action> {
  readonly action: Action;
  readonly worth: number;
}

/** A computer player. It is given a view and never a state, so it cannot peek. */
export interface Bot<View, Action> {
  choose(view: View, seat: Seat, budget: Budget, random: Random): Action;
  /** Every legal action with its worth, the best first: for hints. */
  weigh(view: View, seat: Seat, budget: Budget, random: Random): readonly Opinion<Action>[];
  /** Where only chance decides: how likely each legal action is to be chosen, in their order. Missing: that is not known. */
  odds?(view: View, seat: Seat): readonly number[];
}

/** A bot of any game of the catalogue: only the game and the bot look inside views and actions. */
// oxlint-disable-next-line typescript/no-explicit-any -- the two types belong together, and only inside one game
export type AnyBot = Bot<any, any>;

/** A budget without a clock. */
export const iterations = (count: number): Budget => ({ iterations: count, expired: () => false });

/** The best first; equals stay in their order, so that a choice does not depend on how it was sorted. */
export const bestFirst = <Action>(opinions: readonly Opinion<Action>[]): readonly Opinion<Action>[] =>
  opinions.toSorted((a, b) => b.worth - a.worth);
