import type { Outcome, Seat } from '#core/game';
import { type Match, outcomeOf, stagesOf } from '#core/match';
import { problem } from '#core/problem';
import { shareOf } from '../share.ts';
import type { AnyEvaluator } from './evaluator.ts';
import { explained, judgedDecision } from './decision.ts';
import { accuracyOf, givenAwayBy, isCounted } from './grades.ts';
import { dealLuck, eventLuck } from './luck.ts';
import {
  type ChanceEvent,
  type JudgedDecision,
  type PlayerReview,
  type Review,
  REVIEW_FORMAT,
  type ReviewProgress,
} from './review.ts';

export interface ReviewOptions {
  /** How many worlds are imagined for a decision; what the evaluator thinks right when left out. */
  readonly worlds?: number;
  /** Who won, where the match ended otherwise than by the rules: somebody resigned. */
  readonly ranking?: Outcome['ranking'];
  /** The first decisions as they were judged before, by somebody who did not get to the end. */
  readonly known?: readonly JudgedDecision[];
}

const MOMENTS = 3;
/** So many decisions of each seat are explained: the moments, and what else was costly. */
const EXPLAINED = 8;
const EVEN = 0.5;
/** Results of four seats are sixths, which no number of a computer holds: so fine that sums of them stay exact. */
const RESULT_STEPS = 2 ** 40;

/**
 * Looks back at a match that is over. Gives progress after the luck and after every decision, so that whoever asks may
 * breathe in between, and the whole review at last.
 */
export function* reviewMatch(
  evaluator: AnyEvaluator,
  match: Match,
  { worlds = evaluator.worlds, ranking, known = [] }: ReviewOptions = {},
): Generator<ReviewProgress, Review> {
  const outcome = endOf(match, ranking);
  const stages = stagesOf(match);
  const actions = stages.length - 1;
  const open = stages.map(({ state }) => evaluator.openShares(state));
  const chances = chancesOf(evaluator, stages);
  const decisions: JudgedDecision[] = [];
  const current = (): Review => ({
    format: REVIEW_FORMAT,
    game: match.game.id,
    version: match.game.version,
    seats: match.header.seats,
    actions,
    worlds,
    players: Array.from({ length: match.header.seats }, (_, seat) =>
      playerReview(seat, outcome, chances, decisions),
    ),
    decisions: decisions.slice(),
    chances,
    open,
  });
  const of = actions + EXPLAINED * match.header.seats;
  yield { done: 0, of, current };
  for (let at = 0; at < actions; at += 1) {
    decisions.push(known[at] ?? judgedDecision(evaluator, stages[at], stages[at + 1].last!.move, at, worlds));
    if (at < known.length - 1) continue;
    yield { done: at + 1, of, current };
  }
  for (const [done, at] of costliest(decisions, match.header.seats).entries()) {
    decisions[at] = explained(evaluator, stages[at], decisions[at], worlds);
    yield { done: actions + done + 1, of, current };
  }
  return current();
}

/** The whole review at once. */
export function reviewOf(evaluator: AnyEvaluator, match: Match, options?: ReviewOptions): Review {
  const steps = reviewMatch(evaluator, match, options);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** The decisions of each seat that gave most away, by their places. */
function costliest(decisions: readonly JudgedDecision[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    decisions
      .map((decision, at) => ({ given: decision.seat === seat ? givenAwayBy(decision) : 0, at }))
      .filter(({ given }) => given > 0)
      .toSorted((a, b) => b.given - a.given || a.at - b.at)
      .slice(0, EXPLAINED)
      .map(({ at }) => at),
  ).flat();
}

function endOf(match: Match, ranking: Outcome['ranking'] | undefined): Outcome {
  const outcome = outcomeOf(match);
  if (outcome !== null) return outcome;
  if (ranking === undefined) throw problem('not-over', 'expected a match that is over');
  return { scores: [], ranking, reason: { key: '' } };
}

function chancesOf(evaluator: AnyEvaluator, stages: readonly Match[]): ChanceEvent[] {
  const events = stages.slice(1).map((after, at) => eventLuck(evaluator, stages[at], after, at));
  return [dealLuck(evaluator, stages[0]), ...events].filter((event) => event !== null);
}

function playerReview(
  seat: Seat,
  outcome: Outcome,
  chances: readonly ChanceEvent[],
  decisions: readonly JudgedDecision[],
): PlayerReview {
  const seats = outcome.ranking.flat().length;
  const result = Math.round((shareOf(outcome, seat, seats) - EVEN) * RESULT_STEPS) / RESULT_STEPS;
  const luck = chances.reduce((sum, event) => sum + event.luck[seat], 0);
  const own = decisions
    .map((decision, at) => ({ decision, at }))
    .filter(({ decision }) => decision.seat === seat);
  const counted = own.filter(({ decision }) => isCounted(decision.grade));
  const losses = counted.map(({ decision, at }) => ({ cost: givenAwayBy(decision), at }));
  return {
    seat,
    result,
    luck,
    luckError: Math.sqrt(chances.reduce((sum, { error }) => sum + error * error, 0)),
    play: result - luck,
    accuracy: meanAccuracy(losses.map(({ cost }) => cost)),
    givenAway: losses.reduce((sum, { cost }) => sum + cost, 0),
    counted: counted.length,
    moments: losses
      .filter(({ cost }) => cost > 0)
      .toSorted((a, b) => b.cost - a.cost || a.at - b.at)
      .slice(0, MOMENTS)
      .map(({ at }) => at),
  };
}

const meanAccuracy = (costs: readonly number[]): number | null =>
  costs.length === 0 ? null : costs.reduce((sum, cost) => sum + accuracyOf(cost), 0) / costs.length;
