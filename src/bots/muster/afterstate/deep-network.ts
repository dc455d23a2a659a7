import { bytesFrom } from '../weights.ts';
import { firstLayer, type KeptNetwork, type Layer, type Network, networkOf } from './network.ts';
import { FEATURES } from './table.ts';

/** A network of two hidden layers. Its bytes are the weights of the first, then of the second. */
export interface KeptDeepNetwork extends KeptNetwork {
  /** The few that are too large for a byte: which one, and what it is. */
  readonly large: readonly (readonly [at: number, weight: number])[];
  /** Of each neuron of the first layer: its sum × this / 65,536 is what the second layer is given, at most 4,095. */
  readonly rescale: readonly number[];
  readonly deepBiases: readonly number[];
}

const SHIFT = 16;
const MOST = 4095;

export function deepNetworkFrom(kept: KeptDeepNetwork): Network {
  const weights = Int16Array.from(new Int8Array(bytesFrom(kept.bytes).slice().buffer));
  for (const [at, weight] of kept.large) weights[at] = weight;
  const size = FEATURES * kept.biases.length;
  const first = firstLayer(kept.features, weights.subarray(0, size), kept.biases);
  const second = secondLayer(weights.subarray(size), kept);
  return networkOf(kept, (words) => second(first(words)));
}

function secondLayer(weights: Int16Array, { deepBiases, rescale }: KeptDeepNetwork): Layer {
  const depth = deepBiases.length;
  if (weights.length !== rescale.length * depth) {
    throw new Error(`${weights.length} weights, expected ${rescale.length * depth}`);
  }
  const start = Int32Array.from(deepBiases);
  const factors = Int32Array.from(rescale);
  const sums = new Int32Array(depth);
  return (given) => {
    sums.set(start);
    for (let j = 0; j < given.length; j += 1) {
      if (given[j] <= 0) continue;
      const active = Math.min(MOST, Math.imul(given[j], factors[j]) >> SHIFT);
      if (active === 0) continue;
      const at = j * depth;
      for (let k = 0; k < depth; k += 1) sums[k] += active * weights[at + k];
    }
    return sums;
  };
}
