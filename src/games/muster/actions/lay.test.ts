import { describe, expect, test } from 'vitest';
import { muster } from '../index.ts';
import { table } from '../testing/table.ts';

const CASTLES = ['cloud', 'feather', 'flame', 'leaf', 'water'];

describe('laying a card on a castle', () => {
  test('[U17] a banner goes face up on the castle of its emblem', () => {
    const before = table({ castles: { leaf: 'leaf5' }, hand: 'leaf1 leaf1 water2 cloud5 castle' });
    expect(before.after('lay-leaf1-leaf')).toEqual({
      hand: 'water2 cloud5 leaf1 castle',
      'castle leaf': 'leaf5 leaf1',
      phase: 'refill',
      laid: 'leaf',
    });
  });

  test('[U17] rainbow cards and rainbow castles go on any castle, banners only on their own', () => {
    const before = table({ hand: 'leaf1 leaf1 water2 rainbow castle' });
    expect(before.legal('lay')).toEqual([
      ...CASTLES.map((castle) => `lay-castle-${castle}`),
      'lay-leaf1-leaf',
      ...CASTLES.map((castle) => `lay-rainbow-${castle}`),
      'lay-water2-water',
    ]);
    expect(before.refusal('lay-leaf1-water')).toEqual({ rule: 'U17', key: 'refusal.notItsCastle' });
    expect(before.after('lay-castle-cloud')).toEqual({
      hand: 'water2 leaf1 leaf1 rainbow',
      'castle cloud': 'castle',
      phase: 'refill',
      laid: 'cloud',
    });
  });

  test('[U17] only from the hand', () => {
    const before = table({ hand: 'leaf1 leaf1 water2 water2 cloud1' });
    for (const word of ['lay-leaf2-leaf', 'lay-rainbow-leaf', 'lay-castle-leaf', 'lay-leaf2-water']) {
      expect(before.refusal(word)).toEqual({ rule: 'U17', key: 'refusal.notInHand' });
    }
  });

  test('[B08] a banner is laid by its printed emblem, even where a rainbow castle lies on top', () => {
    const before = table({ castles: { cloud: 'castle' }, hand: 'leaf1 cloud1' });
    expect(before.refusal('lay-leaf1-cloud')).toEqual({ rule: 'B08', key: 'refusal.notItsCastle' });
    expect(before.legal('lay')).not.toContain('lay-leaf1-cloud');
    expect(before.why('banner-leaf1-cloud')).toBeNull();
    expect(before.after('lay-cloud1-cloud')).toMatchObject({ 'castle cloud': 'castle cloud1' });
  });

  test('[B07] a covered rainbow castle has no effect', () => {
    const before = table({ castles: { cloud: 'castle' }, hand: 'cloud1', rivalHand: 'leaf1' });
    const covered = before.play('lay-cloud1-cloud', 'draw-pile');
    expect(covered.why('banner-leaf1-cloud')).toBe('U10');
  });

  test('[B09] a rainbow card on a castle has no effect, and may be taken', () => {
    const before = table({ hand: 'rainbow leaf1', rivalHand: 'leaf1' });
    const laid = before.play('lay-rainbow-cloud', 'draw-pile');
    expect(laid.why('banner-leaf1-cloud')).toBe('U10');
    const rival = laid.play('banner-leaf1-leaf');
    expect(rival.legal()).toEqual(['draw-cloud', 'draw-pile']);
    expect(rival.after('draw-cloud')).toMatchObject({ 'castle cloud': '', 'rival shown': 'rainbow' });
  });

  test('[B09] upon a rainbow castle it stops the effect', () => {
    const before = table({ castles: { cloud: 'castle' }, hand: 'rainbow', rivalHand: 'leaf1' });
    expect(before.play('lay-rainbow-cloud', 'draw-pile').why('banner-leaf1-cloud')).toBe('U10');
  });

  test('[B33] after lying on a castle a rainbow card is free to be either', () => {
    const before = table({
      castles: { cloud: 'rainbow' },
      own: { leaf: 'leaf1' },
      hand: 'leaf3 leaf2 water1 water2 flame1',
    });
    const taken = before.play('lay-leaf2-leaf', 'draw-cloud', 'lay-water3-water', 'draw-pile');
    expect(taken.why('wizard-leaf')).toBeNull();
    expect(taken.why('bridge-leaf-leaf3')).toBeNull();
  });

  test('[B11] the whole castle pile, in order, is open to everybody', () => {
    const before = table({ castles: { leaf: 'leaf5 castle leaf2' }, hand: 'leaf1' });
    const after = before.play('lay-leaf1-leaf').state;
    for (const viewer of [0, 1, null]) {
      expect(muster.view(after, viewer).castlePiles[3]).toEqual([19, 26, 16, 15]);
    }
  });

  test('[B39] a rainbow castle is only ever laid on a castle: no column, no swap', () => {
    const before = table({ rival: { leaf: 'wizard' }, castles: { cloud: 'castle' }, hand: 'castle leaf1' });
    expect(before.legal().filter((word) => word.includes('-castle'))).toEqual(
      CASTLES.map((castle) => `lay-castle-${castle}`),
    );
    expect(muster.parse('banner-castle-leaf')).toBeNull();
    expect(muster.parse('swap-1-leaf-0-castle')).toBeNull();
    expect(muster.parse('bridge-leaf-castle')).toBeNull();
    expect(before.after('lay-castle-cloud')).toMatchObject({ 'castle cloud': 'castle castle' });
  });

  test('[B02] some card can always be laid: whatever the hand, nobody needs to pass', () => {
    for (const hand of [
      'leaf1 leaf1 leaf1 leaf2 leaf2',
      'castle castle rainbow rainbow rainbow',
      'water5 feather5 cloud5 leaf5 flame5',
    ]) {
      expect(table({ hand }).legal('lay').length).toBeGreaterThan(0);
    }
    expect(muster.parse('pass')).toBeNull();
  });

  test('the word', () => {
    expect(muster.parse('lay-leaf1-leaf')).toEqual({ kind: 'lay', card: 15, castle: 3 });
    expect(muster.encode({ kind: 'lay', card: 26, castle: 0 })).toBe('lay-castle-water');
    expect(muster.parse('lay-castle-water')).toEqual({ kind: 'lay', card: 26, castle: 0 });
    for (const word of [
      'lay',
      'lay-leaf1',
      'lay-leaf1-pile',
      'lay-wizard-leaf',
      'lay-leaf1-leaf-leaf',
      'lay--leaf',
    ]) {
      expect(muster.parse(word)).toBeNull();
    }
  });
});
