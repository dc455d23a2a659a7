import { logOddsOf } from '#bots/muster/belief';
import { adam } from './adam.ts';

/** The features of a card nobody had seen, and whether it was picked out of the rival's hand or out of all such cards. */
export interface BeliefSample {
  readonly features: Float32Array;
  readonly held: boolean;
}

/** Learns which cards a rival holds. */
export function beliefLearner(weights: Float32Array) {
  const slope = new Float32Array(weights.length);
  function study({ features, held }: BeliefSample): number {
    const chance = 1 / (1 + Math.exp(-logOddsOf(weights, features)));
    const error = chance - (held ? 1 : 0);
    for (let i = 0; i < features.length; i += 1) slope[i] += error * features[i];
    return -Math.log(held ? chance : 1 - chance);
  }
  return { study, step: adam(weights, slope) };
}
