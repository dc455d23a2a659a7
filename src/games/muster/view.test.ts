import { describe, expect, test } from 'vitest';
import { quickRandom, randomFromText } from '#core/random';
import { cardWord, DECK } from './cards.ts';
import { cardsOf } from './checks.ts';
import { muster } from './index.ts';
import { inOrder } from './setup.ts';
import type { View } from './state.ts';
import { table } from './testing/table.ts';
import { imagine, unseenCards, view } from './view.ts';

const before = table({
  own: { leaf: 'leaf1 bridge leaf3' },
  rival: { cloud: 'cloud1 wizard' },
  castles: { water: 'water5 castle water1' },
  hand: 'leaf2 leaf2 leaf4 rainbow castle',
  rivalHand: 'water2 cloud2 flame1 flame1 rainbow',
  shown: 'leaf2',
  rivalShown: 'cloud2 flame1',
  quiet: 3,
  turns: 9,
});

/** What is on this table for everybody. */
const OPEN = {
  options: before.state.options,
  first: 0,
  turn: 0,
  phase: 'action',
  turns: 9,
  quiet: 3,
  shown: [[16], [11, 20]],
  columns: [[], [], [], [15, 27, 17], [], [], [], [10, 25], [], []],
  castlePiles: [[4, 26, 0], [], [], [], []],
  pile: Array.from({ length: 29 }, () => -1),
  drawn: 0,
  laid: -1,
  turned: [],
};

describe('what a seat sees', () => {
  test('[B38] its own hand, what lies open, how high the pile is, and what it saw the rival take', () => {
    expect(view(before.state, 0)).toEqual({
      ...OPEN,
      hands: [
        [16, 16, 18, 25, 26],
        [-1, -1, -1, 11, 20],
      ],
    });
    expect(view(before.state, 1)).toEqual({
      ...OPEN,
      hands: [
        [-1, -1, -1, -1, 16],
        [1, 11, 20, 20, 25],
      ],
    });
  });

  test('[B38] a spectator sees what both know of each other', () => {
    expect(view(before.state, null)).toEqual({
      ...OPEN,
      hands: [
        [-1, -1, -1, -1, 16],
        [-1, -1, -1, 11, 20],
      ],
    });
  });

  test('[B38] at the beginning nothing of the rival', () => {
    expect(view(table().state, 0).hands[1]).toEqual([-1, -1, -1, -1, -1]);
  });

  test('[B38] the pile gets lower by what was drawn', () => {
    const { state } = before.play('lay-leaf2-leaf', 'draw-pile');
    expect(state.drawn).toBe(1);
    expect(view(state, 1).pile).toHaveLength(28);
    expect(view(state, 1).drawn).toBe(0);
  });

  test('[B11] the castle piles whole and in order', () => {
    for (const viewer of [0, 1, null]) expect(view(before.state, viewer).castlePiles[0]).toEqual([4, 26, 0]);
  });

  test('[U16] a card turned up is seen by everybody', () => {
    const moved = table({ own: { leaf: 'wizard' }, pile: 'castle' }).play('move-leaf-water');
    for (const viewer of [0, 1, null]) expect(view(moved.state, viewer).turned).toEqual([26]);
  });

  test('[B38] another hidden hand and another order of the pile are the same view', () => {
    const given = { hand: 'leaf1 leaf2 leaf3 leaf4 leaf5', rivalShown: 'cloud2' };
    const one = table({ ...given, rivalHand: 'cloud2 water1 water1 rainbow castle', pile: 'flame1' });
    const other = table({ ...given, rivalHand: 'cloud2 flame3 flame4 flame5 feather5', pile: 'rainbow' });
    expect(view(one.state, 0)).toEqual(view(other.state, 0));
    expect(view(one.state, 1)).not.toEqual(view(other.state, 1));
  });

  test('[B43] copies are not told apart: two seen soldiers are two soldiers', () => {
    const refill = table({
      phase: 'refill',
      hand: 'flame1 leaf1 leaf2',
      castles: { flame: 'flame1 flame1' },
    });
    const taken = refill.play('draw-flame', 'draw-flame').state;
    expect(view(taken, 1).hands[0]).toEqual([-1, -1, -1, 20, 20]);
  });
});

describe('what a seat can imagine', () => {
  test('the cards it does not see are those of the rival’s hand and the pile', () => {
    const { hands, pile } = before.state;
    expect(unseenCards(view(before.state, 0))).toEqual(inOrder([1, 20, 25, ...pile]));
    expect(unseenCards(view(before.state, 1))).toEqual(inOrder([16, 18, 25, 26, ...pile]));
    expect(unseenCards(view(before.state, null))).toEqual(inOrder([16, 18, 25, 26, 1, 20, 25, ...pile]));
    expect(hands).toHaveLength(2);
  });

  test('nothing is unseen in a state', () => {
    expect(unseenCards(before.state)).toEqual([]);
    expect(unseenCards(before.play('lay-leaf2-leaf', 'draw-pile').state)).toEqual([]);
  });

  test('what has been drawn is not counted twice, nor is a copy of it forgotten', () => {
    const twins = table({ hand: 'leaf2', rivalHand: 'water1 cloud1 cloud2 cloud3 cloud4', pile: 'water1' });
    const drawn = twins.play('lay-leaf2-leaf', 'draw-pile').state;
    const halfSeen: View = { ...drawn, hands: view(drawn, 0).hands };
    expect(unseenCards(halfSeen).map(cardWord)).toEqual(['water1', 'cloud1', 'cloud2', 'cloud3', 'cloud4']);
  });

  test('a turned-up card and a bridge are seen', () => {
    const moved = table({ own: { leaf: 'wizard', water: 'bridge water2' }, pile: 'castle' }).play(
      'move-leaf-cloud',
    );
    const unseen = unseenCards(view(moved.state, null)).map(cardWord);
    expect(unseen.filter((card) => card === 'rainbow')).toHaveLength(3);
    expect(unseen.filter((card) => card === 'castle')).toHaveLength(1);
    expect(unseen.filter((card) => card === 'water2')).toHaveLength(1);
  });

  test.each([0, 1, null])('seat %j imagines whole states that look the same to it', (seat) => {
    const seen = view(before.state, seat);
    for (let i = 0; i < 20; i += 1) {
      const imagined = imagine(seen, seat, quickRandom(i));
      expect(view(imagined, seat)).toEqual(seen);
      expect(inOrder(cardsOf(imagined))).toEqual(DECK);
      for (const hand of imagined.hands) expect(hand).toEqual(inOrder(hand));
    }
  });

  test('different ones, each unseen card sometimes in the rival’s hand', () => {
    const seen = view(before.state, 0);
    const random = randomFromText('worlds');
    const held = new Set<number>();
    for (let i = 0; i < 400; i += 1) for (const card of imagine(seen, 0, random).hands[1]) held.add(card);
    expect([...held].toSorted((a, b) => a - b)).toEqual(
      [...new Set([11, 20, ...unseenCards(seen)])].toSorted((a, b) => a - b),
    );
  });

  test('what has left the pile does not come back', () => {
    const drawn = before.play('lay-leaf2-leaf', 'draw-pile').state;
    const halfSeen: View = { ...drawn, hands: view(drawn, 0).hands };
    const imagined = imagine(halfSeen, 0, quickRandom(1));
    expect(imagined.pile).toEqual(drawn.pile.slice(1));
    expect(imagined.drawn).toBe(0);
  });

  test('a card turned up in a preview is imagined, too', () => {
    const moved = table({ own: { leaf: 'wizard' } });
    const preview = muster.preview(view(moved.state, 0), 0, { kind: 'move', from: 3, to: 0 });
    expect(preview.turned).toEqual([-1]);
    const imagined = imagine(preview, 0, quickRandom(1));
    expect(imagined.turned).toHaveLength(1);
    expect(inOrder(cardsOf(imagined))).toEqual(DECK);
  });

  test('the view is left alone', () => {
    const seen = view(before.state, 0);
    const asJson = JSON.stringify(seen);
    imagine(seen, 0, quickRandom(1));
    expect(JSON.stringify(seen)).toBe(asJson);
  });
});
