import { describe, expect, test } from 'vitest';
import {
  columnAt,
  copy,
  hiddenCards,
  isWild,
  ofSeats,
  PHASES,
  rivalOf,
  wizardsOn,
  withCard,
  withoutCard,
} from './state.ts';
import { table } from './testing/table.ts';

test('two seats are each other’s rivals, and their columns lie side by side', () => {
  expect([rivalOf(0), rivalOf(1)]).toEqual([1, 0]);
  expect([columnAt(0, 0), columnAt(0, 4), columnAt(1, 0), columnAt(1, 4)]).toEqual([0, 4, 5, 9]);
  expect(PHASES).toEqual(['action', 'refill', 'place', 'over']);
});

test('[U19] [B07] a castle is wild while a rainbow castle is its top card', () => {
  const { state } = table({
    castles: { water: 'castle', feather: 'castle feather1', cloud: 'cloud1', leaf: 'rainbow' },
  });
  expect(([0, 1, 2, 3, 4] as const).map((castle) => isWild(state, castle))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('[B13] wizards are always the last cards of a column', () => {
  expect([[], [1], [25], [1, 25], [1, 25, 25], [25, 25, 25], [1, 27, 3]].map(wizardsOn)).toEqual([
    0, 0, 1, 1, 2, 3, 0,
  ]);
});

describe('lists are replaced, never changed', () => {
  const list = Object.freeze([3, 5, 5, 9]);

  test.each([
    [1, [1, 3, 5, 5, 9]],
    [4, [3, 4, 5, 5, 9]],
    [5, [3, 5, 5, 5, 9]],
    [9, [3, 5, 5, 9, 9]],
    [10, [3, 5, 5, 9, 10]],
    [-1, [-1, 3, 5, 5, 9]],
  ])('with %i, in order', (card, expected) => {
    expect(withCard(list, card)).toEqual(expected);
  });

  test('with a first card', () => {
    expect(withCard([], 4)).toEqual([4]);
  });

  test.each([
    [3, [5, 5, 9]],
    [5, [3, 5, 9]],
    [9, [3, 5, 5]],
  ])('without %i', (card, expected) => {
    expect(withoutCard(list, card)).toEqual(expected);
  });

  test('without a card that is not there it is the same list', () => {
    expect(withoutCard(list, 4)).toBe(list);
  });

  test('one seat’s entry replaced', () => {
    const both = Object.freeze([[3], [5]]);
    expect(ofSeats(both, 0, [9])).toEqual([[9], [5]]);
    expect(ofSeats(both, 1, [9])).toEqual([[3], [9]]);
  });

  test('a copy is equal, and a change of one leaves the other alone', () => {
    const { state } = table({ own: { leaf: 'leaf1' }, hand: 'leaf2' });
    const other = copy(state);
    expect(other).toEqual(state);
    expect(Object.keys(other)).toEqual(Object.keys(state));
    other.turn = 1;
    other.columns = [];
    expect(state.turn).toBe(0);
    expect(state.columns).toHaveLength(10);
  });
});

test('a pile of which only the height is known', () => {
  expect(hiddenCards(0)).toEqual([]);
  expect(hiddenCards(3)).toEqual([-1, -1, -1]);
  expect(hiddenCards(3)).toBe(hiddenCards(3));
  expect(hiddenCards(47)).toHaveLength(47);
});
