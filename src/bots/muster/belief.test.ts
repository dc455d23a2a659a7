import { expect, test } from 'vitest';
import { defaultOptions } from '#core/options';
import { quickRandom } from '#core/random';
import { RAINBOW } from '#games/muster/cards';
import { cardsOf } from '#games/muster/checks';
import { muster } from '#games/muster/index';
import { inOrder } from '#games/muster/setup';
import { table } from '#games/muster/testing/table';
import { BELIEF_LENGTH, sampleStatesBy } from './belief.ts';
import { CARD } from './feature-names.ts';

const options = defaultOptions(muster.options);

test('a sampled state holds every card once and looks to the seat like the real one', () => {
  const sampler = sampleStatesBy(new Float32Array(BELIEF_LENGTH).fill(0.3));
  const random = quickRandom(6);
  const state = muster.setup(options, 2, muster.deal(options, 2, random));
  while (muster.outcome(state) === null) {
    const seat = state.turn;
    const view = muster.view(state, seat);
    const sampled = sampler(view, seat)(random);
    expect(muster.view(sampled, seat)).toEqual(view);
    expect(inOrder(cardsOf(sampled))).toEqual(inOrder(cardsOf(state)));
    const legal = muster.legalActions(state, seat);
    muster.play(state, seat, legal[random.below(legal.length)]);
  }
});

test('a card believed to be likelier is held more often than its share', () => {
  const weights = new Float32Array(BELIEF_LENGTH);
  weights[CARD.isRainbow] = 3;
  const view = muster.view(table({ hand: 'leaf1 leaf2 cloud1 flame1 flame2' }).state, 0);
  const random = quickRandom(7);
  const held = (next: ReturnType<ReturnType<typeof sampleStatesBy>>): number =>
    Array.from({ length: 200 }, () => next(random).hands[1].filter((card) => card === RAINBOW).length).reduce(
      (sum, count) => sum + count,
      0,
    );
  const plain = held(sampleStatesBy(new Float32Array(BELIEF_LENGTH))(view, 0));
  expect(plain).toBeGreaterThan(60);
  expect(plain).toBeLessThan(200);
  expect(held(sampleStatesBy(weights)(view, 0))).toBeGreaterThan(2 * plain);
});
