import { describe, expect, test } from 'vitest';
import { muster } from '../index.ts';
import { table } from '../testing/table.ts';

describe('moving a rainbow wizard', () => {
  test('[U15] [U16] a top wizard goes to another column of one’s own, and a banner is turned up on its castle', () => {
    const before = table({
      own: { leaf: 'leaf1 wizard', water: 'water1' },
      castles: { cloud: 'cloud1' },
      pile: 'cloud4 flame1',
    });
    expect(before.after('move-leaf-water')).toEqual({
      'own leaf': 'leaf1',
      'own water': 'water1 wizard',
      'castle cloud': 'cloud1 cloud4',
      pile: 32,
      turn: 1,
      turns: 2,
    });
  });

  test('[U15] the rival moves on the other side', () => {
    const before = table({
      turn: 1,
      own: { leaf: 'wizard' },
      rival: { water: 'water1 wizard' },
      pile: 'flame1',
    });
    expect(before.legal('move')).toEqual(
      ['cloud', 'feather', 'flame', 'leaf'].map((to) => `move-water-${to}`),
    );
    expect(before.after('move-water-leaf')).toEqual({
      'rival water': 'water1',
      'rival leaf': 'wizard',
      'castle flame': 'flame1',
      pile: 33,
      turn: 0,
      turns: 2,
    });
    expect(before.refusal('move-leaf-water')).toEqual({ rule: 'U15', key: 'refusal.noWizardThere' });
  });

  test('[U15] upon anything, as when it is played', () => {
    const before = table({
      own: { leaf: 'wizard', water: 'water5', feather: 'feather1 wizard' },
      pile: 'flame1',
    });
    expect(before.after('move-leaf-water')).toMatchObject({ 'own leaf': '', 'own water': 'water5 wizard' });
    expect(before.after('move-leaf-feather')).toMatchObject({ 'own feather': 'feather1 wizard wizard' });
  });

  test('[U15] without a wizard nothing moves', () => {
    const before = table({ own: { leaf: 'leaf1', water: 'water1 bridge water3' } });
    expect(before.legal('move')).toEqual([]);
    for (const from of ['leaf', 'water', 'cloud']) expect(before.why(`move-${from}-flame`)).toBe('U15');
  });

  test('[B18] to another castle', () => {
    const before = table({ own: { leaf: 'wizard' } });
    expect(before.refusal('move-leaf-leaf')).toEqual({ rule: 'B18', key: 'refusal.sameCastle' });
    expect(before.legal('move')).toEqual(
      ['cloud', 'feather', 'flame', 'water'].map((to) => `move-leaf-${to}`),
    );
  });

  test('[B18] of several wizards it is the top one that goes', () => {
    const before = table({ own: { leaf: 'leaf1 wizard wizard' }, pile: 'flame1' });
    expect(before.after('move-leaf-cloud')).toMatchObject({
      'own leaf': 'leaf1 wizard',
      'own cloud': 'wizard',
    });
  });

  test('[B33] a moved wizard stays a wizard', () => {
    const before = table({ own: { leaf: 'wizard', water: 'water1' }, hand: 'water3', pile: 'flame1' });
    expect(before.after('move-leaf-water')).toMatchObject({ 'own water': 'water1 wizard' });
    expect(before.legal('bridge')).toEqual([]);
  });

  test('[B42] a column emptied by a move is empty again: any strength, and a bridge is rank 1', () => {
    const before = table({
      own: { leaf: 'wizard' },
      hand: 'leaf5 leaf2 leaf3 rainbow water1',
      pile: 'flame1',
    });
    expect(before.why('banner-leaf5-leaf')).toBe('B13');
    expect(before.why('bridge-leaf-leaf2')).toBe('B14');
    const emptied = before.play('move-leaf-cloud', 'lay-water3-water', 'draw-pile');
    expect(emptied.why('banner-leaf5-leaf')).toBeNull();
    expect(emptied.legal('bridge')).toEqual(['bridge-leaf-leaf2']);
    expect(emptied.after('bridge-leaf-leaf2')).toMatchObject({ 'own leaf': 'bridge leaf2' });
  });

  test('[B42] with the power of unity only a 1 begins it again', () => {
    const before = table({
      options: { unity: true },
      own: { leaf: 'wizard' },
      hand: 'leaf1 leaf2 water1',
      pile: 'flame1',
    });
    const emptied = before.play('move-leaf-cloud', 'lay-water3-water', 'draw-pile');
    expect(emptied.why('banner-leaf1-leaf')).toBeNull();
    expect(emptied.why('banner-leaf2-leaf')).toBe('U33');
  });
});

describe('the card turned up', () => {
  test('[B06] cannot be taken: the hand is full and the turn is over', () => {
    const before = table({ own: { leaf: 'wizard' }, pile: 'cloud4' });
    const moved = before.play('move-leaf-water');
    expect(moved.seat).toBe(1);
    expect(moved.why('draw-cloud', 0)).toBe('U5');
    expect(moved.refusal('draw-cloud', 1)).toEqual({ rule: 'U6', key: 'refusal.actFirst' });
  });

  test('[B06] the rival may take it in the next turn', () => {
    const before = table({ own: { leaf: 'wizard' }, pile: 'cloud4', rivalHand: 'leaf1' });
    const rival = before.play('move-leaf-water', 'banner-leaf1-leaf');
    expect(rival.after('draw-cloud')).toMatchObject({ 'castle cloud': '', 'rival shown': 'cloud4' });
  });

  test('[U16] [B19] for a rainbow card the mover chooses the castle', () => {
    const before = table({ own: { leaf: 'wizard' }, castles: { flame: 'flame1' }, pile: 'rainbow' });
    expect(before.after('move-leaf-water')).toEqual({
      'own leaf': '',
      'own water': 'wizard',
      pile: 34,
      quiet: 0,
      phase: 'place',
      turned: 'rainbow',
    });
    const moved = before.play('move-leaf-water');
    expect(moved.seat).toBe(0);
    expect(moved.legal()).toEqual(['cloud', 'feather', 'flame', 'leaf', 'water'].map((at) => `place-${at}`));
    expect(moved.after('place-flame')).toEqual({
      'castle flame': 'flame1 rainbow',
      quiet: 1,
      turn: 1,
      turns: 2,
      phase: 'action',
      turned: null,
    });
  });

  test('[B19] [B39] and for a rainbow castle too, even upon the other one', () => {
    const before = table({ own: { leaf: 'wizard' }, castles: { cloud: 'castle' }, pile: 'castle' });
    const moved = before.play('move-leaf-water');
    expect(moved.legal()).toHaveLength(5);
    expect(moved.after('place-cloud')).toMatchObject({ 'castle cloud': 'castle castle' });
    expect(moved.after('place-feather')).toMatchObject({ 'castle feather': 'castle' });
    expect(moved.play('place-feather').why('banner-water3-feather')).toBeNull();
  });

  test('[U16] it must be placed before anything else', () => {
    const moved = table({ own: { leaf: 'wizard' }, hand: 'leaf1', pile: 'rainbow' }).play('move-leaf-water');
    for (const word of ['banner-leaf1-leaf', 'draw-pile', 'lay-leaf1-leaf', 'move-water-leaf']) {
      expect(moved.refusal(word)).toEqual({ rule: 'U16', key: 'refusal.placeFirst' });
    }
    expect(moved.refusal('place-leaf', 1)).toEqual({ rule: 'U5', key: 'refusal.notYourTurn' });
  });

  test('[U16] [B34] a banner goes by its printed emblem, covers a rainbow castle and ends its effect', () => {
    const before = table({
      own: { leaf: 'wizard' },
      castles: { cloud: 'castle' },
      pile: 'cloud4',
      rivalHand: 'flame1',
    });
    expect(before.play('lay-flame5-flame', 'draw-pile').why('banner-flame1-cloud')).toBeNull();
    expect(before.after('move-leaf-water')).toMatchObject({ 'castle cloud': 'castle cloud4' });
    expect(before.play('move-leaf-water').why('banner-flame1-cloud')).toBe('U10');
  });

  test('[B37] it has left the pile: the quiet turns are counted from the start', () => {
    const before = table({ own: { leaf: 'wizard' }, pile: 'cloud4', quiet: 17 });
    expect(before.after('move-leaf-water')).toMatchObject({ quiet: 1 });
    const choosing = table({ own: { leaf: 'wizard' }, pile: 'rainbow', quiet: 17 });
    expect(choosing.after('move-leaf-water')).toMatchObject({ quiet: 0 });
  });
});

describe('the words', () => {
  test('stand for their actions', () => {
    expect(muster.parse('move-leaf-water')).toEqual({ kind: 'move', from: 3, to: 0 });
    expect(muster.encode({ kind: 'move', from: 3, to: 0 })).toBe('move-leaf-water');
    expect(muster.parse('move-leaf-leaf')).toEqual({ kind: 'move', from: 3, to: 3 });
    expect(muster.parse('place-water')).toEqual({ kind: 'place', castle: 0 });
    expect(muster.encode({ kind: 'place', castle: 0 })).toBe('place-water');
  });

  test.each([
    'move',
    'move-leaf',
    'move-leaf-pile',
    'move-pile-leaf',
    'move-leaf-water-cloud',
    'place',
    'place-pile',
    'place-water-water',
  ])('%s is none', (word) => {
    expect(muster.parse(word)).toBeNull();
  });
});
