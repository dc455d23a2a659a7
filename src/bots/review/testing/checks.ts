import { expect } from 'vitest';
import type { AnyGame, Seat } from '#core/game';
import { type Match, newMatch, outcomeOf, playNotation } from '#core/match';
import type { Json } from '#core/json';
import { readOptions } from '#core/options';
import { quickRandom, type Random } from '#core/random';
import { explained, judgedDecision } from '../decision.ts';
import type { AnyEvaluator } from '../evaluator.ts';
import { reviewMatch } from '../review-match.ts';
import type { ReviewProgress } from '../review.ts';

/** A match of random actions with options drawn from all sets, to its end. */
export function randomMatch(game: AnyGame, seats: number, number: number): Match {
  const random = quickRandom(number);
  const sets: readonly Json[] = game.options.samples?.(seats) ?? [{}];
  const playable = sets.filter((each) => isPlayable(game, each, seats));
  const options = playable[random.below(playable.length)];
  let match = newMatch(game, { seats, options, start: { seed: `review ${seats} ${number}` } });
  while (outcomeOf(match) === null) {
    const [seat] = game.toAct(match.state);
    const legal: readonly unknown[] = game.legalActions(match.state, seat);
    match = playNotation(match, seat, game.encode(legal[random.below(legal.length)]));
  }
  return match;
}

/** Samples of options may be such as nobody could have written down. */
function isPlayable(game: AnyGame, options: Json, seats: number): boolean {
  try {
    readOptions(game, options, seats);
    return true;
  } catch {
    return false;
  }
}

/** How far a review has come that goes on. */
export function progressOf(review: ReturnType<typeof reviewMatch>): ReviewProgress {
  const step = review.next();
  if (step.done === true) throw new Error('the review is over');
  return step.value;
}

/** Luck of all seats is 0 together, and luck and play are the result less an even share: to the last bit. */
export function expectSums(evaluator: AnyEvaluator, match: Match): void {
  const { players, chances, open, seats } = progressOf(reviewMatch(evaluator, match)).current();
  for (const { result, luck, play } of players) expect(luck + play).toBe(result);
  if (seats === 1) return;
  expect(players.reduce((sum, { luck }) => sum + luck, 0)).toBe(0);
  for (const { luck } of chances) expect(luck.reduce((sum, each) => sum + each, 0)).toBe(0);
  for (const shares of open) expect(shares.reduce((sum, each) => sum + each, 0)).toBeCloseTo(seats / 2, 9);
}

type Disguise = (
  step: { state: unknown; seat: Seat; action: unknown; legal: readonly unknown[] },
  viewer: Seat,
  random: Random,
) => unknown;

/** A twentieth of the usual thought. */
const LITTLE = 20;

/** Decisions in pairs of states that differ only in what the seat may not know are judged and explained alike. */
export function expectBlind(
  evaluator: AnyEvaluator,
  disguise: Disguise,
  pairs: number,
  every: number,
  from: number,
): void {
  const { game } = evaluator;
  const random = quickRandom(11 + from);
  const worlds = Math.ceil(evaluator.worlds / LITTLE);
  let [compared, differ] = [0, 0];
  for (let number = from; compared < pairs; number += 1) {
    const seats = game.seats.min + (number % (game.seats.max - game.seats.min + 1));
    for (let { last } = randomMatch(game, seats, number); last !== null && compared < pairs;) {
      const { move, before } = last;
      last = before.last;
      if (random.below(every) > 0) continue;
      const legal: readonly unknown[] = game.legalActions(before.state, move.seat);
      const action: unknown = game.parse(move.notation);
      const other = disguise({ state: before.state, seat: move.seat, action, legal }, move.seat, random);
      const judged = [before, { ...before, state: other }].map((stage) => {
        const decision = judgedDecision(evaluator, stage, move, 0, worlds);
        return explained(evaluator, stage, decision, worlds);
      });
      expect(judged[1]).toEqual(judged[0]);
      if (JSON.stringify(other) !== JSON.stringify(before.state)) differ += 1;
      compared += 1;
    }
  }
  expect(differ / compared).toBeGreaterThan(0.5);
}
