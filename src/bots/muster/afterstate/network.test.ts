import { expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import { type KeptNetwork, networkFrom } from './network.ts';
import { FEATURES, tableHash, WORDS } from './table.ts';

const random = quickRandom(3);
const some = (length: number, least: number, most: number): number[] =>
  Array.from({ length }, () => least + random.below(most - least + 1));

function someNetwork(hidden: readonly number[]): KeptNetwork {
  const [width, depth = 0] = hidden;
  const bytes = Int8Array.from(some(FEATURES * width + width * depth, -127, 127));
  return {
    features: tableHash(),
    hidden,
    bytes: Buffer.from(bytes.buffer).toString('base64'),
    biases: hidden.map((size) => some(size, -300, 300)),
    rescale: depth === 0 ? [] : some(width, 1000, 5000),
    output: some(hidden[hidden.length - 1], -9, 9).map((weight) => weight / 20_000),
    outputBias: 0.25,
  };
}

/** The same sums, neuron by neuron, from all bits at once. */
function slowly(
  { hidden, bytes, biases, rescale, output, outputBias }: KeptNetwork,
  words: Int32Array,
): number {
  const weights = new Int8Array(Uint8Array.from(Buffer.from(bytes, 'base64')).buffer);
  const [width, depth] = hidden;
  const isOn = (at: number): boolean => ((words[at >> 5] >>> (at & 31)) & 1) === 1;
  let last = biases[0].map((bias, j) => {
    let sum = bias;
    for (let i = 0; i < FEATURES; i += 1) if (isOn(i)) sum += weights[i * width + j];
    return Math.max(0, sum);
  });
  if (depth !== undefined) {
    const given = last.map((sum, j) => Math.min(255, Math.floor((sum * rescale[j]) / 65_536)));
    last = biases[1].map((bias, k) =>
      Math.max(
        0,
        given.reduce((sum, each, j) => sum + each * weights[FEATURES * width + j * depth + k], bias),
      ),
    );
  }
  const logit = last.reduce((sum, each, k) => sum + each * output[k], outputBias);
  return 1 / (1 + Math.exp(-logit));
}

test.each([[[8]], [[24, 12]]])(
  'with %j neurons, only what changes is counted, and the sums stay exact',
  (hidden) => {
    const kept = someNetwork(hidden);
    const network = networkFrom(kept);
    const words = new Int32Array(WORDS);
    const values = Array.from({ length: 200 }, (_, round) => {
      // Now and then a whole new state, else a few bits.
      for (const bit of some(round % 20 === 0 ? 300 : 5, 0, FEATURES - 1)) words[bit >> 5] ^= 1 << (bit & 31);
      const value = network(words);
      expect(value).toBe(slowly(kept, words));
      return value;
    });
    expect(new Set(values).size).toBeGreaterThan(100);
  },
);

test('weights that learnt by another table of features, or of another size, are refused', () => {
  const kept = someNetwork([8]);
  expect(() => networkFrom({ ...kept, features: kept.features + 1 })).toThrow('another table of features');
  expect(() => networkFrom({ ...kept, hidden: [9] })).toThrow('weights');
});
