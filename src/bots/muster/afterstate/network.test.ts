import { expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import { logistic } from '../../exp.ts';
import { type StoredNetwork, networkFrom } from './network.ts';
import { FEATURES, tableHash, WORDS } from './table.ts';

const random = quickRandom(3);
const some = (length: number, least: number, most: number): number[] =>
  Array.from({ length }, () => least + random.below(most - least + 1));
const textOf = (bytes: readonly number[]): string =>
  Buffer.from(Int8Array.from(bytes).buffer).toString('base64');

const [WIDTH, DEPTH] = [24, 12];
const weights = some(FEATURES * WIDTH, -127, 127);
const deepWeights = some(WIDTH * DEPTH, -127, 127);
const kept: StoredNetwork = {
  features: tableHash(),
  bytes: textOf([...weights, ...deepWeights]),
  large: [
    [7, 300],
    [FEATURES * WIDTH + 3, -500],
  ],
  biases: some(WIDTH, -300, 300),
  rescale: some(WIDTH, 1000, 5000),
  deepBiases: some(DEPTH, -300, 300),
  output: some(DEPTH, -9, 9).map((weight) => weight / 20_000),
  outputBias: 0.25,
};

/** The same sums, neuron by neuron, from all bits at once. */
function slowly(words: Int32Array): number {
  const first = weights.with(7, 300);
  const given = kept.biases.map((bias, j) => {
    let sum = bias;
    for (let i = 0; i < FEATURES; i += 1) if ((words[i >> 5] >>> (i & 31)) & 1) sum += first[i * WIDTH + j];
    return Math.min(4095, Math.floor((Math.max(0, sum) * kept.rescale[j]) / 65_536));
  });
  const second = deepWeights.with(3, -500);
  const logit = kept.deepBiases.reduce((total, bias, k) => {
    const sum = given.reduce((so, each, j) => so + each * second[j * DEPTH + k], bias);
    return total + Math.max(0, sum) * kept.output[k];
  }, kept.outputBias);
  return logistic(logit);
}

test('only what changes is counted, and the sums stay exact', () => {
  const network = networkFrom(kept);
  const words = new Int32Array(WORDS);
  const values = Array.from({ length: 200 }, (_, round) => {
    // Now and then a whole new state, else a few bits.
    for (const bit of some(round % 20 === 0 ? 300 : 5, 0, FEATURES - 1)) words[bit >> 5] ^= 1 << (bit & 31);
    const value = network(words);
    expect(value).toBe(slowly(words));
    return value;
  });
  expect(new Set(values).size).toBeGreaterThan(100);
});

test('weights that learnt by another table of features, or of another size, are refused', () => {
  expect(() => networkFrom({ ...kept, features: kept.features + 1 })).toThrow('weights for the features');
  for (const count of [8, 9]) {
    const sized = (width: number, depth: number): string => `expected ${FEATURES * width + WIDTH * depth}`;
    expect(() => networkFrom({ ...kept, deepBiases: some(count, 0, 1) })).toThrow(sized(WIDTH, count));
    expect(() => networkFrom({ ...kept, biases: some(count, 0, 1) })).toThrow(sized(count, DEPTH));
  }
});
