import { expect, test } from 'vitest';
import { defaultOptions } from '#core/options';
import { quickRandom } from '#core/random';
import { muster } from '#games/muster/index';
import { isBanner } from '#games/muster/cards';
import type { State } from '#games/muster/state';
import { table } from '#games/muster/testing/table';
import { WEIGHTS } from './content/weights.ts';
import { LENGTH } from './layers.ts';
import { valueBy } from './value-network.ts';
import { weightsFrom } from './weights.ts';

const value = valueBy(weightsFrom(WEIGHTS.value, LENGTH));
function shareOf(state: State): number {
  const shares: number[] = [];
  value(state, shares, 0);
  expect(shares[0] + shares[1]).toBeCloseTo(1);
  return shares[0];
}

const strong = { water: 'water4 water5', feather: 'feather4 feather5', cloud: 'cloud4 cloud5' };

test('three castles held for good are nearly a win, on either side', () => {
  expect(shareOf(table({ own: strong }).state)).toBeGreaterThan(0.85);
  expect(shareOf(table({ rival: strong }).state)).toBeLessThan(0.15);
});

/** The same state with the emblems named otherwise: each castle and its cards change together. */
function renamed(state: State): State {
  const next = (castle: number): number => (castle + 1) % 5;
  const card = (face: number): number =>
    isBanner(face) ? next(Math.floor(face / 5)) * 5 + (face % 5) : face;
  const cards = (list: readonly number[]): number[] => list.map(card);
  const turned = <T>(list: readonly T[]): T[] =>
    list.map((_, at) => list[5 * Math.floor(at / 5) + ((at + 4) % 5)]);
  return {
    ...state,
    hands: state.hands.map((hand) => cards(hand).toSorted((a, b) => a - b)),
    shown: state.shown.map(cards),
    columns: turned(state.columns.map(cards)),
    castlePiles: turned(state.castlePiles.map(cards)),
    pile: cards(state.pile),
    turned: cards(state.turned),
    laid: (state.laid < 0 ? -1 : next(state.laid)) as State['laid'],
  };
}

test('the five emblems are alike', () => {
  const random = quickRandom(8);
  const options = defaultOptions(muster.options);
  const state = muster.setup(options, 2, muster.deal(options, 2, random));
  while (muster.outcome(state) === null) {
    expect(shareOf(renamed(state))).toBeCloseTo(shareOf(state), 5);
    const legal = muster.legalActions(state, state.turn);
    muster.play(state, state.turn, legal[random.below(legal.length)]);
  }
});
