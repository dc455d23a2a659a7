import type { Seat } from '#core/game';
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
  const { all, proof } = comparedActions(evaluator, view, seat, notation, worlds);
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

/** Every legal action beside the best, as it is shown, and what is certain. What was played, by its word, is looked at closely. */
function comparedActions(
  evaluator: AnyEvaluator,
  view: unknown,
  seat: Seat,
  played: string | null,
  worlds: number,
): { readonly all: readonly ComparedAction<unknown>[]; readonly proof: Proof<unknown> | null } {
  const { judged, proof } = judgedActions(evaluator, view, seat, played, worlds);
  return { all: compared(judged, (share) => evaluator.calibrated(share, view)), proof };
}

/** What an action would cost whoever is about to play it; 0 where it is about equal to the best. */
export function costOf(evaluator: AnyEvaluator, view: unknown, seat: Seat, notation: string): number {
  const { all } = comparedActions(evaluator, view, seat, notation, evaluator.worlds);
  const played = all.find(({ action }) => evaluator.game.encode(action) === notation);
  return played === undefined || played.isEqual ? 0 : played.cost;
}

/** The same before it is calibrated. */
export function judgedActions(
  evaluator: AnyEvaluator,
  view: unknown,
  seat: Seat,
  played: string | null,
  worlds: number,
): { readonly judged: readonly Judged<unknown>[]; readonly proof: Proof<unknown> | null } {
  const proof = evaluator.proof?.(view, seat) ?? null;
  return {
    judged: withProof(evaluator.judge(view, seat, played, worlds), proof, evaluator.game.encode),
    proof,
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
  return {
    ...decision,
    line,
    reason: reasonFor(reasons, { view, seat, better: best, worse: played }, { worlds: thought }),
  };
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
