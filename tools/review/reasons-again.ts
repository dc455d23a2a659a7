import { explained, judgedDecision } from '../../src/bots/review/decision.ts';
import type { AnyEvaluator } from '../../src/bots/review/evaluator.ts';
import { carriedIn } from '../../src/bots/review/reasons.ts';
import type { ReviewReason } from '../../src/bots/review/review.ts';
import { type Match, stagesOf } from '../../src/core/match.ts';
import type { JudgedMatch } from './judged.ts';

/** A costly decision, what is said of it, and whether that holds with ten times the thought in other worlds. */
export interface ReasonAgain {
  readonly at: number;
  /** Before and after calibration. */
  readonly cost: number;
  readonly shownCost: number;
  readonly reason: ReviewReason | null;
  /** How much of the difference the same factor carries then. */
  readonly carries: number | null;
  /** Whether the same thing would be said of it. */
  readonly isSaid: boolean;
}

const TIMES = 10;
/** What costs less before calibration is not costly after it. */
const COSTLY = 0.07;

export function reasonsAgain(
  evaluator: AnyEvaluator,
  match: Match,
  { rows }: JudgedMatch,
): readonly ReasonAgain[] {
  const stages = stagesOf(match);
  return rows
    .filter(({ best, played, error }) => best - played >= COSTLY && best - played > 1.96 * error)
    .map(({ at, best, played, seat }) => {
      const stage = stages[at];
      const decision = judgedDecision(evaluator, stage, stages[at + 1].last!.move, at, evaluator.worlds);
      const { reason } = explained(evaluator, stage, decision, evaluator.worlds);
      const costs = { at, cost: best - played, shownCost: decision.cost };
      if (reason === null) return { ...costs, reason, carries: null, isSaid: false };
      const { game, state } = stage;
      const table = evaluator.reasons!;
      const again = carriedIn(
        table,
        {
          view: game.view(state, seat),
          seat,
          better: game.parse(decision.best),
          worse: game.parse(decision.played),
        },
        (factor) => factor.name === reason.factor && factor.place === reason.place,
        { worlds: TIMES * table.worlds, salt: 'again ' },
      );
      return { ...costs, reason, carries: again.carries, isSaid: sameSaid(reason, again.text) };
    });
}

/** Numbers in a sentence may differ; what it says may not. */
function sameSaid(reason: ReviewReason, other: Pick<ReviewReason, 'message'> | null): boolean {
  const kindOf = ({ message }: Pick<ReviewReason, 'message'>): string => message.key.replace('Sure', '');
  if (other === null || kindOf(other) !== kindOf(reason)) return false;
  const named = ({ message }: Pick<ReviewReason, 'message'>): string =>
    JSON.stringify(Object.values(message.with ?? {}).filter((value) => String(value).startsWith('@')));
  return named(other) === named(reason);
}
