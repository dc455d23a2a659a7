import type { Match, Move } from '#core/match';
import type { AnyEvaluator, Judged, Proof } from './evaluator.ts';
import { type ComparedAction, compared, gradeOf } from './grades.ts';
import { reasonFor } from './reasons.ts';
import type { Candidate, JudgedDecision } from './review.ts';

/** So many are told besides those about equal. */
const FEW = 4;

/** What was decided at a stage of the match, by what the seat could know then. */
export function judgedDecision(
  evaluator: AnyEvaluator,
  { game, state }: Match,
  { seat, notation }: Move,
  at: number,
  worlds: number,
): JudgedDecision {
  const view: unknown = game.view(state, seat);
  const proof = evaluator.proof?.(view, seat) ?? null;
  const judged = withProof(evaluator.judge(view, seat, notation, worlds), proof, game.encode);
  const all = compared(judged, (share) => evaluator.calibrated(share, view));
  const word = ({ action }: ComparedAction<unknown>): string => game.encode(action);
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
    proven: proof?.proven ?? null,
    candidates: candidatesOf(all, played, word),
    line: [],
    reason: null,
  };
}

const EVEN = 0.5;

/** What is certain is worth what it leads to, and at least so much; nothing else is better than the best of it. */
function withProof(
  judged: readonly Judged<unknown>[],
  proof: Proof<unknown> | null,
  wordOf: (action: unknown) => string,
): readonly Judged<unknown>[] {
  if (proof === null) return judged;
  const sure = new Set(proof.actions.map(wordOf));
  const least = proof.proven === 'win' ? 1 : EVEN;
  const proven = judged.map((each) =>
    sure.has(wordOf(each.action)) && each.worth < least ? { ...each, worth: least, shares: [] } : each,
  );
  const most = Math.max(...proven.filter(({ action }) => sure.has(wordOf(action))).map(({ worth }) => worth));
  return proven.map((each) => (each.worth > most ? { ...each, worth: most } : each));
}

/** The same decision with how the best goes on, and why it is better. */
export function explained(
  evaluator: AnyEvaluator,
  { game, state }: Match,
  decision: JudgedDecision,
  worlds: number,
): JudgedDecision {
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
  all: readonly ComparedAction<unknown>[],
  played: ComparedAction<unknown>,
  word: (each: ComparedAction<unknown>) => string,
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
