import { expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import { type Given, table } from '#games/muster/testing/table';
import { isTurnedOnWay, type Journey, journeysBetween } from '../../../motion/journeys.ts';
import { placedIn } from './placed.ts';

function journeys(given: Given, word: string, viewer: 0 | 1 = 0): readonly Journey[] {
  const now = table(given);
  const [before, after] = [now.state, now.play(word).state].map((state) => muster.view(state, viewer));
  return journeysBetween(placedIn(before), placedIn(after));
}

const travelled = (given: Given, word: string, viewer: 0 | 1 = 0): string[] =>
  journeys(given, word, viewer)
    .map(({ from, to }) => `${from.place} > ${to.place}`)
    .toSorted();

test('cards travel from where they were to where they go', () => {
  const given = { own: { leaf: 'leaf1', water: 'wizard' }, hand: 'leaf2 leaf3 flame1 flame4 rainbow' };
  expect(travelled(given, 'banner-leaf2-leaf')).toEqual(['hand-0-0 > column-0-3-1']);
  expect(travelled(given, 'wizard-cloud')).toEqual(['hand-0-4 > column-0-2-0']);
  expect(travelled(given, 'bridge-leaf-leaf3')).toEqual([
    'hand-0-1 > column-0-3-2',
    'hand-0-4 > column-0-3-1',
  ]);
  expect(travelled(given, 'lay-flame4-flame')).toEqual(['hand-0-3 > castle-4']);
  expect(travelled({ ...given, pile: 'cloud5' }, 'move-water-feather')).toEqual([
    'column-0-0-0 > column-0-1-0',
    'pile > castle-2',
  ]);
});

test('drawing and swapping bring cards into the hand', () => {
  const given = { phase: 'refill' as const, hand: 'leaf2 leaf3 flame1 flame4', pile: 'cloud5' };
  expect(travelled(given, 'draw-pile')).toEqual(['pile > hand-0-0']);
  expect(travelled({ rival: { leaf: 'wizard' }, hand: 'leaf2' }, 'swap-1-leaf-0-leaf2')).toEqual([
    'column-1-3-0 > hand-0-4',
    'hand-0-0 > column-1-3-0',
  ]);
});

test('a rainbow card is turned round on its way to stand as a bridge, and back', () => {
  const turned = (given: Given, word: string, viewer: 0 | 1 = 0): string[] =>
    journeys(given, word, viewer).flatMap((way) => (isTurnedOnWay(way) ? [way.to.place] : []));
  const bridged = { own: { leaf: 'leaf1 bridge leaf3', water: 'wizard' }, hand: 'leaf2 water1' };
  const bridging = { own: { leaf: 'leaf1' }, hand: 'leaf3 rainbow' };
  expect(turned(bridging, 'bridge-leaf-leaf3')).toEqual(['column-0-3-1']);
  expect(turned(bridging, 'bridge-leaf-leaf3', 1)).toEqual(['column-0-3-1']);
  expect(turned({ hand: 'rainbow' }, 'wizard-leaf')).toEqual([]);
  expect(turned(bridged, 'swap-0-leaf-1-leaf2')).toEqual(['hand-0-4']);
  expect(turned(bridged, 'swap-0-water-0-water1')).toEqual([]);
});

test('what the rival plays from a covered hand is seen to come from there', () => {
  const given = { own: { leaf: 'leaf1' }, rival: { leaf: 'wizard' }, hand: 'leaf2 leaf3' };
  expect(travelled(given, 'banner-leaf2-leaf', 1)).toEqual(['hand-0-4 > column-0-3-1']);
  expect(travelled(given, 'swap-1-leaf-0-leaf2', 1)).toEqual([
    'column-1-3-0 > hand-0-4',
    'hand-0-4 > column-1-3-0',
  ]);
});

test('[U16] a card turned up comes from the pile, and of two wizards the upper one moves', () => {
  const given = { own: { leaf: 'wizard wizard' }, hand: 'leaf2', pile: 'castle' };
  expect(travelled(given, 'move-leaf-cloud')).toEqual(['column-0-3-1 > column-0-2-0', 'pile > turned']);
});

test('a take-back travels the other way', () => {
  const now = table({ hand: 'leaf2' });
  const before = muster.view(now.state, 0);
  const after = muster.view(now.play('banner-leaf2-leaf').state, 0);
  expect(journeysBetween(placedIn(after), placedIn(before))).toMatchObject([
    { from: { place: 'column-0-3-0' }, to: { place: 'hand-0-0' } },
  ]);
});
