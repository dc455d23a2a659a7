import { ACTION_FEATURES } from '#bots/muster/feature-names';
import { logitOf, PRIOR_UNITS } from '#bots/muster/policy-prior';
import { adam } from './adam.ts';

/** The features of all actions of a decision, and which share of its tries the search gave to each. */
export interface PriorSample {
  readonly features: Float32Array;
  readonly shares: Float32Array;
}

/** Learns to give each action its share of the search's visits. */
export function priorLearner(weights: Float32Array) {
  const slope = new Float32Array(weights.length);
  const units = new Float32Array(PRIOR_UNITS);
  const bias = ACTION_FEATURES * PRIOR_UNITS;

  function study({ features, shares }: PriorSample): number {
    const logits = Array.from(shares, (_, at) => logitOf(weights, features, at * ACTION_FEATURES, units));
    const best = Math.max(...logits);
    const total = logits.reduce((sum, each) => sum + Math.exp(each - best), 0);
    let loss = 0;
    shares.forEach((share, at) => {
      const chance = Math.exp(logits[at] - best) / total;
      if (share > 0) loss -= share * Math.log(Math.max(1e-9, chance));
      blame(features, at * ACTION_FEATURES, chance - share);
    });
    return loss;
  }

  function blame(features: Float32Array, at: number, error: number): void {
    logitOf(weights, features, at, units);
    for (let u = 0; u < PRIOR_UNITS; u += 1) {
      if (units[u] <= 0) continue;
      slope[bias + PRIOR_UNITS + u] += error * units[u];
      // A unit that says nothing yet would never learn what to listen to.
      units[u] = error * (weights[bias + PRIOR_UNITS + u] || 0.01);
      slope[bias + u] += units[u];
    }
    for (let i = 0; i < ACTION_FEATURES; i += 1) {
      const feature = features[at + i];
      if (feature === 0) continue;
      for (let u = 0; u < PRIOR_UNITS; u += 1) slope[i * PRIOR_UNITS + u] += feature * units[u];
    }
  }

  return { study, step: adam(weights, slope) };
}
