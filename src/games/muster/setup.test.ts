import { expect, test } from 'vitest';
import { defaultOptions } from '#core/options';
import { type Random, randomFromText } from '#core/random';
import { cardWord, DECK } from './cards.ts';
import { optionSheet, type Options } from './options.ts';
import { deal, firstSeat, inOrder, setup } from './setup.ts';

const options = defaultOptions(optionSheet);
const beginning = (first: Options['first']): Options => ({ ...options, first });
const dealt = (seed: string, given = options) => deal(given, 2, randomFromText(seed));
const words = (cards: readonly number[]): string => cards.map(cardWord).join(' ');

test('[U2] all 47 cards are shuffled, five go to each hand and 37 to the pile', () => {
  const { hands, pile } = dealt('a deal');
  expect(hands.map((hand) => hand.length)).toEqual([5, 5]);
  expect(pile).toHaveLength(37);
  expect(inOrder([...hands.flat(), ...pile])).toEqual(DECK);
});

test('[U2] another seed is another deal, the same seed the same for ever', () => {
  expect(dealt('one')).not.toEqual(dealt('two'));
  const { first, hands, pile } = dealt('for ever');
  expect({ first, hands: hands.map(words), pile: words(pile) }).toEqual({
    first: 1,
    hands: ['flame4 water1 water5 water1 leaf2', 'cloud2 leaf5 leaf3 water2 flame2'],
    pile: 'feather1 cloud4 castle rainbow castle leaf4 feather5 flame1 cloud1 flame1 leaf1 water1 rainbow water3 cloud1 feather1 feather4 feather3 leaf2 leaf1 flame1 cloud3 cloud2 feather2 flame3 rainbow cloud1 feather1 flame2 water4 rainbow feather2 water2 rainbow cloud5 leaf1 flame5',
  });
});

test('[U2] every card is as likely as any other to come first', () => {
  const random = randomFromText('fair');
  const tops = new Map<number, number>();
  const deals = 9400;
  for (let i = 0; i < deals; i += 1) {
    const top = deal(options, 2, random).hands[0][0];
    tops.set(top, (tops.get(top) ?? 0) + 1);
  }
  for (const face of new Set(DECK)) {
    const copies = DECK.filter((card) => card === face).length;
    const expected = (deals * copies) / 47;
    expect(Math.abs((tops.get(face) ?? 0) - expected)).toBeLessThan(5 * Math.sqrt(expected));
  }
});

test('[U3] [B01] chance decides who begins, each seat half of the time', () => {
  const random = randomFromText('who begins');
  const seats = Array.from({ length: 1000 }, () => deal(options, 2, random).first);
  expect(new Set(seats)).toEqual(new Set([0, 1]));
  const share = seats.filter((seat) => seat === 0).length / 1000;
  expect(share).toBeGreaterThan(0.44);
  expect(share).toBeLessThan(0.56);
});

test('[U3] [B01] who begins can be chosen, and then chance has no say', () => {
  expect(firstSeat(beginning('random'))).toBeNull();
  expect(firstSeat(beginning('seat0'))).toBe(0);
  expect(firstSeat(beginning('seat1'))).toBe(1);
  for (let i = 0; i < 20; i += 1) {
    expect(dealt(`chosen ${i}`, beginning('seat0')).first).toBe(0);
    expect(dealt(`chosen ${i}`, beginning('seat1')).first).toBe(1);
  }
});

test('who begins does not change the cards', () => {
  const { hands, pile } = dealt('the same cards');
  for (const first of ['seat0', 'seat1'] as const) {
    expect(dealt('the same cards', beginning(first))).toMatchObject({ hands, pile });
  }
});

test('the deal asks chance 46 times for the cards and once for who begins', () => {
  const asked: number[] = [];
  const counting: Random = { below: (n) => (asked.push(n), 0) };
  deal(options, 2, counting);
  expect(asked).toEqual([...Array.from({ length: 46 }, (_, i) => 47 - i), 2]);
});

test('[U2] [U3] the table is set: hands in order, castles and columns empty, the first player to act', () => {
  const given = { ...dealt('set up'), first: 1 };
  expect(setup(options, 2, given)).toEqual({
    options,
    first: 1,
    turn: 1,
    phase: 'action',
    turns: 1,
    quiet: 1,
    hands: given.hands.map((hand) => hand.toSorted((a, b) => a - b)),
    shown: [[], []],
    columns: [[], [], [], [], [], [], [], [], [], []],
    castlePiles: [[], [], [], [], []],
    pile: given.pile,
    drawn: 0,
    laid: -1,
    turned: [],
  });
});

test('putting cards in order leaves the given list alone', () => {
  const cards = [26, 3, 25, 3, 10];
  expect(inOrder(cards)).toEqual([3, 3, 10, 25, 26]);
  expect(cards).toEqual([26, 3, 25, 3, 10]);
});
