import { logistic } from '../../exp.ts';
import { kernelHolding } from '../../kernel/kernel.ts';

/** A multilayer perceptron: two hidden layers with rectified units, and a logistic output. */
export interface Network {
  readonly sizes: readonly [number, number, number];
  /** For each unit of a layer its weights one after another, then its bias. */
  readonly weights: Float32Array;
}

export const weightCount = ([inputs, wide, narrow]: Network['sizes']): number =>
  (inputs + 1) * wide + (wide + 1) * narrow + narrow + 1;

export type Forward = (input: Float64Array) => number;
/** The units of the last hidden layer for an input. */
export type Layers = (input: Float64Array) => ArrayLike<number>;
/** The kernel takes so many units at a time. */
const LANES = 2;

/**
 * The output of a network for an input, by the kernel where there is one, else by plain loops. Both add in the same order,
 * and so give the same.
 */
export const forwardOf = (network: Network): Forward =>
  concluded(network, byKernel(network) ?? byLoops(network));
export const plainForwardOf = (network: Network): Forward => concluded(network, byLoops(network));

export function concluded({ sizes, weights }: Network, layers: Layers): Forward {
  const [, , narrow] = sizes;
  const output = Float64Array.from(weights.subarray(weightCount(sizes) - narrow - 1));
  return (input) => {
    const units = layers(input);
    let sum = 0;
    for (let from = 0; from < narrow; from += 1) sum += output[from] * units[from];
    sum += output[narrow];
    return logistic(sum);
  };
}

/** The weights from one input to all units lie together, for both hidden layers. */
function transposedOf({ sizes: [inputs, wide, narrow], weights }: Network) {
  return {
    toWide: transposed(weights, 0, inputs, wide),
    toNarrow: transposed(weights, (inputs + 1) * wide, wide, narrow),
  };
}

function byKernel(network: Network): Layers | null {
  const [inputs, wide, narrow] = network.sizes;
  if (wide % LANES !== 0 || narrow % LANES !== 0) return null;
  const kernel = kernelHolding({
    ...transposedOf(network),
    activations: new Float64Array(inputs),
    wideUnits: new Float64Array(wide),
    narrowUnits: new Float64Array(narrow),
  });
  if (kernel === null) return null;
  const { toWide, toNarrow, activations, wideUnits, narrowUnits } = kernel.held;
  const [row, narrowRow] = [wideUnits.byteLength, narrowUnits.byteLength];
  return (input) => {
    for (let from = 0; from < inputs; from += 1) activations[from] = input[from];
    kernel.layer(toWide.byteOffset, activations.byteOffset, inputs, wideUnits.byteOffset, row);
    kernel.layer(toNarrow.byteOffset, wideUnits.byteOffset, wide, narrowUnits.byteOffset, narrowRow);
    return narrowUnits;
  };
}

/** What the units compute on the way is written anew each time; inputs that are 0 are passed over, which changes no sum. */
function byLoops(network: Network): Layers {
  const [inputs, wide, narrow] = network.sizes;
  const { toWide, toNarrow } = transposedOf(network);
  const wideUnits = new Float64Array(wide);
  const narrowUnits = new Float64Array(narrow);
  return (input) => {
    layer(toWide, input, inputs, wideUnits);
    layer(toNarrow, wideUnits, wide, narrowUnits);
    return narrowUnits;
  };
}

/** Input by input instead of unit by unit, the biases last. */
export function transposed(
  weights: Float32Array,
  start: number,
  inputs: number,
  units: number,
): Float64Array {
  const out = new Float64Array((inputs + 1) * units);
  for (let unit = 0; unit < units; unit += 1) {
    for (let from = 0; from <= inputs; from += 1) {
      out[from * units + unit] = weights[start + unit * (inputs + 1) + from];
    }
  }
  return out;
}

/** Rectified sums of one layer. */
function layer(weights: Float64Array, input: Float64Array, inputs: number, units: Float64Array): void {
  const width = units.length;
  units.fill(0);
  for (let from = 0; from < inputs; from += 1) {
    const activation = input[from];
    if (activation === 0) continue;
    const at = from * width;
    for (let unit = 0; unit < width; unit += 1) units[unit] += weights[at + unit] * activation;
  }
  const biases = inputs * width;
  for (let unit = 0; unit < width; unit += 1) {
    const sum = units[unit] + weights[biases + unit];
    units[unit] = sum > 0 ? sum : 0;
  }
}
