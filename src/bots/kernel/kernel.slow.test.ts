import { afterEach, describe, expect, test, vi } from 'vitest';
import { quickRandom } from '#core/random';
import { TABLE_HASH } from '../murano/afterstate/table.ts';
import { ALONE, COMPANY } from '../murano/content/afterstate-networks.ts';
import { NETWORKS, SIZES } from '../murano/content/networks.ts';
import {
  type Forward,
  forwardOf,
  type Network,
  plainForwardOf,
  weightCount,
} from '../murano/value-network/network.ts';
import { plainSingleForwardOf, singleForwardOf } from '../murano/value-network/single-precision.ts';
import { unpack } from '../murano/value-network/packed.ts';
import { networkFrom } from '../murano/value-network/stored.ts';
import { MATCH_KINDS } from '../murano/value-network/value-network.ts';
import { networkFrom as musterNetworkFrom, plainNetworkFrom } from '../muster/afterstate/network.ts';
import { FEATURES, WORDS } from '../muster/afterstate/table.ts';
import { AFTERSTATE_NETWORK } from '../muster/content/afterstate-network.ts';
import { kernelHolding } from './kernel.ts';

const INPUTS = 3000;

const { Memory, Module, Instance } = WebAssembly;

/** Whether it is the kernel that answers is seen by who asks for an instance. */
function instancesMade(make: () => unknown): number {
  const instance = vi.fn((...given: ConstructorParameters<typeof Instance>) => new Instance(...given));
  // A constructor that gives an object gives that one.
  function Counted(...given: ConstructorParameters<typeof Instance>): WebAssembly.Instance {
    return instance(...given);
  }
  vi.stubGlobal('WebAssembly', { Memory, Module, Instance: Counted });
  make();
  vi.unstubAllGlobals();
  return instance.mock.calls.length;
}
afterEach(() => vi.unstubAllGlobals());

/** Bytes, so that 0 and −0 differ and NaN is itself. */
const bits = (value: number): bigint => new BigInt64Array(Float64Array.of(value).buffer)[0];

describe('the kernel computes what plain loops compute, bit for bit', () => {
  test('for Muster, from one position to the next', () => {
    const random = quickRandom(11);
    const [quick, plain] = [musterNetworkFrom(AFTERSTATE_NETWORK), plainNetworkFrom(AFTERSTATE_NETWORK)];
    const words = new Int32Array(WORDS);
    const values = new Set<number>();
    for (let at = 0; at < INPUTS; at += 1) {
      const flips = at % 50 === 0 ? FEATURES : random.below(40);
      for (let flip = 0; flip < flips; flip += 1) {
        const bit = random.below(FEATURES);
        words[bit >> 5] ^= 1 << (bit & 31);
      }
      const value = quick(words);
      expect(bits(value)).toBe(bits(plain(words)));
      values.add(value);
    }
    expect(values.size).toBeGreaterThan(INPUTS / 2);
  });

  const random = quickRandom(12);
  const sparse = (): number => (random.below(3) === 0 ? 0 : (random.below(4001) - 1500) / 1000);
  const expectSame = (quick: Forward, plain: Forward, inputs: number): void => {
    const input = new Float64Array(inputs);
    for (let at = 0; at < INPUTS; at += 1) {
      for (let from = 0; from < inputs; from += 1) input[from] = sparse();
      expect(bits(quick(input))).toBe(bits(plain(input)));
    }
    // What no position gives is no exception.
    for (const odd of [NaN, Infinity, -Infinity, -0, 1e300]) {
      input[1] = odd;
      expect(bits(quick(input))).toBe(bits(plain(input)));
    }
  };

  test.each(MATCH_KINDS)('for the former levels of Murano, %s', (kind) => {
    const network = unpack(SIZES, NETWORKS[kind]);
    expectSame(forwardOf(network), plainForwardOf(network), SIZES[0]);
  });

  test.each([
    ['alone', ALONE],
    ['in company', COMPANY],
  ])('for Murano, after any step, %s', (_, stored) => {
    const network = networkFrom(stored, TABLE_HASH);
    expectSame(singleForwardOf(network), plainSingleForwardOf(network), network.sizes[0]);
  });

  test.each([
    [3, 32, 32],
    [40, 64, 96],
  ] as const)('in single precision, for %i inputs, %i and %i units, and nearly as in double', (...sizes) => {
    const weights = Float32Array.from({ length: weightCount(sizes) }, sparse);
    const network: Network = { sizes, weights };
    expectSame(singleForwardOf(network), plainSingleForwardOf(network), sizes[0]);
    const input = Float64Array.from({ length: sizes[0] }, sparse);
    expect(singleForwardOf(network)(input)).toBeCloseTo(forwardOf(network)(input), 4);
    // Nothing at all gives what the biases say.
    const nothing = new Float64Array(sizes[0]);
    expect(bits(singleForwardOf(network)(nothing))).toBe(bits(plainSingleForwardOf(network)(nothing)));
  });

  test('for networks of any other size', () => {
    for (const sizes of [
      [3, 2, 2],
      [7, 6, 10],
      [280, 64, 32],
      [5, 3, 4],
    ] as const) {
      const weights = Float32Array.from({ length: weightCount(sizes) }, sparse);
      const network: Network = { sizes, weights };
      expectSame(forwardOf(network), plainForwardOf(network), sizes[0]);
    }
  });
});

test('it is the kernel that answers where it can, and loops where there is none', () => {
  const network = unpack(SIZES, NETWORKS.duel);
  expect(instancesMade(() => musterNetworkFrom(AFTERSTATE_NETWORK))).toBe(1);
  expect(instancesMade(() => forwardOf(network))).toBe(1);
  expect(instancesMade(() => plainForwardOf(network))).toBe(0);
  const single: Network = { sizes: [1, 32, 32], weights: new Float32Array(weightCount([1, 32, 32])) };
  expect(instancesMade(() => singleForwardOf(single))).toBe(1);
  expect(instancesMade(() => plainSingleForwardOf(single))).toBe(0);
  // Three units are no whole vectors.
  expect(instancesMade(() => forwardOf({ sizes: [1, 3, 2], weights: new Float32Array(17) }))).toBe(0);
  expect(instancesMade(() => singleForwardOf({ sizes: [1, 4, 2], weights: new Float32Array(21) }))).toBe(0);
  vi.stubGlobal('WebAssembly', undefined);
  expect(kernelHolding({ one: new Int32Array(1) })).toBe(null);
  const input = new Float64Array(SIZES[0]).fill(0.5);
  expect(forwardOf(network)(input)).toBe(plainForwardOf(network)(input));
});

test('a machine without vectors, or a page that allows no WebAssembly, falls back', () => {
  function refuse(): never {
    throw new Error('refused');
  }
  vi.stubGlobal('WebAssembly', { Memory, Instance, Module: refuse });
  expect(kernelHolding({ one: new Int32Array(1) })).toBe(null);
});
