import { expect, test } from 'vitest';
import { type Castle, parseCard } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import { type Given, table } from '#games/muster/testing/table';
import { gestures } from '../../../interaction/gestures.ts';
import { randomStates, recordedStates, touchAll, touched } from '../../../interaction/testing/touches.ts';
import * as reasons from './attempts.ts';
import { model } from './gestures.ts';
import type { Spot } from './spots.ts';
import { MUSTER_TOUCHES } from './testing/touches.ts';

const LONG = 120_000;

test('no touch without an effect or the right reason: recorded matches', { timeout: LONG }, () => {
  expect(touchAll(MUSTER_TOUCHES, recordedStates(muster, 41))).toBeGreaterThan(35);
});

test('no touch without an effect or the right reason: random matches', { timeout: LONG }, () => {
  expect(touchAll(MUSTER_TOUCHES, randomStates(muster, 48))).toBe(48);
});

const card = (word: string): Spot => ({ at: 'card', card: parseCard(word)!, place: 0 });
const own = (castle: Castle): Spot => ({ at: 'column', side: 0, castle });
const rival = (castle: Castle): Spot => ({ at: 'column', side: 1, castle });
const castle = (at: Castle): Spot => ({ at: 'castle', castle: at });
const piece = (side: 0 | 1, at: Castle, slot: number): Spot => ({ at: 'piece', side, castle: at, slot });
const [WATER, FEATHER, CLOUD, LEAF, FLAME] = [0, 1, 2, 3, 4] as const;

const touch = (given: Given, ...spots: readonly Spot[]): string =>
  touched(MUSTER_TOUCHES, table(given).state, spots);

const HAND = 'leaf3 rainbow castle cloud1 flame4';

test('[B39] a rainbow castle never lies in a column', () => {
  expect(touch({ hand: HAND }, card('castle'), own(LEAF))).toBe('B39 notUnder');
  expect(touch({ hand: HAND }, card('castle'), rival(LEAF))).toBe('B39 notUnder');
  expect(touch({ hand: HAND }, card('castle'), castle(LEAF))).toBe('lay-castle-leaf');
});

test('[U22] [B16] a bridge pair at a column where it does not fit is refused by the rules of bridges', () => {
  const given: Given = { own: { leaf: 'leaf1', cloud: 'cloud1 cloud2' }, hand: HAND };
  expect(touch(given, card('rainbow'), card('leaf3'), own(LEAF))).toBe('bridge-leaf-leaf3');
  expect(touch(given, card('rainbow'), card('leaf3'), own(CLOUD))).toBe('B16 notNextBanner');
  expect(touch(given, card('rainbow'), card('leaf3'), own(WATER))).toBe('B16 notNextBanner');
  const wizard: Given = { own: { leaf: 'leaf1', cloud: 'wizard' }, hand: HAND };
  expect(touch(wizard, card('rainbow'), card('leaf3'), own(CLOUD))).toBe('B14 bridgeOnWizard');
});

test('[U21] a bridge pair goes neither on a castle nor to the rival', () => {
  const given: Given = { own: { leaf: 'leaf1' }, hand: HAND };
  expect(touch(given, card('rainbow'), card('leaf3'), castle(LEAF))).toBe('U21 bridgePlace');
  expect(touch(given, card('rainbow'), card('leaf3'), rival(LEAF))).toBe('U21 bridgePlace');
});

test('[U15] [B18] a wizard taken up goes to another of one’s own columns, and nowhere else', () => {
  const given: Given = { own: { water: 'wizard' }, hand: HAND };
  expect(touch(given, piece(0, WATER, 0), own(CLOUD))).toBe('move-water-cloud');
  expect(touch(given, piece(0, WATER, 0), castle(CLOUD))).toBe('U15 ownColumns');
  expect(touch(given, piece(0, WATER, 0), castle(WATER))).toBe('U15 ownColumns');
  expect(touch(given, piece(0, WATER, 0), rival(CLOUD))).toBe('U15 ownColumns');
  expect(touch(given, piece(0, WATER, 0), own(WATER))).toBe('B18 sameCastle');
});

test('[B18] [U27] the wizards of a column are one pile: touched at its top, it moves from there and is swapped from below', () => {
  const mine: Given = { own: { leaf: 'wizard wizard' }, hand: HAND };
  expect(touch(mine, piece(0, LEAF, 1), own(CLOUD))).toBe('move-leaf-cloud');
  expect(touch(mine, piece(0, LEAF, 1), card('leaf3'))).toBe('swap-0-leaf-0-leaf3');
  expect(touch(mine, card('leaf3'), piece(0, LEAF, 1))).toBe('swap-0-leaf-0-leaf3');
  const theirs: Given = { rival: { leaf: 'leaf2 wizard wizard' }, hand: HAND };
  expect(touch(theirs, piece(1, LEAF, 2), card('leaf3'))).toBe('swap-1-leaf-1-leaf3');
  expect(touch(theirs, card('leaf3'), rival(LEAF))).toBe('swap-1-leaf-1-leaf3');
});

test('[U28] a bridge below a wizard is mended by the banner that stands for it, touched or covered', () => {
  const cards = { leaf: 'leaf1 bridge leaf3 wizard' };
  const hand = 'leaf2 rainbow castle cloud1 flame4';
  for (const spot of [piece(0, LEAF, 1), piece(0, LEAF, 3)]) {
    expect(touch({ own: cards, hand }, card('leaf2'), spot)).toBe('swap-0-leaf-1-leaf2');
  }
  for (const spot of [rival(LEAF), piece(1, LEAF, 1), piece(1, LEAF, 3)]) {
    expect(touch({ rival: cards, hand }, card('leaf2'), spot)).toBe('swap-1-leaf-1-leaf2');
  }
});

test('[U26] a banner and the rival’s column swap what lies there, if it is the only card that can be', () => {
  const given: Given = { rival: { leaf: 'leaf2 wizard', cloud: 'cloud2' }, hand: HAND };
  expect(touch(given, card('leaf3'), rival(LEAF))).toBe('swap-1-leaf-1-leaf3');
  expect(touch(given, card('leaf3'), rival(CLOUD))).toBe('U26 nothingToSwap');
  expect(touch(given, card('flame4'), rival(LEAF))).toBe('U10 otherEmblem');
  expect(touch(given, card('rainbow'), rival(LEAF))).toBe('U14 wizardPlace');
  // The bridge stands for 2, and upon the 3 above it a wizard lies: a 2 is too weak there.
  const both: Given = {
    rival: { leaf: 'leaf1 bridge leaf3 wizard' },
    hand: 'leaf2 leaf4 castle cloud1 flame4',
  };
  expect(touch(both, rival(LEAF))).toBe('U26 whichOne');
  expect(touch(given, rival(LEAF))).toBe('piece-1-3-1');
  expect(touch(both, card('leaf2'), rival(LEAF))).toBe('swap-1-leaf-1-leaf2');
});

test('[U28] a bridge stays where it is', () => {
  const given: Given = { own: { leaf: 'leaf1 bridge leaf3' }, hand: 'leaf2 rainbow castle cloud1 flame4' };
  expect(touch(given, piece(0, LEAF, 1), own(CLOUD))).toBe('U28 bridgeStays');
  expect(touch(given, piece(0, LEAF, 1), castle(CLOUD))).toBe('U28 bridgeStays');
});

test('another place is taken instead of the one touched before', () => {
  const given: Given = { own: { leaf: 'leaf1' }, hand: HAND };
  expect(touch(given, own(LEAF), own(CLOUD))).toBe('column-0-2');
  expect(touch(given, own(LEAF), own(LEAF))).toBe('');
  expect(touch(given, card('rainbow'), castle(FEATHER))).toBe('lay-rainbow-feather');
  // A piece stands for its column, there too.
  const bridged: Given = { own: { leaf: 'leaf1', flame: 'flame1 bridge flame3' }, hand: HAND };
  expect(touch(bridged, card('rainbow'), piece(0, 4, 1))).toBe('wizard-flame');
});

test('[U5] who only watches is told so', () => {
  const view = muster.view(table({ hand: HAND }).state, null);
  const now = { view, seat: null, mover: null, legal: [], led: false } as const;
  expect(gestures(model).reason(now, [], own(LEAF), reasons)).toMatchObject({
    refusal: { rule: 'U5', key: 'refusal.watching' },
  });
});

test('where a lesson leads elsewhere, what the rules allow is not refused by them', () => {
  const view = muster.view(table({ hand: HAND }).state, 0);
  const legal = muster.legalActions(view, 0).filter((action) => muster.encode(action) === 'wizard-leaf');
  const now = { view, seat: 0, mover: 0, legal, led: true } as const;
  const why = (spot: Spot, selected: readonly Spot[] = []): unknown =>
    gestures(model).reason(now, selected, spot, reasons);
  expect(gestures(model).press(now, [], card('cloud1'))).toEqual({ kind: 'dead' });
  expect(why(card('cloud1'))).toEqual({ spot: card('cloud1') });
  expect(why({ at: 'pile' })).toMatchObject({ refusal: { rule: 'U6' } });
});

test('with a column held, what the rival’s column stands for by itself is not meant: it is refused, not taken up instead', () => {
  const given: Given = {
    own: { water: 'water2', leaf: 'leaf4 wizard' },
    rival: { flame: 'flame1 wizard' },
    hand: 'water4 leaf2 leaf3 flame2 cloud1',
  };
  expect(touch(given, rival(FLAME))).toBe('piece-1-4-1');
  expect(touch(given, own(WATER), rival(FLAME))).toBe('U26 whichOne');
});

test('a card can be put down on a castle, a column, a piece of one or the pile, and on nothing else', () => {
  for (const spot of [own(LEAF), rival(WATER), castle(FLAME), piece(1, CLOUD, 2), { at: 'pile' } as const]) {
    expect(model.dropTarget(model.nameOf(spot))).toEqual(spot);
  }
  for (const name of [
    '',
    'castle',
    'castle-9',
    'column-0',
    'column-0-9',
    'piece-0-1',
    model.nameOf(card('leaf2')),
  ]) {
    expect(model.dropTarget(name), name).toBeNull();
  }
});
