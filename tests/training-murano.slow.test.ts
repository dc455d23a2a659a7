import { expect, test } from 'vitest';
import { forwardOf } from '#bots/murano/value-network/network';
import { MATCH_KINDS } from '#bots/murano/value-network/value-network';
import { quickRandom } from '#core/random';
import { murano } from '#games/murano/index';
import { allFeatureWriter, FEATURES } from '../tools/training/murano/features.ts';
import { networkFrom } from '../tools/training/murano/kept.ts';
import { learner } from '../tools/training/murano/learner.ts';
import { withTargets } from '../tools/training/murano/learning.ts';
import { ROW, selfPlay } from '../tools/training/murano/self-play.ts';
import { dealtTable } from '../tools/training/murano/tables.ts';
import { storedNetwork, sizesOf } from '../tools/training/murano/weights.ts';

const LONG = { timeout: 60_000 };
const PLAYER = { value: null, breadth: 1, daring: 0.1, learns: true };

const rowOf = (hope: number, daring: number, result: number, last: number): number[] => [
  ...Array.from({ length: FEATURES }, () => 0),
  hope,
  daring,
  result,
  last,
];

test('each turn learns from what was hoped for and found after it, but not through a daring one', () => {
  const turns = [rowOf(0.5, 0, 1, 0), rowOf(0.6, 1, 1, 0), rowOf(0.4, 0, 1, 1), rowOf(0.9, 0, 0, 1)];
  const targets = withTargets(Float32Array.from(turns.flat()));
  const found = turns.map((_, turn) => targets[turn * (FEATURES + 1) + FEATURES]);
  // 0.2 · 0.4 + 0.8 · 1 = 0.88 before the last turn; before the daring one only what was hoped for.
  expect(found.map((each) => Number(each.toFixed(4)))).toEqual([0.6, 0.88, 1, 0]);
});

test('every kind of match gives rows for each seat that learns, ended by its last turn', LONG, () => {
  const random = quickRandom(8);
  for (const kind of MATCH_KINDS) {
    const state = dealtTable(kind, random);
    const seats = state.hands.length;
    const { rows, outcome } = selfPlay(
      state,
      Array.from({ length: seats }, () => PLAYER),
      random,
    );
    const turns = Array.from({ length: rows.length / ROW }, (_, at) =>
      rows.subarray(at * ROW, (at + 1) * ROW),
    );
    expect(turns.filter((row) => row[ROW - 1] === 1)).toHaveLength(seats);
    expect(turns.every((row) => row.every(Number.isFinite))).toBe(true);
    expect(outcome.scores).toHaveLength(seats);
    const features = new Float64Array(FEATURES + 1);
    expect(allFeatureWriter()(murano.view(state, 0), 0, features)).toBe(FEATURES);
    expect(features.every((each) => Math.abs(each) < 5)).toBe(true);
  }
});

test('a small training on one core learns, and its weights survive as bytes', LONG, () => {
  const random = quickRandom(9);
  const sizes = sizesOf('duel');
  const small = learner(sizes, 2000);
  for (let match = 0; match < 6; match += 1) {
    small.add(withTargets(selfPlay(dealtTable('duel', random), [PLAYER, PLAYER], random).rows));
  }
  const mean = (steps: number): number =>
    Array.from({ length: steps }, () => small.step(64, 0.002)).reduce((sum, loss) => sum + loss, 0) / steps;
  const before = mean(5);
  mean(60);
  expect(mean(5)).toBeLessThan(before);
  const { network } = small;
  const again = networkFrom(storedNetwork(network));
  const input = Float64Array.from({ length: FEATURES }, () => random.below(100) / 100);
  expect(forwardOf(again)(input)).toBeCloseTo(forwardOf(network)(input), 1);
  expect(() => networkFrom({ ...storedNetwork(network), features: 1 })).toThrow('weights for the features 1');
  expect(() => networkFrom({ ...storedNetwork(network), sizes: [2, 2, 2] })).toThrow('expected');
});
