import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { FEATURES as STEP_FEATURES } from '#bots/murano/afterstate/table';
import { forwardOf } from '#bots/murano/value-network/network';
import { MOST, networkFrom } from '#bots/murano/value-network/stored';
import { MATCH_KINDS } from '#bots/murano/value-network/value-network';
import { quickRandom } from '#core/random';
import { murano } from '#games/murano/index';
import { allFeatureWriter, FEATURES, TABLE_HASH } from '../tools/training/murano/features.ts';
import { learner } from '../tools/training/murano/learner.ts';
import { withTargets } from '../tools/training/murano/learning.ts';
import { ROW, selfPlay } from '../tools/training/murano/self-play.ts';
import { dealtTable } from '../tools/training/murano/tables.ts';
import { closenessOf } from '../tools/training/murano/closeness.ts';
import { networkIn, silentInputs, trainerWeights } from '../tools/training/murano/trainer-weights.ts';
import { storedNetwork } from '../tools/training/murano/stored.ts';
import { sizesOf } from '../tools/training/murano/weights.ts';

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

test('a small training on one core learns, and its weights survive as letters', LONG, () => {
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
  const stored = storedNetwork(network, TABLE_HASH, MOST);
  const again = networkFrom(stored, TABLE_HASH);
  const input = Float64Array.from({ length: FEATURES }, () => random.below(100) / 100);
  expect(forwardOf(again)(input)).toBeCloseTo(forwardOf(network)(input), 1);
});

test('weights of the trainer are read unit by unit, without what is always 0, and survive as letters', () => {
  const random = quickRandom(10);
  const file = join(mkdtempSync(join(tmpdir(), 'tavola-weights-')), 'weights.bin');
  const [wide, narrow, inputs] = [4, 2, 576];
  const count = (inputs + 1) * wide + (wide + 1) * narrow + narrow + 1;
  const floats = Float32Array.from({ length: count }, () => (random.below(2001) - 1000) / 5000);
  writeFileSync(file, Buffer.from(floats.buffer));
  const silent = silentInputs('alone');
  const network = networkIn(file, [wide, narrow], silent);
  const heard = Array.from({ length: STEP_FEATURES }, (_, at) => at).find((at) => !silent.has(at))!;
  const [quiet] = silent;
  const unit = network.weights.subarray(STEP_FEATURES + 1, 2 * (STEP_FEATURES + 1));
  expect([unit[heard], unit[quiet], unit[STEP_FEATURES]]).toEqual([
    floats[heard * wide + 1],
    0,
    floats[inputs * wide + 1],
  ]);
  expect(network.weights.at(-1)).toBe(floats.at(-1));
  const again = networkFrom(storedNetwork(network, TABLE_HASH, MOST), TABLE_HASH);
  expect(Math.max(...again.weights.map((weight, at) => Math.abs(weight - network.weights[at])))).toBeLessThan(
    0.003,
  );
  // A network is as near to itself as can be, and what was rounded is a little further away.
  expect(closenessOf(network, network, 1, 1)).toMatchObject({ difference: 0, changed: 0, cost: 0 });
  expect(closenessOf(network, again, 1, 1).difference).toBeGreaterThan(0);
  // Written back for the trainer they are what it wrote, but for the numbers that it has beyond the features.
  const heardOf = floats.map((weight, at) => (at < inputs * wide && at >= STEP_FEATURES * wide ? 0 : weight));
  expect(trainerWeights(networkIn(file, [wide, narrow], new Set()))).toEqual(heardOf);
  expect(() => networkIn(file, [5, 2], silent)).toThrow(`${count} weights, expected`);
});
