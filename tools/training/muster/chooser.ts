import { feel, TRAITS, UNITS } from '#bots/muster/hunch';
import { adam } from './adam.ts';

/** The traits of all actions of a decision, and which share of its tries the search gave to each. */
export interface Choice {
  readonly traits: Float32Array;
  readonly shares: Float32Array;
}

/** Learns to guess at a glance what the search would try. */
export function chooser(weights: Float32Array) {
  const slope = new Float32Array(weights.length);
  const units = new Float32Array(UNITS);
  const bias = TRAITS * UNITS;

  function study({ traits, shares }: Choice): number {
    const felt = Array.from(shares, (_, at) => feel(weights, traits, at * TRAITS, units));
    const best = Math.max(...felt);
    const total = felt.reduce((sum, each) => sum + Math.exp(each - best), 0);
    let loss = 0;
    shares.forEach((share, at) => {
      const chance = Math.exp(felt[at] - best) / total;
      if (share > 0) loss -= share * Math.log(Math.max(1e-9, chance));
      blame(traits, at * TRAITS, chance - share);
    });
    return loss;
  }

  function blame(traits: Float32Array, at: number, error: number): void {
    feel(weights, traits, at, units);
    for (let u = 0; u < UNITS; u += 1) {
      if (units[u] <= 0) continue;
      slope[bias + UNITS + u] += error * units[u];
      // A unit that says nothing yet would never learn what to listen to.
      units[u] = error * (weights[bias + UNITS + u] || 0.01);
      slope[bias + u] += units[u];
    }
    for (let i = 0; i < TRAITS; i += 1) {
      const given = traits[at + i];
      if (given === 0) continue;
      for (let u = 0; u < UNITS; u += 1) slope[i * UNITS + u] += given * units[u];
    }
  }

  return { study, step: adam(weights, slope) };
}
