/** A multilayer perceptron: two hidden layers with rectified units, and a logistic output. */
export interface Network {
  readonly sizes: readonly [number, number, number];
  /** For each unit of a layer its weights one after another, then its bias. */
  readonly weights: Float32Array;
}

export const weightCount = ([inputs, wide, narrow]: Network['sizes']): number =>
  (inputs + 1) * wide + (wide + 1) * narrow + narrow + 1;

/** The output of a network for an input; what its units compute on the way is written anew each time. */
export function forwardOf({
  sizes: [inputs, wide, narrow],
  weights,
}: Network): (input: Float64Array) => number {
  const wideUnits = new Float64Array(wide);
  const narrowUnits = new Float64Array(narrow);
  return function forward(input) {
    let at = 0;
    for (let unit = 0; unit < wide; unit += 1) {
      let sum = 0;
      for (let from = 0; from < inputs; from += 1) sum += weights[at + from] * input[from];
      sum += weights[at + inputs];
      at += inputs + 1;
      wideUnits[unit] = sum > 0 ? sum : 0;
    }
    for (let unit = 0; unit < narrow; unit += 1) {
      let sum = 0;
      for (let from = 0; from < wide; from += 1) sum += weights[at + from] * wideUnits[from];
      sum += weights[at + wide];
      at += wide + 1;
      narrowUnits[unit] = sum > 0 ? sum : 0;
    }
    let sum = 0;
    for (let from = 0; from < narrow; from += 1) sum += weights[at + from] * narrowUnits[from];
    sum += weights[at + narrow];
    return 1 / (1 + Math.exp(-sum));
  };
}
