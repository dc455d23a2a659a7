import type { Seat } from '#core/game';
import { shuffled } from '#core/random';
import type { AnyEvaluator, Judged } from './evaluator.ts';
import { judgedActions } from './decision.ts';
import { type ComparedAction, compared } from './grades.ts';
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
  const word = (action: unknown): string => game.encode(action);
  const few = candidatesAt(evaluator, view, seat, worlds);
  if (few.length < 2) return null;
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

/** The best few; where the judge thinks of fewer, further ones are played on in the same worlds. */
function candidatesAt(
  evaluator: AnyEvaluator,
  view: unknown,
  seat: Seat,
  worlds: number,
): readonly ComparedAction<unknown>[] {
  const { game, alternatives } = evaluator;
  const judgedWith = (word: string | null): readonly Judged<unknown>[] =>
    judgedActions(evaluator, view, seat, word, worlds).judged;
  const judged = new Map(judgedWith(null).map((each) => [game.encode(each.action), each]));
  if (judged.size < CANDIDATES && alternatives !== undefined) {
    const others = alternatives(view, seat, [...judged.keys()]).slice(0, CANDIDATES - judged.size);
    for (const each of others.flatMap((other) => judgedWith(game.encode(other)))) {
      const word = game.encode(each.action);
      // What was only glanced at, with nothing beside it, is played on beside another.
      if ((judged.get(word)?.shares.length ?? 0) === 0) judged.set(word, each);
    }
  }
  return compared([...judged.values()], (share) => evaluator.calibrated(share, view)).slice(0, CANDIDATES);
}
