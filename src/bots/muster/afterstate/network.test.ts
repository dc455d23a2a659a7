import { expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import { deepNetworkFrom, type KeptDeepNetwork } from './deep-network.ts';
import { type KeptNetwork, type Network, networkFrom } from './network.ts';
import { FEATURES, tableHash, WORDS } from './table.ts';

const random = quickRandom(3);
const some = (length: number, least: number, most: number): number[] =>
  Array.from({ length }, () => least + random.below(most - least + 1));
const textOf = (bytes: readonly number[]): string =>
  Buffer.from(Int8Array.from(bytes).buffer).toString('base64');
const output = (size: number): number[] => some(size, -9, 9).map((weight) => weight / 20_000);

const [WIDTH, DEPTH] = [24, 12];
const weights = some(FEATURES * WIDTH, -127, 127);
const deepWeights = some(WIDTH * DEPTH, -127, 127);
const plain: KeptNetwork = {
  features: tableHash(),
  bytes: textOf(weights),
  biases: some(WIDTH, -300, 300),
  output: output(WIDTH),
  outputBias: 0.25,
};
const deep: KeptDeepNetwork = {
  ...plain,
  bytes: textOf([...weights, ...deepWeights]),
  large: [
    [7, 300],
    [FEATURES * WIDTH + 3, -500],
  ],
  rescale: some(WIDTH, 1000, 5000),
  deepBiases: some(DEPTH, -300, 300),
  output: output(DEPTH),
};

const shareOf = (sums: readonly number[], { output: each, outputBias }: KeptNetwork): number =>
  1 / (1 + Math.exp(-sums.reduce((sum, value, k) => sum + Math.max(0, value) * each[k], outputBias)));

/** The sums of the first layer, neuron by neuron, from all bits at once. */
const firstOf = (words: Int32Array, from: readonly number[]): number[] =>
  plain.biases.map((bias, j) => {
    let sum = bias;
    for (let i = 0; i < FEATURES; i += 1) if ((words[i >> 5] >>> (i & 31)) & 1) sum += from[i * WIDTH + j];
    return Math.max(0, sum);
  });

function deeply(words: Int32Array): number {
  const given = firstOf(words, weights.with(7, 300)).map((sum, j) =>
    Math.min(4095, Math.floor((sum * deep.rescale[j]) / 65_536)),
  );
  const from = deepWeights.with(3, -500);
  const sums = deep.deepBiases.map((bias, k) =>
    given.reduce((sum, each, j) => sum + each * from[j * DEPTH + k], bias),
  );
  return shareOf(sums, deep);
}

test.each<[string, Network, (words: Int32Array) => number]>([
  ['one hidden layer', networkFrom(plain), (words) => shareOf(firstOf(words, weights), plain)],
  ['two hidden layers', deepNetworkFrom(deep), deeply],
])('with %s, only what changes is counted, and the sums stay exact', (_name, network, slowly) => {
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
  expect(() => networkFrom({ ...plain, features: plain.features + 1 })).toThrow('weights for the features');
  expect(() => networkFrom({ ...plain, biases: some(9, 0, 1) })).toThrow(`expected ${9 * FEATURES}`);
  expect(() => deepNetworkFrom({ ...deep, deepBiases: some(9, 0, 1) })).toThrow(`expected ${9 * WIDTH}`);
});
