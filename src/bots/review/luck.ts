import { quickRandom, type Random } from '#core/random';
import type { Match } from '#core/match';
import type { Json } from '#core/json';
import type { AnyEvaluator } from './evaluator.ts';
import type { ChanceEvent } from './review.ts';

/** Luck is told in steps of 2⁻²⁰, so that sums of it are exact. */
const STEPS = 2 ** 20;

const inSteps = (value: number): number => Math.round(value * STEPS) / STEPS;

/**
 * What came less the mean of what could have come, for each seat; the last seat has what makes it 0 together. Alone at the
 * table there is nobody whose bad luck it would be.
 */
function luckOf(came: readonly number[], means: readonly number[]): number[] {
  const luck = came.map((share, seat) => inSteps(share - means[seat]));
  if (luck.length === 1) return luck;
  const last = luck.length - 1;
  luck[last] = 0;
  luck[last] = 0 - luck.reduce((sum, each) => sum + each, 0);
  return luck;
}

/** The luck of the deal, against deals that are sampled. Null where nothing was dealt: the match began in a position. */
export function dealLuck(evaluator: AnyEvaluator, start: Match): ChanceEvent | null {
  const { game, header } = start;
  if ('position' in header.start) return null;
  const came = evaluator.openShares(start.state);
  const sampled = sampledDeals(evaluator, header.options, header.seats, quickRandom(SEED));
  const means = came.map(
    (_, seat) => sampled.reduce((sum, shares) => sum + shares[seat], 0) / sampled.length,
  );
  const variance =
    sampled.reduce((sum, shares) => sum + (shares[0] - means[0]) ** 2, 0) / Math.max(1, sampled.length - 1);
  return {
    at: -1,
    seat: null,
    kind: 'deal',
    what: null,
    luck: luckOf(came, means),
    outcomes: sampled.length,
    error: Math.sqrt(variance / sampled.length),
  };

  function sampledDeals({ openShares, deals }: AnyEvaluator, options: Json, seats: number, random: Random) {
    return Array.from({ length: deals }, () =>
      openShares(game.setup(options, seats, game.deal(options, seats, random))),
    );
  }
}
/** The deals that stand for all are the same for every match: chance that nobody had. */
const SEED = 20_261_116;

/** The luck of what was turned up between two stages; null: chance had no part in it. */
export function eventLuck(
  evaluator: AnyEvaluator,
  before: Match,
  after: Match,
  at: number,
): ChanceEvent | null {
  const { seat, notation } = after.last!.move;
  const chance = evaluator.chance(before.state, seat, before.game.parse(notation));
  if (chance === null) return null;
  const came = evaluator.openShares(after.state);
  const means = came.map(() => 0);
  let weights = 0;
  for (const { weight, state } of chance.outcomes) {
    weights += weight;
    evaluator.openShares(state).forEach((share, of) => (means[of] += weight * share));
  }
  for (let of = 0; of < means.length; of += 1) means[of] /= weights;
  const { kind, what } = chance;
  return { at, seat, kind, what, luck: luckOf(came, means), outcomes: weights, error: 0 };
}
