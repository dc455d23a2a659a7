import { loadEvaluator } from '#bots/review/load';
import { costOf } from '#bots/review/decision';
import { hintFor } from '#bots/review/hint';
import type { AnyEvaluator } from '#bots/review/evaluator';
import type { Hint, JudgedDecision, Review } from '#bots/review/review';
import type { Outcome, Seat } from '#core/game';
import { reviewMatch } from '#bots/review/review-match';
import { isProblem } from '#core/problem';
import { loadMatch } from '#core/loaded';
import { ENTRIES } from '#games/catalogue';

/** A match that is to be looked back at, for a worker of its own: bots are not kept waiting for it. */
export interface ReviewRequest {
  readonly review: string;
  /** Who won, where it did not end by the rules. */
  readonly ranking: Outcome['ranking'] | null;
  /** What was judged already, when the page was closed before the end. */
  readonly known?: readonly JudgedDecision[];
}

/** A position of one's own, for a hint. */
export interface HintRequest {
  readonly id: number;
  readonly hint: {
    readonly game: string;
    readonly version: number;
    readonly view: unknown;
    readonly seat: Seat;
  };
}

export interface HintAnswer {
  readonly id: number;
  readonly hint: Hint | null;
}

/** An action that somebody is about to play, for a warning. */
export interface CostRequest {
  readonly id: number;
  readonly cost: HintRequest['hint'] & { readonly notation: string };
}

export interface CostAnswer {
  readonly id: number;
  /** Of the win, by what the seat may know; 0: about equal to the best. */
  readonly cost: number;
}

export type ReviewAnswer =
  | { readonly done: number; readonly of: number; readonly current: Review }
  | { readonly whole: Review }
  /** It cannot be looked back at. */
  | { readonly problem: string };

/** Milliseconds between two pictures of what is known so far. */
const OFTEN = 200;

async function evaluatorOf(id: string, version: number): Promise<AnyEvaluator> {
  const entry = ENTRIES.find((each) => each.id === id);
  // A page asks for the games of the same catalogue.
  if (entry === undefined) throw new Error(`no rules for ${id}`);
  return loadEvaluator(entry, version);
}

/** Thinks about what a seat could do, from its own view. */
export async function hinting({ id, hint }: HintRequest): Promise<HintAnswer> {
  const evaluator = await evaluatorOf(hint.game, hint.version);
  return { id, hint: hintFor(evaluator, hint.view, hint.seat) };
}

/** Thinks about what one action costs, from the seat's own view. */
export async function costing({ id, cost }: CostRequest): Promise<CostAnswer> {
  const evaluator = await evaluatorOf(cost.game, cost.version);
  return { id, cost: costOf(evaluator, cost.view, cost.seat, cost.notation) };
}

/** Looks back at a match, and tells now and then how far it has come. */
export async function reviewing(
  { review: text, ranking, known = [] }: ReviewRequest,
  answer: (message: ReviewAnswer) => void,
  now: () => number,
): Promise<void> {
  try {
    const [, id = '', version = ''] = /^game (\w+) (\d+)/mu.exec(text) ?? [];
    const evaluator = await evaluatorOf(id, Number(version));
    const { game } = evaluator;
    const match = loadMatch(text, (wanted, of = game.version) =>
      wanted === id && of === game.version ? game : undefined,
    );
    const steps = reviewMatch(evaluator, match, ranking === null ? { known } : { ranking, known });
    let lastSent = -Infinity;
    for (let step = steps.next(); ; step = steps.next()) {
      if (step.done === true) {
        answer({ whole: step.value });
        return;
      }
      if (now() - lastSent < OFTEN) continue;
      lastSent = now();
      const { done, of, current } = step.value;
      answer({ done, of, current: current() });
    }
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    answer({ problem: thrown.code });
  }
}
