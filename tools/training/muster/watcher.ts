import { suspect } from '#bots/muster/suspicion';
import { adam } from './adam.ts';

/** The signs of a card nobody had seen, and whether it was picked out of the rival's hand or out of all such cards. */
export interface Sighting {
  readonly signs: Float32Array;
  readonly held: boolean;
}

/** Learns which cards a rival holds. */
export function watcher(weights: Float32Array) {
  const slope = new Float32Array(weights.length);
  function study({ signs, held }: Sighting): number {
    const chance = 1 / (1 + Math.exp(-suspect(weights, signs)));
    const error = chance - (held ? 1 : 0);
    for (let i = 0; i < signs.length; i += 1) slope[i] += error * signs[i];
    return -Math.log(held ? chance : 1 - chance);
  }
  return { study, step: adam(weights, slope) };
}
