import { bytesFrom } from '../../bytes.ts';
import { FEATURES, tableHash, WORDS } from './table.ts';
import { logistic } from '../../exp.ts';
import { kernelHolding } from '../../kernel/kernel.ts';

/** A network of two hidden layers as it is kept: whole numbers of one byte, with what they stand for. */
export interface StoredNetwork {
  /** Of the table of features that it learnt by. */
  readonly features: number;
  /** The weights of the first hidden layer, then of the second, input by input, a byte each. */
  readonly bytes: string;
  /** The few that are too large for a byte: which one, and what it is. */
  readonly large: readonly (readonly [at: number, weight: number])[];
  /** The biases of the first layer, in the steps of its sums. */
  readonly biases: readonly number[];
  /** Of each neuron of the first layer: its sum × this / 65,536 is what the second layer is given, at most 4,095. */
  readonly rescale: readonly number[];
  readonly deepBiases: readonly number[];
  /** What each neuron of the second layer counts for in the log-odds of the win. */
  readonly output: readonly number[];
  readonly outputBias: number;
}

/** The share of the win that whoever took an action may expect, from the bits of the state after it. */
export type Network = (words: Int32Array) => number;
/** The sums of the second layer. */
type Layers = (words: Int32Array) => Int32Array;

const SHIFT = 16;
const MOST = 4095;
/** The kernel takes so many units at a time. */
const LANES = 4;

/** By the kernel where there is one, else by plain loops: both give the same. */
export const networkFrom = (stored: StoredNetwork): Network =>
  concluded(stored, byKernel(stored) ?? byLoops(stored));
export const plainNetworkFrom = (stored: StoredNetwork): Network => concluded(stored, byLoops(stored));

/** Everything up to the last layer is whole numbers, so that it comes out the same everywhere. */
function concluded({ output, outputBias }: StoredNetwork, layers: Layers): Network {
  return (words) => {
    const sums = layers(words);
    let logit = outputBias;
    for (let i = 0; i < output.length; i += 1) if (sums[i] > 0) logit += sums[i] * output[i];
    return logistic(logit);
  };
}

function weightsOf({ features, bytes, large, biases, rescale, deepBiases }: StoredNetwork): Int16Array {
  const table = tableHash();
  if (features !== table) throw new Error(`weights for the features ${features}, expected ${table}`);
  const weights = Int16Array.from(new Int8Array(bytesFrom(bytes).slice().buffer));
  const size = FEATURES * biases.length + rescale.length * deepBiases.length;
  if (weights.length !== size) throw new Error(`${weights.length} weights, expected ${size}`);
  for (const [at, weight] of large) weights[at] = weight;
  return weights;
}

function byKernel(stored: StoredNetwork): Layers | null {
  const [width, depth] = [stored.biases.length, stored.deepBiases.length];
  if (width % LANES !== 0 || depth % LANES !== 0) return null;
  const kernel = kernelHolding({
    weights: weightsOf(stored),
    bits: new Int32Array(WORDS),
    previous: new Int32Array(WORDS),
    sums: Int32Array.from(stored.biases),
    factors: Int32Array.from(stored.rescale),
    deep: new Int32Array(depth),
  });
  if (kernel === null) return null;
  const { bits, previous, weights, sums, factors, deep } = kernel.held;
  const start = Int32Array.from(stored.deepBiases);
  const row = width * weights.BYTES_PER_ELEMENT;
  const deepRow = depth * weights.BYTES_PER_ELEMENT;
  const deepWeights = weights.byteOffset + FEATURES * row;
  return (words) => {
    bits.set(words);
    kernel.flip(bits.byteOffset, previous.byteOffset, WORDS, weights.byteOffset, sums.byteOffset, row);
    deep.set(start);
    kernel.feed(sums.byteOffset, factors.byteOffset, width, deepWeights, deep.byteOffset, deepRow);
    return deep;
  };
}

function byLoops(stored: StoredNetwork): Layers {
  const weights = weightsOf(stored);
  const size = FEATURES * stored.biases.length;
  const first = firstLayer(weights.subarray(0, size), stored.biases);
  const second = secondLayer(weights.subarray(size), stored);
  return (words) => second(first(words));
}

/** The sums of the first layer are kept: only the bits that differ from the last time are added or taken away. */
function firstLayer(weights: Int16Array, biases: readonly number[]): Layers {
  const width = biases.length;
  const sums = Int32Array.from(biases);
  const previous = new Int32Array(WORDS);
  return (words) => {
    for (let word = 0; word < WORDS; word += 1) {
      let changed = words[word] ^ previous[word];
      if (changed === 0) continue;
      const now = words[word];
      previous[word] = now;
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
  weights: Int16Array,
  { deepBiases, rescale }: StoredNetwork,
): (inputs: Int32Array) => Int32Array {
  const depth = deepBiases.length;
  const start = Int32Array.from(deepBiases);
  const factors = Int32Array.from(rescale);
  const sums = new Int32Array(depth);
  return (inputs) => {
    sums.set(start);
    for (let j = 0; j < inputs.length; j += 1) {
      if (inputs[j] <= 0) continue;
      const active = Math.min(MOST, Math.imul(inputs[j], factors[j]) >> SHIFT);
      if (active === 0) continue;
      const at = j * depth;
      for (let k = 0; k < depth; k += 1) sums[k] += active * weights[at + k];
    }
    return sums;
  };
}
