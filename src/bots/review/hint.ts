import type { Seat } from '#core/game';
import { shuffled } from '#core/random';
import type { AnyEvaluator } from './evaluator.ts';
import { comparedActions } from './decision.ts';
import { reasonFor } from './reasons.ts';
import type { Hint } from './review.ts';
import { chanceFrom } from './seed.ts';

const CANDIDATES = 3;

/** What a hint tells about a view in which this seat is to act; null where there is nothing to choose. */
export function hintFor(
  evaluator: AnyEvaluator,
  view: unknown,
  seat: Seat,
  worlds = evaluator.worlds,
): Hint | null {
  const { game } = evaluator;
  const { all } = comparedActions(evaluator, view, seat, null, worlds);
  if (all.length < 2) return null;
  const few = all.slice(0, CANDIDATES);
  const word = (action: unknown): string => game.encode(action);
  const [best] = few;
  // What is about equal to the best needs no reason against it: the best of what is worse does.
  const other = few.find(({ isEqual }) => !isEqual) ?? few[1];
  const { reasons } = evaluator;
  return {
    matters: evaluator.matters?.(view, seat) ?? null,
    candidates: shuffled(few, chanceFrom(game, view, seat, 'order ')).map(({ action }) => word(action)),
    best: word(best.action),
    shares: few.map(({ action, share, cost, error, isEqual }) => ({
      word: word(action),
      share,
      cost,
      error,
      isEqual,
    })),
    reason:
      reasons === undefined
        ? null
        : reasonFor(reasons, { view, seat, better: best.action, worse: other.action }),
    line: evaluator.line(view, seat, best.action).map(word),
  };
}
