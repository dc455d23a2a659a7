import { logistic } from '../../exp.ts';

/** A multilayer perceptron: two hidden layers with rectified units, and a logistic output. */
export interface Network {
  readonly sizes: readonly [number, number, number];
  /** For each unit of a layer its weights one after another, then its bias. */
  readonly weights: Float32Array;
}

export const weightCount = ([inputs, wide, narrow]: Network['sizes']): number =>
  (inputs + 1) * wide + (wide + 1) * narrow + narrow + 1;

/**
 * The output of a network for an input; what its units compute on the way is written anew each time. The weights from one
 * input to all units lie together and most inputs are 0: those are passed over, which changes no sum.
 */
export function forwardOf({
  sizes: [inputs, wide, narrow],
  weights,
}: Network): (input: Float64Array) => number {
  const second = (inputs + 1) * wide;
  const third = second + (wide + 1) * narrow;
  const toWide = transposed(weights, 0, inputs, wide);
  const toNarrow = transposed(weights, second, wide, narrow);
  const output = Float64Array.from(weights.subarray(third, third + narrow + 1));
  const wideUnits = new Float64Array(wide);
  const narrowUnits = new Float64Array(narrow);
  return function forward(input) {
    layer(toWide, input, inputs, wideUnits);
    layer(toNarrow, wideUnits, wide, narrowUnits);
    let sum = 0;
    for (let from = 0; from < narrow; from += 1) sum += output[from] * narrowUnits[from];
    sum += output[narrow];
    return logistic(sum);
  };
}

/** Input by input instead of unit by unit, the biases last. */
function transposed(weights: Float32Array, start: number, inputs: number, units: number): Float64Array {
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
