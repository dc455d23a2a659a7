import { bytesFrom } from '../weights.ts';
import { FEATURES, tableHash, WORDS } from './table.ts';

/** A network of one hidden layer as it is kept: whole numbers of one byte, with what they stand for. */
export interface KeptNetwork {
  /** Of the table of features that it learnt by. */
  readonly features: number;
  /** The weights of the hidden layer, input by input, a byte each. */
  readonly bytes: string;
  /** The biases of the hidden layer, in the steps of its sums. */
  readonly biases: readonly number[];
  /** What each neuron of the last hidden layer counts for in the log-odds of the win. */
  readonly output: readonly number[];
  readonly outputBias: number;
}

/** The share of the win that whoever took an action may expect, from the bits of the state after it. */
export type Network = (words: Int32Array) => number;
/** A layer: its sums. */
export type Layer = (given: Int32Array) => Int32Array;

/**
 * Everything up to the last layer is whole numbers, so that it comes out the same everywhere. The sums of the first
 * layer are kept: only the bits that differ from the last time are added or taken away.
 */
export function networkFrom(kept: KeptNetwork): Network {
  const weights = new Int8Array(bytesFrom(kept.bytes).slice().buffer);
  return networkOf(kept, firstLayer(kept.features, weights, kept.biases));
}

export function networkOf(
  { output, outputBias }: Pick<KeptNetwork, 'output' | 'outputBias'>,
  hidden: Layer,
): Network {
  return (words) => {
    const sums = hidden(words);
    let logit = outputBias;
    for (let i = 0; i < output.length; i += 1) if (sums[i] > 0) logit += sums[i] * output[i];
    return 1 / (1 + Math.exp(-logit));
  };
}

export function firstLayer(
  features: number,
  weights: Int8Array | Int16Array,
  biases: readonly number[],
): Layer {
  const table = tableHash();
  if (features !== table) throw new Error(`weights for the features ${features}, expected ${table}`);
  const width = biases.length;
  const size = FEATURES * width;
  if (weights.length !== size) throw new Error(`${weights.length} weights, expected ${size}`);
  const sums = Int32Array.from(biases);
  const seen = new Int32Array(WORDS);
  return (words) => {
    for (let word = 0; word < WORDS; word += 1) {
      let changed = words[word] ^ seen[word];
      if (changed === 0) continue;
      const now = words[word];
      seen[word] = now;
      for (; changed !== 0; changed &= changed - 1) {
        const bit = 31 - Math.clz32(changed & -changed);
        const at = (32 * word + bit) * width;
        if ((now >>> bit) & 1) for (let i = 0; i < width; i += 1) sums[i] += weights[at + i];
        else for (let i = 0; i < width; i += 1) sums[i] -= weights[at + i];
      }
    }
    return sums;
  };
}
