import { ACTION_FEATURES } from '#bots/muster/feature-names';
import { PRIOR_LENGTH, PRIOR_UNITS } from '#bots/muster/policy-prior';
import { BELIEF_LENGTH } from '#bots/muster/belief';
import type { Random } from '#core/random';
import { beginner } from './value-learner.ts';

/** The weights of the value network, the policy prior and the belief. */
export interface Weights {
  readonly value: Float32Array;
  readonly prior: Float32Array;
  readonly belief: Float32Array;
}

export function newWeights(random: Random): Weights {
  const prior = new Float32Array(PRIOR_LENGTH);
  for (let i = 0; i < ACTION_FEATURES * PRIOR_UNITS; i += 1) prior[i] = (random.below(2001) / 1000 - 1) * 0.4;
  return { value: beginner(random.below), prior, belief: new Float32Array(BELIEF_LENGTH) };
}

/** The mean of several sets of weights. */
export function meanOf(all: readonly Weights[]): Weights {
  const mean = (lists: readonly Float32Array[]): Float32Array =>
    lists[0].map((_, at) => lists.reduce((sum, list) => sum + list[at], 0) / lists.length);
  return {
    value: mean(all.map(({ value }) => value)),
    prior: mean(all.map(({ prior }) => prior)),
    belief: mean(all.map(({ belief }) => belief)),
  };
}
