import { exp } from '../exp.ts';
import type { Candidate, Grade } from './review.ts';
import type { Judged } from './evaluator.ts';

/** XG's rule: where everything is within so much of the best, there is nothing to decide. */
const ALIKE = 0.01;
const EQUAL = 0.02;
const MEDIUM = 0.05;
const LARGE = 0.1;
/** A difference inside so many standard errors may be none. */
const ERRORS = 1.96;

/** An action with its share as it is shown, beside the best. */
export interface ComparedAction<Action> extends Omit<Candidate, 'word'> {
  readonly action: Action;
}

/** Everything beside the best, the best first. */
export function compared<Action>(
  judged: readonly Judged<Action>[],
  shown: (share: number) => number,
): readonly ComparedAction<Action>[] {
  const sorted = judged.toSorted((a, b) => b.worth - a.worth);
  const [best] = sorted;
  const share = shown(best.worth);
  return sorted.map((each) => {
    const own = shown(each.worth);
    const cost = share - own;
    const difference = best.worth - each.worth;
    // The scale that is shown may be steeper or flatter than that of the judge.
    const slope = difference > 0 ? cost / difference : 1;
    const error = slope * errorOf(best.shares, each.shares);
    return { action: each.action, share: own, cost, error, isEqual: isEqualCost(cost, error) };
  });
}

/** Under 2 %, or inside the error. */
export const isEqualCost = (cost: number, error: number): boolean => cost < EQUAL || cost < ERRORS * error;

/** The standard error of the mean difference in the worlds that both were played in. */
export function errorOf(first: readonly number[], second: readonly number[]): number {
  const worlds = Math.min(first.length, second.length);
  if (worlds < 2 || first === second) return 0;
  let [sum, squares] = [0, 0];
  for (let world = 0; world < worlds; world += 1) {
    const difference = first[world] - second[world];
    sum += difference;
    squares += difference * difference;
  }
  const variance = Math.max(0, squares - (sum * sum) / worlds) / (worlds - 1);
  return Math.sqrt(variance / worlds);
}

export function gradeOf(all: readonly ComparedAction<unknown>[], played: ComparedAction<unknown>): Grade {
  if (all.length === 1) return 'forced';
  if (all[all.length - 1].cost < ALIKE) return 'alike';
  if (played.isEqual) return 'equal';
  if (played.cost < MEDIUM) return 'small';
  return played.cost < LARGE ? 'medium' : 'large';
}

export const isCounted = (grade: Grade): boolean => grade !== 'forced' && grade !== 'alike';

/** What a decision gave away: nothing where it was about equal. */
export const givenAwayBy = ({ grade, cost }: { readonly grade: Grade; readonly cost: number }): number =>
  isCounted(grade) && grade !== 'equal' ? cost : 0;

/** Lichess's shape, from 100 downwards, by the share that was given away. */
export const accuracyOf = (cost: number): number =>
  Math.min(100, Math.max(0, 103.1668 * exp(-4.354 * cost) - 3.1669));
