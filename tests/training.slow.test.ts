import { expect, test } from 'vitest';
import { layersOf, LENGTH } from '#bots/muster/layers';
import { ACTION_FEATURES, TABLE_FEATURES } from '#bots/muster/feature-names';
import { CASTLE_FEATURES, writeFeatures } from '#bots/muster/features';
import { forward, newActivations } from '#bots/muster/value-network';
import { PRIOR_LENGTH } from '#bots/muster/policy-prior';
import { defaultOptions } from '#core/options';
import { quickRandom } from '#core/random';
import { muster } from '#games/muster/index';
import { priorLearner } from '../tools/training/muster/prior-learner.ts';
import { weightsFromText, textOf } from '../tools/training/muster/data.ts';
import { CASTLES_COUNT_FOR, valueLearner, type ValueSample } from '../tools/training/muster/value-learner.ts';
import { newWeights } from '../tools/training/muster/weights.ts';
import { type Samples, playMatch } from '../tools/training/muster/self-play.ts';

const random = quickRandom(4);

function someLesson(): ValueSample {
  const options = defaultOptions(muster.options);
  const state = muster.setup(options, 2, muster.deal(options, 2, random));
  for (let step = 0; step < 40; step += 1) {
    const legal = muster.legalActions(state, state.turn);
    muster.play(state, state.turn, legal[random.below(legal.length)]);
  }
  const sample = { castles: new Float32Array(5 * CASTLE_FEATURES), table: new Float32Array(TABLE_FEATURES) };
  writeFeatures(state, state.turn, sample.castles, sample.table);
  return { ...sample, share: 0.8, ends: Uint8Array.of(0, 1, 2, 0, 2) };
}

/** The slope of a loss by one weight, from two points close by. */
function slopeAt(weights: Float32Array, at: number, loss: () => number): number {
  const [kept, step] = [weights[at], 2e-3];
  weights[at] = kept + step;
  const above = loss();
  weights[at] = kept - step;
  const below = loss();
  weights[at] = kept;
  return (above - below) / (2 * step);
}

/** Of all the slopes, how many are not what the loss says? A few are: units that wake up between the two points. */
function wrong(slope: Float32Array, weights: Float32Array, loss: () => number, stride: number): number {
  let count = 0;
  for (let at = 0; at < weights.length; at += stride) {
    const real = slopeAt(weights, at, loss);
    if (Math.abs(real - slope[at]) > 2e-3 + 0.03 * Math.abs(real)) count += 1;
  }
  return (count * stride) / weights.length;
}

test('the value network learns along the slope of its loss', () => {
  const weights = newWeights(random).value;
  const layers = layersOf(weights);
  layers.restToShare.set(layers.restToShare.map(() => random.below(100) / 100 - 0.5));
  const sample = someLesson();
  const activations = newActivations();
  const loss = (): number => {
    activations.castles.set(sample.castles);
    activations.table.set(sample.table);
    const share = forward(layers, activations);
    const castles = Array.from(sample.ends, (end, castle) => Math.log(activations.ends[3 * castle + end]));
    const sum = castles.reduce((total, each) => total + each, 0);
    return (
      -sample.share * Math.log(share) - (1 - sample.share) * Math.log(1 - share) - CASTLES_COUNT_FOR * sum
    );
  };
  const { study, slope } = valueLearner(weights);
  study(sample);
  expect(weights).toHaveLength(LENGTH);
  expect(wrong(slope, weights, loss, 5)).toBeLessThan(0.01);
});

test('the prior comes closer to what the search searched', () => {
  const weights = new Float32Array(PRIOR_LENGTH).map(() => random.below(100) / 100 - 0.5);
  const features = new Float32Array(3 * ACTION_FEATURES).map(() => random.below(100) / 100);
  const choice = { features, shares: Float32Array.of(0.1, 0.7, 0.2) };
  const { study, step } = priorLearner(weights);
  const first = study(choice);
  for (let pass = 0; pass < 100; pass += 1) {
    step(0.01, 1);
    study(choice);
  }
  // No guess is closer than the entropy of the shares.
  expect(first).toBeGreaterThan(0.85);
  expect(study(choice)).toBeLessThan(0.82);
});

test('a match gives samples for all three networks, and weights survive as text', () => {
  const samples: Samples = { values: [], priors: [], beliefs: [] };
  const weights = newWeights(random);
  playMatch(weights, 4, random, samples);
  for (const list of Object.values(samples)) expect(list.length).toBeGreaterThan(10);
  for (const { share } of samples.values) expect(share >= 0 && share <= 1).toBe(true);
  const back = weightsFromText(textOf(weights));
  expect(back.value.every((weight, at) => Math.abs(weight - weights.value[at]) <= 1 / 8192)).toBe(true);
});
