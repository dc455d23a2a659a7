import { expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import { type Given, table } from '#games/muster/testing/table';
import { castleOf, journeys } from './travel.ts';

function travelled(given: Given, word: string): string[] {
  const now = table(given);
  const before = muster.view(now.state, 0);
  const after = muster.view(now.play(word).state, 0);
  return journeys({ kind: 'played', seat: 0, notation: word, before }, after).map(
    ({ from, to }) => `${from} > ${to}`,
  );
}

test('cards travel from where they were to where they go', () => {
  const given = { own: { leaf: 'leaf1', water: 'wizard' }, hand: 'leaf2 leaf3 flame1 flame4 rainbow' };
  expect(travelled(given, 'banner-leaf2-leaf')).toEqual(['hand-0-0 > column-0-3-1']);
  expect(travelled(given, 'wizard-cloud')).toEqual(['hand-0-4 > column-0-2-0']);
  expect(travelled(given, 'bridge-leaf-leaf3')).toEqual([
    'hand-0-4 > column-0-3-1',
    'hand-0-1 > column-0-3-2',
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
    'hand-0-0 > column-1-3-0',
    'column-1-3-0 > hand-0-4',
  ]);
});

test('a rainbow card is turned round on its way to stand as a bridge, and back', () => {
  const turned = (given: Given, word: string): (boolean | undefined)[] => {
    const now = table(given);
    const [before, after] = [muster.view(now.state, 0), muster.view(now.play(word).state, 0)];
    return journeys({ kind: 'played', seat: 0, notation: word, before }, after).map((way) => way.turned);
  };
  const bridged = { own: { leaf: 'leaf1 bridge leaf3', water: 'wizard' }, hand: 'leaf2 water1' };
  expect(turned({ own: { leaf: 'leaf1' }, hand: 'leaf3 rainbow' }, 'bridge-leaf-leaf3')).toEqual([
    true,
    undefined,
  ]);
  expect(turned({ hand: 'rainbow' }, 'wizard-leaf')).toEqual([undefined]);
  expect(turned(bridged, 'swap-0-leaf-1-leaf2')).toEqual([undefined, true]);
  expect(turned(bridged, 'swap-0-water-0-water1')).toEqual([undefined, false]);
});

test('a take-back travels the other way', () => {
  const now = table({ hand: 'leaf2' });
  const before = muster.view(now.state, 0);
  const after = muster.view(now.play('banner-leaf2-leaf').state, 0);
  expect(
    journeys({ kind: 'takenBack', seat: 0, notation: 'banner-leaf2-leaf', before: after }, before),
  ).toEqual([{ from: 'column-0-3-0', to: 'hand-0-0' }]);
});

test('a line of the log is about a castle, or about none', () => {
  const about = (given: Given, word: string): number | null => {
    const now = table(given);
    const [before, after] = [now.state, now.play(word).state];
    return castleOf(muster.describe(before, after, 0, muster.parse(word)!));
  };
  expect(about({ hand: 'leaf2' }, 'banner-leaf2-leaf')).toBe(3);
  expect(about({ own: { leaf: 'wizard' }, pile: 'flame1' }, 'move-leaf-cloud')).toBe(2);
  expect(about({ phase: 'refill', hand: 'leaf2' }, 'draw-pile')).toBeNull();
});
