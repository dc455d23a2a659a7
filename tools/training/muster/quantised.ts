import { FEATURES, tableHash, WORDS } from '#bots/muster/afterstate/table';
import type { StoredNetwork } from '#bots/muster/afterstate/network';
import { type Layer, layersOf } from '../layers.ts';

/** What the largest weight of a neuron becomes; one that is larger than LIMIT is kept apart. */
const LARGEST = 127;
const LIMIT = 2;
/** The second layer is given steps of this size, up to 4,095 of them. */
export const STEP = 1 / 128;

const range = (length: number): number[] => Array.from({ length }, (_, at) => at);

/** The size of a neuron's step: its largest weight is 127 of them. */
const stepsOf = ({ inputs, outputs, weight }: Layer): number[] =>
  range(outputs).map((j) => {
    const largest = Math.max(1e-6, ...range(inputs).map((i) => Math.abs(weight(i, j))));
    return Math.min(LIMIT, largest) / LARGEST;
  });

const bytesOf = ({ inputs, outputs, weight }: Layer, steps: readonly number[]): number[] =>
  range(inputs).flatMap((i) => range(outputs).map((j) => Math.round(weight(i, j) / steps[j])));

const biasesOf = ({ outputs, bias }: Layer, steps: readonly number[]): number[] =>
  range(outputs).map((j) => Math.round(bias(j) / steps[j]));

const isLarge = (weight: number): boolean => Math.abs(weight) > LARGEST;
const textOf = (bytes: readonly number[]): string =>
  Buffer.from(Int8Array.from(bytes, (each) => (isLarge(each) ? 0 : each)).buffer).toString('base64');

/** The last layer: what a step of each neuron before it counts for. */
const outputOf = ({ inputs, weight, bias }: Layer, steps: readonly number[]) => ({
  output: range(inputs).map((j) => Math.fround(weight(j, 0) * steps[j])),
  outputBias: Math.fround(bias(0)),
});

/** The weights that train.py wrote, as the bytes that the bots read. */
export function quantise(file: string, hidden: readonly number[]): StoredNetwork {
  const [whole, second, last] = layersOf(file, [32 * WORDS, ...hidden, 1]);
  // The bits after the last feature are never set.
  const first = { ...whole, inputs: FEATURES };
  const steps = stepsOf(first);
  const deepSteps = stepsOf(second);
  const sums = deepSteps.map((step) => step * STEP);
  const bytes = [...bytesOf(first, steps), ...bytesOf(second, deepSteps)];
  return {
    features: tableHash(),
    bytes: textOf(bytes),
    large: bytes.flatMap((each, at) => (isLarge(each) ? [[at, each] as const] : [])),
    biases: biasesOf(first, steps),
    rescale: steps.map((step) => Math.round((step / STEP) * 65_536)),
    deepBiases: biasesOf(second, sums),
    ...outputOf(last, sums),
  };
}
