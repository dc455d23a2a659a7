import { describe, expect, test } from 'vitest';
import { muster } from '../index.ts';
import { table } from '../testing/table.ts';

describe('playing a rainbow wizard', () => {
  test('[U14] a rainbow card of the hand goes as a wizard under any castle', () => {
    const before = table({ hand: 'leaf1 leaf2 water1 rainbow rainbow' });
    expect(before.legal('wizard')).toEqual(
      ['cloud', 'feather', 'flame', 'leaf', 'water'].map((at) => `wizard-${at}`),
    );
    expect(before.after('wizard-cloud')).toEqual({
      hand: 'water1 leaf1 leaf2 rainbow',
      'own cloud': 'wizard',
      phase: 'refill',
    });
  });

  test('[U14] on one’s own side: the rival’s wizard lies on the rival’s', () => {
    const before = table({ turn: 1, rivalHand: 'leaf1 leaf2 water1 water1 rainbow' });
    expect(before.after('wizard-flame')).toEqual({
      'rival hand': 'water1 water1 leaf1 leaf2',
      'rival flame': 'wizard',
      phase: 'refill',
    });
  });

  test('[U14] [B13] upon anything: a leader, a soldier, another wizard', () => {
    const before = table({
      own: { leaf: 'leaf5', water: 'water1', feather: 'feather1 wizard', cloud: 'cloud1 bridge cloud3' },
      castles: { flame: 'castle' },
      hand: 'leaf1 leaf2 water1 rainbow',
    });
    expect(before.legal('wizard')).toHaveLength(5);
    expect(before.after('wizard-leaf')).toMatchObject({ 'own leaf': 'leaf5 wizard' });
    expect(before.after('wizard-water')).toMatchObject({ 'own water': 'water1 wizard' });
    expect(before.after('wizard-feather')).toMatchObject({ 'own feather': 'feather1 wizard wizard' });
    expect(before.after('wizard-cloud')).toMatchObject({ 'own cloud': 'cloud1 bridge cloud3 wizard' });
  });

  test('[U14] not without a rainbow card; a rainbow castle is none', () => {
    const before = table({ hand: 'leaf1 leaf2 water1 water1 castle' });
    expect(before.legal('wizard')).toEqual([]);
    expect(before.refusal('wizard-leaf')).toEqual({ rule: 'U14', key: 'refusal.noRainbowCard' });
  });

  test('[B32] with the power of unity a wizard may begin a column', () => {
    const before = table({ options: { unity: true }, hand: 'leaf1 leaf2 water1 water1 rainbow' });
    expect(before.after('wizard-leaf')).toMatchObject({ 'own leaf': 'wizard' });
  });

  test('the word', () => {
    expect(muster.parse('wizard-leaf')).toEqual({ kind: 'wizard', castle: 3 });
    expect(muster.encode({ kind: 'wizard', castle: 3 })).toBe('wizard-leaf');
    for (const word of ['wizard', 'wizard-', 'wizard-pile', 'wizard-leaf-leaf', 'Wizard-leaf']) {
      expect(muster.parse(word)).toBeNull();
    }
  });
});
