import { describe, expect, test } from 'vitest';
import { muster } from '../index.ts';
import { bannersAt, strengthAt } from '../scoring.ts';
import { table } from '../testing/table.ts';

describe('swapping a banner for a rainbow wizard', () => {
  test('[U26] the banner takes the wizard’s place, and the card comes into the hand', () => {
    const before = table({ rival: { leaf: 'leaf1 wizard' }, hand: 'leaf2 water1 water1 flame1 castle' });
    expect(before.legal('swap')).toEqual(['swap-1-leaf-1-leaf2']);
    expect(before.after('swap-1-leaf-1-leaf2')).toEqual({
      hand: 'water1 water1 flame1 rainbow castle',
      shown: 'rainbow',
      'rival leaf': 'leaf1 leaf2',
      turn: 1,
      turns: 2,
      quiet: 2,
    });
  });

  test('[U26] on one’s own side just as well', () => {
    const before = table({ own: { leaf: 'leaf1 wizard' }, hand: 'leaf2 water1 water1 flame1 castle' });
    expect(before.legal('swap')).toEqual(['swap-0-leaf-1-leaf2']);
    expect(before.after('swap-0-leaf-1-leaf2')).toEqual({
      hand: 'water1 water1 flame1 rainbow castle',
      shown: 'rainbow',
      'own leaf': 'leaf1 leaf2',
      turn: 1,
      turns: 2,
      quiet: 2,
    });
  });

  test('[U26] the rival swaps on both sides, too', () => {
    const before = table({
      turn: 1,
      own: { leaf: 'leaf1 wizard' },
      rival: { leaf: 'wizard' },
      rivalHand: 'leaf2 leaf3 water1 flame1 castle',
    });
    expect(before.legal('swap')).toEqual([
      'swap-0-leaf-1-leaf2',
      'swap-1-leaf-0-leaf2',
      'swap-1-leaf-0-leaf3',
    ]);
    expect(before.after('swap-0-leaf-1-leaf2')).toMatchObject({
      'rival hand': 'water1 leaf3 flame1 rainbow castle',
      'rival shown': 'rainbow',
      'own leaf': 'leaf1 leaf2',
    });
  });

  test('[U26] by the rules of playing a banner at that place: emblem, not weaker, one step', () => {
    const before = table({ rival: { leaf: 'leaf2 wizard' }, hand: 'leaf1 leaf2 leaf3 leaf4 water3' });
    expect(before.legal('swap')).toEqual(['swap-1-leaf-1-leaf2', 'swap-1-leaf-1-leaf3']);
    expect(before.refusal('swap-1-leaf-1-water3')).toEqual({ rule: 'U10', key: 'refusal.otherEmblem' });
    expect(before.refusal('swap-1-leaf-1-leaf1')).toEqual({ rule: 'U12', key: 'refusal.weaker' });
    expect(before.refusal('swap-1-leaf-1-leaf4')).toEqual({ rule: 'U13', key: 'refusal.tooStrong' });
  });

  test('[U26] only a banner of the hand', () => {
    const before = table({ rival: { leaf: 'leaf1 wizard' }, hand: 'leaf3 water1 water1 flame1 rainbow' });
    expect(before.refusal('swap-1-leaf-1-leaf2')).toEqual({ rule: 'U26', key: 'refusal.notInHand' });
  });

  test('[U26] only for a rainbow card in play', () => {
    const before = table({
      rival: { leaf: 'leaf1 leaf2' },
      own: { cloud: 'cloud1 bridge cloud3' },
      hand: 'leaf1 leaf2 cloud1 cloud4 castle',
    });
    for (const word of [
      'swap-1-leaf-0-leaf1',
      'swap-1-leaf-1-leaf2',
      'swap-1-leaf-2-leaf2',
      'swap-1-water-0-leaf1',
      'swap-0-cloud-2-cloud4',
      'swap-0-cloud-0-cloud1',
    ]) {
      expect(before.refusal(word)).toEqual({ rule: 'U26', key: 'refusal.nothingToSwap' });
    }
    expect(before.legal('swap')).toEqual([]);
  });

  test('[B43] copies of a card in the hand are one word', () => {
    const before = table({ rival: { leaf: 'leaf1 wizard' }, hand: 'leaf1 leaf1 leaf2 leaf2 castle' });
    expect(before.legal('swap')).toEqual(['swap-1-leaf-1-leaf1', 'swap-1-leaf-1-leaf2']);
  });

  test('[U27] [B21] of several wizards only the lowest can be swapped', () => {
    const before = table({
      rival: { leaf: 'leaf1 wizard wizard wizard' },
      hand: 'leaf1 leaf2 leaf5 water1 flame1',
    });
    expect(before.legal('swap')).toEqual(['swap-1-leaf-1-leaf1', 'swap-1-leaf-1-leaf2']);
    for (const slot of [2, 3]) {
      expect(before.refusal(`swap-1-leaf-${slot}-leaf2`)).toEqual({
        rule: 'U27',
        key: 'refusal.notLowestWizard',
      });
      expect(before.why(`swap-1-leaf-${slot}-leaf5`)).toBe('U27');
    }
    expect(before.after('swap-1-leaf-1-leaf2')).toMatchObject({ 'rival leaf': 'leaf1 leaf2 wizard wizard' });
  });

  test('[U27] [B21] one in a turn; the next one can follow in the next turn', () => {
    const before = table({ rival: { leaf: 'wizard wizard' }, hand: 'leaf1 leaf2 water1 flame1 castle' });
    const swapped = before.play('swap-1-leaf-0-leaf1');
    expect(swapped.seat).toBe(1);
    expect(swapped.why('swap-1-leaf-1-leaf2', 0)).toBe('U5');
    const again = swapped.play('lay-water3-water', 'draw-pile');
    expect(again.after('swap-1-leaf-1-leaf2')).toMatchObject({ 'rival leaf': 'leaf1 leaf2' });
  });

  test('[B20] only the card below the slot is compared, not the wizards above', () => {
    const before = table({
      rival: { leaf: 'leaf4 wizard wizard' },
      hand: 'leaf3 leaf5 water1 flame1 castle',
    });
    expect(before.legal('swap')).toEqual(['swap-1-leaf-1-leaf5']);
    expect(before.after('swap-1-leaf-1-leaf5')).toMatchObject({ 'rival leaf': 'leaf4 leaf5 wizard' });
    expect(before.why('swap-1-leaf-1-leaf3')).toBe('U12');
  });

  test('[B20] a wizard at the castle itself is swapped for any strength', () => {
    const before = table({ rival: { leaf: 'wizard' }, hand: 'leaf1 leaf2 leaf3 leaf4 leaf5' });
    expect(before.legal('swap')).toEqual([1, 2, 3, 4, 5].map((strength) => `swap-1-leaf-0-leaf${strength}`));
  });

  test('[B20] [U33] with the power of unity only for a 1', () => {
    const before = table({
      options: { unity: true },
      rival: { leaf: 'wizard', water: 'water1 wizard' },
      hand: 'leaf1 leaf2 leaf5 water2 castle',
    });
    expect(before.legal('swap')).toEqual(['swap-1-leaf-0-leaf1', 'swap-1-water-1-water2']);
    expect(before.why('swap-1-leaf-0-leaf2')).toBe('U33');
  });

  test('[B20] [B15] upon a closed bridge the closing banner counts', () => {
    const before = table({
      rival: { leaf: 'leaf1 bridge leaf3 wizard' },
      hand: 'leaf2 leaf4 leaf5 water1 castle',
      options: { mend: false },
    });
    expect(before.legal('swap')).toEqual(['swap-1-leaf-3-leaf4']);
    expect(before.why('swap-1-leaf-3-leaf2')).toBe('U12');
    expect(before.why('swap-1-leaf-3-leaf5')).toBe('U13');
  });

  test('[B41] the banner counts for the rival, for strength and for the tie-break', () => {
    const before = table({ rival: { leaf: 'leaf1 wizard' }, hand: 'leaf2' });
    expect([strengthAt(before.state, 1, 3), bannersAt(before.state, 1, 3)]).toEqual([7, 1]);
    const after = before.play('swap-1-leaf-1-leaf2').state;
    expect([strengthAt(after, 1, 3), bannersAt(after, 1, 3)]).toEqual([3, 2]);
    expect([strengthAt(after, 0, 3), bannersAt(after, 0, 3)]).toEqual([0, 0]);
  });

  test('[B41] the top card of the castle now decides about the emblem', () => {
    const wild = table({
      rival: { leaf: 'leaf1 wizard' },
      castles: { leaf: 'leaf5 castle' },
      hand: 'water2 leaf2 flame1 flame1 flame3',
    });
    expect(wild.legal('swap')).toEqual([
      'swap-1-leaf-1-flame1',
      'swap-1-leaf-1-leaf2',
      'swap-1-leaf-1-water2',
    ]);
    const covered = table({
      rival: { leaf: 'leaf1 wizard' },
      castles: { leaf: 'castle leaf5' },
      hand: 'water2 leaf2 flame1 flame1 flame3',
    });
    expect(covered.legal('swap')).toEqual(['swap-1-leaf-1-leaf2']);
    expect(covered.why('swap-1-leaf-1-water2')).toBe('U10');
  });

  test('[B24] the hand stays at five and nothing is drawn', () => {
    const before = table({ rival: { leaf: 'wizard' }, hand: 'leaf2', castles: { water: 'water1' } });
    const after = before.play('swap-1-leaf-0-leaf2');
    expect(after.state).toMatchObject({ phase: 'action', turn: 1, drawn: 0 });
    expect(after.state.hands[0]).toHaveLength(5);
    expect(after.why('draw-pile', 0)).toBe('U5');
  });

  test('[B24] the card taken is neutral again, and the rival knows it', () => {
    const before = table({
      own: { cloud: 'cloud1 wizard', leaf: 'leaf1' },
      hand: 'cloud2 leaf3 water1 flame1 castle',
    });
    const after = before.play('swap-0-cloud-1-cloud2');
    expect(muster.view(after.state, 1).hands[0]).toEqual([-1, -1, -1, -1, 25]);
    const next = after.play('lay-water3-water', 'draw-pile');
    expect(next.why('wizard-leaf')).toBeNull();
    expect(next.why('bridge-leaf-leaf3')).toBeNull();
  });
});

describe('swapping a banner for a rainbow bridge', () => {
  test('[U28] the banner fills the gap of the sequence', () => {
    const before = table({
      rival: { leaf: 'leaf1 bridge leaf3' },
      hand: 'leaf2 water1 water1 flame1 castle',
    });
    expect(before.legal('swap')).toEqual(['swap-1-leaf-1-leaf2']);
    expect(before.after('swap-1-leaf-1-leaf2')).toEqual({
      hand: 'water1 water1 flame1 rainbow castle',
      shown: 'rainbow',
      'rival leaf': 'leaf1 leaf2 leaf3',
      turn: 1,
      turns: 2,
      quiet: 2,
    });
  });

  test('[U28] on one’s own side, too, and at the castle itself', () => {
    const before = table({ own: { leaf: 'bridge leaf2' }, hand: 'leaf1 leaf2 water1 flame1 castle' });
    expect(before.legal('swap')).toEqual(['swap-0-leaf-0-leaf1']);
    expect(before.after('swap-0-leaf-0-leaf1')).toMatchObject({ 'own leaf': 'leaf1 leaf2' });
  });

  test('[U28] is a marked rule: without it bridges stay, wizards can still be swapped', () => {
    const before = table({
      options: { mend: false },
      rival: { leaf: 'leaf1 bridge leaf3 wizard' },
      hand: 'leaf2 leaf4 water1 flame1 castle',
    });
    expect(before.refusal('swap-1-leaf-1-leaf2')).toEqual({ rule: 'U28', key: 'refusal.noMending' });
    expect(before.why('swap-1-leaf-1-leaf4')).toBe('U28');
    expect(before.legal('swap')).toEqual(['swap-1-leaf-3-leaf4']);
  });

  test('[B22] exactly the strength the bridge stands for', () => {
    const before = table({ rival: { leaf: 'leaf2 bridge leaf4' }, hand: 'leaf1 leaf2 leaf3 leaf5 castle' });
    expect(before.legal('swap')).toEqual(['swap-1-leaf-1-leaf3']);
    for (const strength of [1, 2, 5]) {
      expect(before.refusal(`swap-1-leaf-1-leaf${strength}`)).toEqual({
        rule: 'B22',
        key: 'refusal.notBridgeRank',
      });
    }
  });

  test('[U28] [B17] with the emblem of the castle, or any under a rainbow castle', () => {
    const given = { rival: { leaf: 'leaf1 bridge leaf3' }, hand: 'water2 leaf2 water1 flame1 flame3' };
    expect(table(given).refusal('swap-1-leaf-1-water2')).toEqual({ rule: 'U10', key: 'refusal.otherEmblem' });
    const wild = table({ ...given, castles: { leaf: 'castle' } });
    expect(wild.legal('swap')).toEqual(['swap-1-leaf-1-leaf2', 'swap-1-leaf-1-water2']);
  });

  test('[U28] several bridges and a wizard in one column: each by its own rule', () => {
    const before = table({
      own: { leaf: 'bridge leaf2 bridge leaf4 wizard' },
      hand: 'leaf1 leaf2 leaf3 leaf5 castle',
    });
    expect(before.legal('swap')).toEqual([
      'swap-0-leaf-0-leaf1',
      'swap-0-leaf-2-leaf3',
      'swap-0-leaf-4-leaf5',
    ]);
  });

  test('[B24] a bridge taken is a neutral card again', () => {
    const before = table({ rival: { leaf: 'leaf1 bridge leaf3' }, hand: 'leaf2' });
    const next = before.play('swap-1-leaf-1-leaf2', 'lay-water3-water', 'draw-pile');
    expect(next.why('wizard-cloud')).toBeNull();
  });
});

describe('the word', () => {
  test('stands for its action', () => {
    expect(muster.parse('swap-1-leaf-0-leaf2')).toEqual({
      kind: 'swap',
      side: 1,
      castle: 3,
      slot: 0,
      card: 16,
    });
    expect(muster.parse('swap-0-leaf-12-leaf2')).toEqual({
      kind: 'swap',
      side: 0,
      castle: 3,
      slot: 12,
      card: 16,
    });
    expect(muster.parse('swap-0-leaf-46-leaf2')).toEqual({
      kind: 'swap',
      side: 0,
      castle: 3,
      slot: 46,
      card: 16,
    });
    expect(muster.encode({ kind: 'swap', side: 0, castle: 0, slot: 3, card: 4 })).toBe(
      'swap-0-water-3-water5',
    );
  });

  test.each([
    'swap',
    'swap-1-leaf-0',
    'swap-2-leaf-0-leaf2',
    'swap--leaf-0-leaf2',
    'swap-1-pile-0-leaf2',
    'swap-1-leaf--leaf2',
    'swap-1-leaf-00-leaf2',
    'swap-1-leaf-47-leaf2',
    'swap-1-leaf-0.5-leaf2',
    'swap-1-leaf-top-leaf2',
    'swap-1-leaf-0-rainbow',
    'swap-1-leaf-0-castle',
    'swap-1-leaf-0-leaf2-1',
  ])('%s is none', (word) => {
    expect(muster.parse(word)).toBeNull();
  });
});
