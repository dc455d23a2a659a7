import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import type { AnyGame } from '#core/game';
import { type Match, newMatch, outcomeOf, playNotation, stagesOf } from '#core/match';
import { quickRandom } from '#core/random';
import { loadMatch } from '#core/loaded';
import { pebbles } from '#core/testing/pebbles';
import { evaluator as muster } from '../muster/review/evaluator.ts';
import { accuracyOf } from './grades.ts';
import { genericEvaluator } from './generic.ts';
import { reviewMatch, reviewOf } from './review-match.ts';
import type { Review } from './review.ts';
import { progressOf } from './testing/checks.ts';

const recorded = loadMatch(
  readFileSync(new URL('../../games/muster/matches/beginner.match', import.meta.url), 'utf8'),
  () => muster.game,
);

/** The last actions alone: a whole match takes seconds. */
const late = fromStage(recorded, -24);

function fromStage(match: Match, at: number): Match {
  const stages = stagesOf(match).slice(at);
  const start = { position: match.game.json.position(stages[0].state) };
  return stages
    .slice(1)
    .reduce(
      (before, { last }) => playNotation(before, last!.move.seat, last!.move.notation),
      newMatch(match.game, { start }),
    );
}

function randomMatch(game: AnyGame, seed: number): Match {
  const random = quickRandom(seed);
  let match = newMatch(game, { start: { seed: `review ${seed}` } });
  while (outcomeOf(match) === null) {
    const [seat] = game.toAct(match.state);
    const legal: unknown[] = [...game.legalActions(match.state, seat)];
    match = playNotation(match, seat, game.encode(legal[random.below(legal.length)]));
  }
  return match;
}

function expectSums({ players, chances }: Review): void {
  for (const { result, luck, play } of players) expect(luck + play).toBe(result);
  for (const { luck } of chances) expect(luck.reduce((sum, each) => sum + each, 0)).toBe(0);
}

it('splits the result into luck and play, to the last bit', () => {
  const review = progressOf(reviewMatch(muster, recorded)).current();
  expectSums(review);
  expect(review.players.reduce((sum, { result }) => sum + result, 0)).toBe(0);
  expect(review.open).toHaveLength(review.actions + 1);
  expect(review.chances.filter(({ kind }) => kind === 'deal')).toHaveLength(1);
});

it('is the same every time, survives as JSON, and tells how far it is', () => {
  const steps = [...reviewMatch(muster, late, { worlds: 2 })];
  expect(steps.map(({ done }) => done)).toEqual(steps.map((_, at) => at));
  expect(steps.every(({ done, of }) => done <= of)).toBe(true);
  const review = reviewOf(muster, late, { worlds: 2 });
  expect(JSON.parse(JSON.stringify(review))).toEqual(review);
  expect(steps.at(-1)!.current()).toEqual(review);
  expect(review.decisions).toHaveLength(review.actions);
  expect(review.chances.some(({ kind }) => kind === 'deal')).toBe(false);
});

it('goes on where somebody left off, and comes to the same', () => {
  const whole = reviewOf(muster, late, { worlds: 2 });
  const steps = reviewMatch(muster, late, { worlds: 2 });
  let part = steps.next();
  for (let left = 6; left > 0 && part.done !== true; left -= 1) part = steps.next();
  if (part.done === true) throw new Error('the match is too short');
  const known = part.value.current().decisions;
  expect(known.length).toBe(6);
  let judged = 0;
  const counting: typeof muster = {
    ...muster,
    judge: (...given) => ((judged += 1), muster.judge(...given)),
  };
  const again = reviewMatch(counting, late, { worlds: 2, known });
  expect(progressOf(again).done).toBe(0);
  expect(progressOf(again).done).toBe(6);
  expect(judged).toBe(0);
  expect(reviewOf(muster, late, { worlds: 2, known })).toEqual(whole);
});

it('asks for a match that is over, or for who won', () => {
  const open = newMatch(muster.game, { start: { seed: 'open' } });
  expect(() => reviewOf(muster, open)).toThrow('expected a match that is over');
  const [first, second] = reviewOf(muster, open, { ranking: [[1], [0]] }).players;
  expect([first.result, second.result]).toEqual([-0.5, 0.5]);
});

it('judges a game that nobody was taught', () => {
  const review = reviewOf(genericEvaluator(pebbles), randomMatch(pebbles, 3), { worlds: 4 });
  expectSums(review);
});

it('takes more off for what costs more', () => {
  expect([0, 0.05, 0.14, 0.21].map((cost) => Math.round(accuracyOf(cost)))).toEqual([100, 80, 53, 38]);
});
