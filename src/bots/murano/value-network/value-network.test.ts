import { expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import { murano } from '#games/murano/index';
import { table } from '#games/murano/testing/table';
import { FEATURE_TABLE, NETWORKS, SIZES } from '../content/networks.ts';
import { forwardOf, weightCount } from './network.ts';
import { FEATURES, GROUPS, hashOf } from './feature-table.ts';
import { featureWriter } from './features.ts';
import { utility } from './value-network.ts';
import { pack, unpack, unpackAll } from './packed.ts';
import { beamSearch } from './beam-search.ts';
import { newBeam, newPlanStages } from './plan.ts';

test('weights are nearly the same after packing and unpacking', () => {
  const { weights } = unpack(SIZES, NETWORKS.duel);
  expect(weights).toHaveLength(weightCount(SIZES));
  const again = unpack(SIZES, pack({ sizes: SIZES, weights }));
  expect(Math.max(...weights.map((weight, at) => Math.abs(weight - again.weights[at])))).toBeLessThan(0.002);
  expect(Math.max(...weights)).toBeGreaterThan(0.5);
});

test('the kept weights learnt by the table of features as it is; those of another one are refused', () => {
  expect(hashOf(GROUPS)).toBe(FEATURE_TABLE);
  expect(unpackAll(SIZES, NETWORKS, FEATURE_TABLE, hashOf(GROUPS)).duel.sizes[0]).toBe(FEATURES);
  const another = GROUPS.map((group, at) => (at === 0 ? { ...group, numbers: 8 } : group));
  expect(() => unpackAll(SIZES, NETWORKS, FEATURE_TABLE, hashOf(another))).toThrow(
    'weights for the features',
  );
});

test('a network of one unit does what its weights say', () => {
  const network = { sizes: [2, 1, 1] as const, weights: Float32Array.of(1, -2, 0.5, 2, -1, 3, 0.25) };
  // 3 − 2 + 0.5 = 1.5; 2 · 1.5 − 1 = 2; 3 · 2 + 0.25 = 6.25.
  const forward = forwardOf(network);
  expect(forward(Float64Array.of(3, 1))).toBeCloseTo(1 / (1 + Math.exp(-6.25)), 9);
  // What is negative is cut off.
  expect(forward(Float64Array.of(0, 1))).toBeCloseTo(1 / (1 + Math.exp(-0.25)), 9);
});

test('the features fill the inputs with numbers of a like size, in every module', () => {
  const features = new Float64Array(FEATURES + 1).fill(Number.NaN);
  const writeFeatures = featureWriter();
  const random = quickRandom(3);
  for (const seats of [1, 2, 3, 4]) {
    const playable = murano.options.samples!(seats).filter(
      (options) => murano.options.refusal(options, seats) === null,
    );
    for (const options of playable.filter((_, at) => at % 9 === 0)) {
      const state = murano.setup(options, seats, murano.deal(options, seats, random));
      for (let step = 0; step < 20; step += 1) {
        const [seat] = murano.toAct(state);
        const legal = murano.legalActions(state, seat);
        murano.play(state, seat, legal[random.below(legal.length)]);
      }
      expect(writeFeatures(murano.view(state, 0), 0, features)).toBe(FEATURES);
      expect(features.subarray(0, FEATURES).every((each) => Math.abs(each) < 5)).toBe(true);
    }
  }
});

test('a plan makes what lies ready on the next turn, and sells what is in the way', () => {
  // After its own turn: green and green come next, the rest is there.
  const { state } = table({ turn: 1, selector: 0, hands: ['C17'], benches: ['BGR'], money: [0] });
  const plan = newPlanStages();
  beamSearch(newBeam(), murano.view(state, 0), 0, plan);
  expect(plan[0]).toMatchObject({ made: 1, money: 9 });
  expect(plan.map(({ made }) => made)).toEqual(plan.map(({ made }) => made).toSorted((a, b) => a - b));
});

test('a plan is the same whatever was planned before', () => {
  // All markets are full, nothing can be bought, and every shard is needed: no deal is possible.
  const stuck = table({
    turn: 1,
    selector: 0,
    hands: ['C17 C12 C01'],
    benches: ['GR'],
    markets: { NE: 'BBB', SE: 'BBB', SW: 'YYY', NW: 'YYY' },
    money: [0],
  }).state;
  const rich = table({ turn: 1, hands: ['C17'], benches: ['GGGR'], money: [20] }).state;
  const [fresh, again] = [newPlanStages(), newPlanStages()];
  const beam = newBeam();
  beamSearch(newBeam(), murano.view(stuck, 0), 0, fresh);
  beamSearch(beam, murano.view(rich, 0), 0, newPlanStages());
  beamSearch(beam, murano.view(stuck, 0), 0, again);
  expect(again).toEqual(fresh);
  expect(again[0].made).toBeLessThan(2);
});

test('a win is worth more than any loss, and a Lira more is always worth more', () => {
  const reason = { key: 'outcome.creations' };
  const two = (own: number, other: number): number =>
    utility({ scores: [own, other], ranking: own > other ? [[0], [1]] : [[1], [0]], reason }, 0);
  expect(two(41, 40)).toBeGreaterThan(two(40, 41));
  expect(two(42, 40)).toBeGreaterThan(two(41, 40));
  const alone = (liras: number, won: boolean): number =>
    utility({ scores: [liras], ranking: [[0]], won, reason }, 0);
  expect(alone(5, true)).toBeGreaterThan(alone(60, false));
  expect(alone(48, true)).toBeGreaterThan(alone(47, true));
  expect(alone(11, true)).toBeGreaterThan(alone(10, true));
});
