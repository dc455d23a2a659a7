import { bytesFrom } from '#bots/bytes';
import { type Network, weightCount } from '#bots/murano/value-network/network';
import { TABLE_HASH } from './features.ts';

/** A network as it is kept: a byte for each weight, and for each unit what a step of its bytes stands for. */
export interface KeptNetwork {
  /** Of the table of features that it learnt by. */
  readonly features: number;
  readonly sizes: Network['sizes'];
  /** In the order of the units: both hidden layers, then the output. */
  readonly steps: readonly number[];
  /** For each unit its weights, then its bias. */
  readonly bytes: string;
  /** The few that are too large for a byte: which one, and what it is. */
  readonly large: readonly (readonly [at: number, weight: number])[];
}

/** How many weights each unit has, its bias included. */
export const unitsOf = ([inputs, wide, narrow]: Network['sizes']): number[] => [
  ...Array.from({ length: wide }, () => inputs + 1),
  ...Array.from({ length: narrow }, () => wide + 1),
  narrow + 1,
];

export function networkFrom({ features, sizes, steps, bytes, large }: KeptNetwork): Network {
  if (features !== TABLE_HASH) {
    throw new Error(`weights for the features ${features}, expected ${TABLE_HASH}`);
  }
  const values = Float64Array.from(new Int8Array(bytesFrom(bytes).slice().buffer));
  const count = weightCount(sizes);
  if (values.length !== count) throw new Error(`${values.length} weights, expected ${count}`);
  for (const [at, weight] of large) values[at] = weight;
  const weights = new Float32Array(count);
  let at = 0;
  unitsOf(sizes).forEach((length, unit) => {
    for (const end = at + length; at < end; at += 1) weights[at] = steps[unit] * values[at];
  });
  return { sizes, weights };
}
