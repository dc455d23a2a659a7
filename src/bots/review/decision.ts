import type { Match, Move } from '#core/match';
import type { AnyEvaluator } from './evaluator.ts';
import { type Compared, compared, gradeOf } from './grades.ts';
import { reasonFor } from './reasons.ts';
import type { Candidate, Decision } from './review.ts';

/** So many are told besides those about equal. */
const FEW = 4;

/** What was decided at a stage of the match, by what the seat could know then. */
export function judgedDecision(
  evaluator: AnyEvaluator,
  { game, state }: Match,
  { seat, notation }: Move,
  at: number,
  worlds: number,
): Decision {
  const view: unknown = game.view(state, seat);
  const judged = evaluator.judge(view, seat, notation, worlds);
  const all = compared(judged, (share) => evaluator.calibrated(share, view));
  const word = ({ action }: Compared<unknown>): string => game.encode(action);
  const [best] = all;
  const played = all.find((each) => word(each) === notation)!;
  const grade = gradeOf(all, played);
  return {
    at,
    seat,
    played: notation,
    best: word(best),
    share: best.share,
    playedShare: played.share,
    cost: played.cost,
    error: played.error,
    grade,
    proven: null,
    candidates: candidatesOf(all, played, word),
    line: [],
    reason: null,
  };
}

/** The same decision with how the best goes on, and why it is better. */
export function explained(
  evaluator: AnyEvaluator,
  { game, state }: Match,
  decision: Decision,
  worlds: number,
): Decision {
  const { seat } = decision;
  const view: unknown = game.view(state, seat);
  const [best, played] = [game.parse(decision.best), game.parse(decision.played)];
  const line = evaluator.line(view, seat, best).map((action: unknown) => game.encode(action));
  const { reasons } = evaluator;
  if (reasons === undefined) return { ...decision, line };
  // Whoever thinks less about decisions thinks less about reasons.
  const thought = Math.ceil((reasons.worlds * worlds) / evaluator.worlds);
  return { ...decision, line, reason: reasonFor(reasons, view, seat, best, played, { worlds: thought }) };
}

function candidatesOf(
  all: readonly Compared<unknown>[],
  played: Compared<unknown>,
  word: (each: Compared<unknown>) => string,
): Candidate[] {
  return all
    .filter((each, place) => each.isEqual || place < FEW || each === played)
    .map((each) => ({
      word: word(each),
      share: each.share,
      cost: each.cost,
      error: each.error,
      isEqual: each.isEqual,
    }));
}
