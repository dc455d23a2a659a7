import { bytesFrom } from '../weights.ts';
import { FEATURES, tableHash, WORDS } from './table.ts';

/** A network as it is kept: whole numbers of one byte, with what they stand for. */
export interface KeptNetwork {
  /** Of the table of features that it learnt by. */
  readonly features: number;
  /** Neurons of each hidden layer. */
  readonly hidden: readonly number[];
  /** The weights of one layer after the other, input by input, a byte each. */
  readonly bytes: string;
  /** The biases of the hidden layers, in the steps of their sums. */
  readonly biases: readonly (readonly number[])[];
  /** Of each neuron of the first layer: its sum × this / 65,536 is what the second layer is given, at most 255. */
  readonly rescale: readonly number[];
  /** What each neuron of the last hidden layer counts for in the log-odds of the win. */
  readonly output: readonly number[];
  readonly outputBias: number;
}

/** The share of the win that whoever took an action may expect, from the bits of the state after it. */
export type Network = (words: Int32Array) => number;

const SHIFT = 16;
const MOST = 255;

/**
 * Everything up to the last layer is whole numbers, so that it comes out the same everywhere. The sums of the first
 * layer are kept: only the bits that differ from the last time are added or taken away.
 */
export function networkFrom(kept: KeptNetwork): Network {
  if (kept.features !== tableHash()) {
    throw new Error(`weights for another table of features: ${kept.features}, expected ${tableHash()}`);
  }
  const [width, depth = 0] = kept.hidden;
  const weights = new Int8Array(bytesFrom(kept.bytes).slice().buffer);
  if (weights.length !== FEATURES * width + width * depth) throw new Error(`${weights.length} weights`);
  const sums = firstLayer(weights.subarray(0, FEATURES * width), kept.biases[0]);
  const output = Float64Array.from(kept.output);
  const second = depth === 0 ? null : secondLayer(weights.subarray(FEATURES * width), kept);
  return (words) => {
    const first = sums(words);
    const last = second === null ? first : second(first);
    let logit = kept.outputBias;
    for (let i = 0; i < output.length; i += 1) if (last[i] > 0) logit += last[i] * output[i];
    return 1 / (1 + Math.exp(-logit));
  };
}

function firstLayer(weights: Int8Array, biases: readonly number[]): (words: Int32Array) => Int32Array {
  const width = biases.length;
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

function secondLayer(
  weights: Int8Array,
  { biases: [, biases], rescale }: KeptNetwork,
): (first: Int32Array) => Int32Array {
  const depth = biases.length;
  const start = Int32Array.from(biases);
  const factors = Int32Array.from(rescale);
  const sums = new Int32Array(depth);
  return (first) => {
    sums.set(start);
    for (let j = 0; j < first.length; j += 1) {
      if (first[j] <= 0) continue;
      const given = Math.min(MOST, Math.imul(first[j], factors[j]) >> SHIFT);
      if (given === 0) continue;
      const at = j * depth;
      for (let k = 0; k < depth; k += 1) sums[k] += given * weights[at + k];
    }
    return sums;
  };
}
