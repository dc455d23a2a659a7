/** A small network: inputs, two hidden layers that cut off what is negative, and one chance from 0 to 1. */
export interface Network {
  readonly sizes: readonly [number, number, number];
  /** For each unit of a layer its weights one after another, then its bias. */
  readonly weights: Float32Array;
}

export const weightCount = ([inputs, wide, narrow]: Network['sizes']): number =>
  (inputs + 1) * wide + (wide + 1) * narrow + narrow + 1;

const wideOut = new Float64Array(128);
const narrowOut = new Float64Array(128);

/** What the network makes of these inputs. */
export function evaluate({ sizes: [inputs, wide, narrow], weights }: Network, input: Float64Array): number {
  let at = 0;
  for (let unit = 0; unit < wide; unit += 1) {
    let sum = 0;
    for (let from = 0; from < inputs; from += 1) sum += weights[at + from] * input[from];
    sum += weights[at + inputs];
    at += inputs + 1;
    wideOut[unit] = sum > 0 ? sum : 0;
  }
  for (let unit = 0; unit < narrow; unit += 1) {
    let sum = 0;
    for (let from = 0; from < wide; from += 1) sum += weights[at + from] * wideOut[from];
    sum += weights[at + wide];
    at += wide + 1;
    narrowOut[unit] = sum > 0 ? sum : 0;
  }
  let sum = 0;
  for (let from = 0; from < narrow; from += 1) sum += weights[at + from] * narrowOut[from];
  sum += weights[at + narrow];
  return 1 / (1 + Math.exp(-sum));
}
