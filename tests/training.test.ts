import { expect, test } from 'vitest';
import { layersOf, LENGTH } from '#bots/muster/network';
import { note, SPACE, TABLE } from '#bots/muster/notes';
import { newThought, think } from '#bots/muster/outlook';
import { HUNCH_LENGTH, TRAITS } from '#bots/muster/hunch';
import { defaultOptions } from '#core/options';
import { quickRandom } from '#core/random';
import { muster } from '#games/muster/index';
import { chooser } from '../tools/training/muster/chooser.ts';
import { mindFrom, textOf } from '../tools/training/muster/data.ts';
import { CASTLES_COUNT_FOR, learner, type Lesson } from '../tools/training/muster/learner.ts';
import { newMind } from '../tools/training/muster/mind.ts';
import { type Lessons, playLessons } from '../tools/training/muster/selfplay.ts';

const random = quickRandom(4);

function someLesson(): Lesson {
  const options = defaultOptions(muster.options);
  const state = muster.setup(options, 2, muster.deal(options, 2, random));
  for (let step = 0; step < 40; step += 1) {
    const legal = muster.legalActions(state, state.turn);
    muster.play(state, state.turn, legal[random.below(legal.length)]);
  }
  const lesson = { spaces: new Float32Array(5 * SPACE), table: new Float32Array(TABLE) };
  note(state, state.turn, lesson.spaces, lesson.table);
  return { ...lesson, share: 0.8, ends: Uint8Array.of(0, 1, 2, 0, 2) };
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

test('the outlook learns along the slope of its loss', () => {
  const weights = newMind(random).outlook;
  const layers = layersOf(weights);
  layers.restToShare.set(layers.restToShare.map(() => random.below(100) / 100 - 0.5));
  const lesson = someLesson();
  const thought = newThought();
  const loss = (): number => {
    thought.spaces.set(lesson.spaces);
    thought.table.set(lesson.table);
    const share = think(layers, thought);
    const castles = Array.from(lesson.ends, (end, castle) => Math.log(thought.ends[3 * castle + end]));
    const sum = castles.reduce((total, each) => total + each, 0);
    return (
      -lesson.share * Math.log(share) - (1 - lesson.share) * Math.log(1 - share) - CASTLES_COUNT_FOR * sum
    );
  };
  const { study, slope } = learner(weights);
  study(lesson);
  expect(weights).toHaveLength(LENGTH);
  expect(wrong(slope, weights, loss, 5)).toBeLessThan(0.01);
});

test('the hunch comes closer to what the search tried', () => {
  const weights = new Float32Array(HUNCH_LENGTH).map(() => random.below(100) / 100 - 0.5);
  const traits = new Float32Array(3 * TRAITS).map(() => random.below(100) / 100);
  const choice = { traits, shares: Float32Array.of(0.1, 0.7, 0.2) };
  const { study, step } = chooser(weights);
  const first = study(choice);
  for (let pass = 0; pass < 100; pass += 1) {
    step(0.01, 1);
    study(choice);
  }
  // No guess is closer than the entropy of the shares.
  expect(first).toBeGreaterThan(0.85);
  expect(study(choice)).toBeLessThan(0.82);
});

test('a match teaches positions, choices and sightings, and a mind survives as text', () => {
  const lessons: Lessons = { positions: [], choices: [], sightings: [] };
  const mind = newMind(random);
  playLessons(mind, 4, random, lessons);
  for (const list of Object.values(lessons)) expect(list.length).toBeGreaterThan(10);
  for (const { share } of lessons.positions) expect(share >= 0 && share <= 1).toBe(true);
  const back = mindFrom(textOf(mind));
  expect(back.outlook.every((weight, at) => Math.abs(weight - mind.outlook[at]) <= 1 / 8192)).toBe(true);
});
