import { quickRandom } from '#core/random';
import type { Match } from '#core/match';
import type { Json } from '#core/json';
import type { AnyEvaluator, ChanceOutcomes } from './evaluator.ts';
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

/** The mean over deals, and the standard error of that. */
interface DealMeans {
  readonly means: readonly number[];
  readonly error: number;
}

const KNOWN = new WeakMap<AnyEvaluator, Map<string, DealMeans>>();

/** The same deals stand for all in every match with these options: chance that nobody had. */
const SEED = 20_261_116;

function dealMeans(evaluator: AnyEvaluator, options: Json, seats: number): DealMeans {
  const known = KNOWN.get(evaluator) ?? new Map<string, DealMeans>();
  KNOWN.set(evaluator, known);
  const key = JSON.stringify([options, seats]);
  const means = known.get(key) ?? sampledMeans(evaluator, options, seats);
  known.set(key, means);
  return means;
}

function sampledMeans({ game, openShares, deals }: AnyEvaluator, options: Json, seats: number): DealMeans {
  const random = quickRandom(SEED);
  const all = Array.from({ length: deals }, () =>
    openShares(game.setup(options, seats, game.deal(options, seats, random))),
  );
  const means = all[0].map((_, seat) => all.reduce((sum, shares) => sum + shares[seat], 0) / deals);
  const squares = all.map((shares) => (shares[0] - means[0]) * (shares[0] - means[0]));
  const variance = squares.reduce((sum, each) => sum + each, 0) / Math.max(1, deals - 1);
  return { means, error: Math.sqrt(variance / deals) };
}

/** The luck of the deal, against deals that are sampled. Null where nothing was dealt: the match began in a position. */
export function dealLuck(evaluator: AnyEvaluator, { header, state }: Match): ChanceEvent | null {
  if ('position' in header.start) return null;
  const { means, error } = dealMeans(evaluator, header.options, header.seats);
  const luck = luckOf(evaluator.openShares(state), means);
  return { at: -1, seat: null, kind: 'deal', what: null, luck, outcomes: evaluator.deals, error };
}

/** The mean of the open shares over all that could have come, and how many that were. */
export function meanAfter(
  { openShares }: AnyEvaluator,
  chance: ChanceOutcomes<unknown>,
): { readonly means: readonly number[]; readonly outcomes: number } {
  const all = chance.outcomes.map(({ weight, state }) => ({ weight, shares: openShares(state) }));
  const outcomes = all.reduce((sum, { weight }) => sum + weight, 0);
  const means = all[0].shares.map(
    (_, seat) => all.reduce((sum, { weight, shares }) => sum + weight * shares[seat], 0) / outcomes,
  );
  return { means, outcomes };
}

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
  const { means, outcomes } = meanAfter(evaluator, chance);
  const luck = luckOf(evaluator.openShares(after.state), means);
  const { kind, what } = chance;
  return { at, seat, kind, what, luck, outcomes, error: 0 };
}
