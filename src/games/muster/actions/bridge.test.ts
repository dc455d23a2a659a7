import { describe, expect, test } from 'vitest';
import { muster } from '../index.ts';
import { strengthAt } from '../scoring.ts';
import { table } from '../testing/table.ts';

describe('building a rainbow bridge', () => {
  test('[U21] [U22] a bridge stands for the next rank, and the banner after it follows in the same action', () => {
    const before = table({ own: { leaf: 'leaf2' }, hand: 'leaf4 rainbow rainbow water1 castle' });
    expect(before.legal('bridge')).toEqual(['bridge-leaf-leaf4']);
    expect(before.after('bridge-leaf-leaf4')).toEqual({
      hand: 'water1 rainbow castle',
      'own leaf': 'leaf2 bridge leaf4',
      phase: 'refill',
    });
  });

  test('[U21] the rival builds on the other side', () => {
    const before = table({
      turn: 1,
      rival: { leaf: 'leaf1' },
      rivalHand: 'leaf3 rainbow water1 water1 castle',
    });
    expect(before.after('bridge-leaf-leaf3')).toEqual({
      'rival hand': 'water1 water1 castle',
      'rival leaf': 'leaf1 bridge leaf3',
      phase: 'refill',
    });
  });

  test('[U22] two cards were played, two are refilled', () => {
    const built = table({ own: { leaf: 'leaf1' }, hand: 'leaf3 rainbow' }).play('bridge-leaf-leaf3');
    expect(built.play('draw-pile').seat).toBe(0);
    expect(built.play('draw-pile', 'draw-pile').seat).toBe(1);
  });

  test('[U21] is a marked rule: a match can be played without bridges', () => {
    const before = table({ options: { bridges: false }, own: { leaf: 'leaf1' }, hand: 'leaf3 rainbow' });
    expect(before.legal('bridge')).toEqual([]);
    expect(before.refusal('bridge-leaf-leaf3')).toEqual({ rule: 'U21', key: 'refusal.noBridges' });
  });

  test('[U21] a rainbow card is needed', () => {
    const before = table({ own: { leaf: 'leaf1' }, hand: 'leaf3 castle water1 water1 water1' });
    expect(before.legal('bridge')).toEqual([]);
    expect(before.refusal('bridge-leaf-leaf3')).toEqual({ rule: 'U21', key: 'refusal.noRainbowCard' });
  });

  test('[U23] in an empty column it stands for a 1, and a 2 follows', () => {
    const before = table({ hand: 'leaf1 leaf2 leaf3 leaf5 rainbow' });
    expect(before.legal('bridge')).toEqual(['bridge-leaf-leaf2']);
    expect(before.after('bridge-leaf-leaf2')).toMatchObject({ 'own leaf': 'bridge leaf2' });
    for (const strength of [1, 3, 5]) expect(before.why(`bridge-leaf-leaf${strength}`)).toBe('B16');
  });

  test('[B32] so with the power of unity, too', () => {
    const before = table({ options: { unity: true }, hand: 'leaf1 leaf2 leaf3 leaf5 rainbow' });
    expect(before.legal('bridge')).toEqual(['bridge-leaf-leaf2']);
    expect(before.why('banner-leaf2-leaf')).toBe('U33');
  });

  test('[U24] it always counts 1, whatever it stands for', () => {
    const before = table({
      own: { leaf: 'leaf3', water: 'water1' },
      hand: 'leaf5 water3 cloud2 rainbow castle',
    });
    expect(strengthAt(before.play('bridge-leaf-leaf5').state, 0, 3)).toBe(3 + 1 + 5);
    expect(strengthAt(before.play('bridge-water-water3').state, 0, 0)).toBe(1 + 1 + 3);
    expect(strengthAt(before.play('bridge-cloud-cloud2').state, 0, 2)).toBe(1 + 2);
  });

  test('[U25] in the hand a rainbow card is both: it can be played as either', () => {
    const before = table({ own: { leaf: 'leaf1' }, hand: 'leaf3 rainbow water1 water1 castle' });
    expect(before.after('wizard-leaf')).toMatchObject({
      'own leaf': 'leaf1 wizard',
      hand: 'water1 water1 leaf3 castle',
    });
    expect(before.after('bridge-leaf-leaf3')).toMatchObject({ 'own leaf': 'leaf1 bridge leaf3' });
  });

  test('[B43] two copies of the closing banner are one word', () => {
    const before = table({ hand: 'leaf2 leaf2 rainbow rainbow water1' });
    expect(before.legal('bridge')).toEqual(['bridge-leaf-leaf2']);
  });

  test('[B33] a bridge in play does not move', () => {
    const before = table({ own: { leaf: 'leaf1 bridge leaf3' } });
    expect(before.legal('move')).toEqual([]);
    expect(before.why('move-leaf-water')).toBe('U15');
  });

  test('[B14] never upon a wizard', () => {
    const before = table({ own: { leaf: 'leaf1 wizard' }, hand: 'leaf2 leaf3 leaf4 leaf5 rainbow' });
    expect(before.legal('bridge')).toEqual([]);
    for (const strength of [2, 3, 4, 5]) {
      expect(before.refusal(`bridge-leaf-leaf${strength}`)).toEqual({
        rule: 'B14',
        key: 'refusal.bridgeOnWizard',
      });
    }
  });

  test.each([
    ['', 'leaf2'],
    ['leaf1', 'leaf3'],
    ['leaf2', 'leaf4'],
    ['leaf3', 'leaf5'],
  ])('[B14] [B16] upon rank %j a bridge is closed by %s and by nothing else', (column, closing) => {
    const hand = ['leaf1', 'leaf2', 'leaf3', 'leaf4', 'leaf5'].filter((card) => card !== column);
    const before = table({ own: { leaf: column }, hand: `rainbow ${hand.slice(-4).join(' ')}` });
    expect(before.legal('bridge')).toEqual([`bridge-leaf-${closing}`]);
  });

  test.each(['leaf4', 'leaf4 leaf5'])('[B14] upon rank 4 or 5 none is closed: %s', (column) => {
    const before = table({
      own: { leaf: column },
      hand: 'rainbow leaf1 leaf2 leaf3 water1',
      castles: { leaf: 'castle' },
    });
    expect(before.legal('bridge').filter((word) => word.startsWith('bridge-leaf'))).toEqual([]);
    for (const strength of [1, 2, 3]) expect(before.why(`bridge-leaf-leaf${strength}`)).toBe('B16');
  });

  test('[B16] exactly one more, then exactly one more: not equal, not higher', () => {
    const before = table({ own: { leaf: 'leaf2' }, hand: 'leaf2 leaf3 leaf4 leaf5 rainbow' });
    expect(before.legal('bridge')).toEqual(['bridge-leaf-leaf4']);
    for (const strength of [2, 3, 5]) {
      expect(before.refusal(`bridge-leaf-leaf${strength}`)).toEqual({
        rule: 'B16',
        key: 'refusal.notNextBanner',
      });
    }
  });

  test('[B15] the next bridge is reckoned from the banner that closed the last one', () => {
    const before = table({ own: { leaf: 'leaf1 bridge leaf3' }, hand: 'leaf2 leaf4 leaf5 rainbow water1' });
    expect(before.legal('bridge')).toEqual(['bridge-leaf-leaf5']);
    expect(before.after('bridge-leaf-leaf5')).toMatchObject({
      'own leaf': 'leaf1 bridge leaf3 bridge leaf5',
    });
  });

  test('[B17] the closing banner must carry the emblem of the castle', () => {
    const before = table({ own: { leaf: 'leaf1' }, hand: 'water3 feather3 rainbow flame1 flame1' });
    expect(before.legal('bridge')).toEqual([]);
    expect(before.refusal('bridge-leaf-water3')).toEqual({ rule: 'U10', key: 'refusal.otherEmblem' });
  });

  test('[B17] unless a rainbow castle lies on top', () => {
    const before = table({
      own: { leaf: 'leaf1' },
      castles: { leaf: 'castle' },
      hand: 'water3 feather3 rainbow flame1 flame1',
    });
    expect(before.legal('bridge')).toEqual(['bridge-leaf-feather3', 'bridge-leaf-water3']);
    expect(before.after('bridge-leaf-water3')).toMatchObject({ 'own leaf': 'leaf1 bridge water3' });
  });

  test('[B35] the closing banner must be in the hand already', () => {
    const before = table({
      own: { leaf: 'leaf1' },
      hand: 'rainbow water1 water1 flame1 flame1',
      pile: 'leaf3',
    });
    expect(before.legal('bridge')).toEqual([]);
    expect(before.refusal('bridge-leaf-leaf3')).toEqual({ rule: 'B35', key: 'refusal.notInHand' });
  });

  test('[B35] the rank is the strength of the top banner, whatever its emblem', () => {
    const before = table({ own: { leaf: 'leaf1 water2' }, hand: 'rainbow leaf3 leaf4 water4 flame1' });
    expect(before.legal('bridge')).toEqual(['bridge-leaf-leaf4']);
  });

  test('[U34] one bridge in an action, unless the variant is played', () => {
    const before = table({ own: { leaf: 'leaf1' }, hand: 'leaf4 rainbow rainbow' });
    expect(before.legal('bridge')).toEqual([]);
    expect(before.refusal('bridge-leaf-leaf4-2')).toEqual({ rule: 'U34', key: 'refusal.oneBridge' });
  });
});

describe('somewhere over the rainbow', () => {
  const options = { overRainbow: true };

  test('[U34] [B30] several bridges in a row, closed by exactly the next banner', () => {
    const before = table({ options, own: { leaf: 'leaf1' }, hand: 'leaf3 leaf4 leaf5 rainbow rainbow' });
    expect(before.legal('bridge')).toEqual(['bridge-leaf-leaf3', 'bridge-leaf-leaf4-2']);
    expect(before.after('bridge-leaf-leaf4-2')).toEqual({
      hand: 'leaf3 leaf5',
      'own leaf': 'leaf1 bridge bridge leaf4',
      phase: 'refill',
    });
    expect(before.why('bridge-leaf-leaf5-2')).toBe('B16');
    expect(before.why('bridge-leaf-leaf3-2')).toBe('B16');
  });

  test('[B30] then as many cards are refilled as were played', () => {
    const built = table({ options, hand: 'leaf5 rainbow rainbow rainbow rainbow' }).play(
      'bridge-leaf-leaf5-4',
    );
    expect(built.state.hands[0]).toEqual([]);
    expect(built.state.columns[3]).toEqual([27, 27, 27, 27, 19]);
    const draws = ['draw-pile', 'draw-pile', 'draw-pile', 'draw-pile'];
    expect(built.play(...draws).seat).toBe(0);
    expect(built.play(...draws, 'draw-pile').seat).toBe(1);
  });

  test('[U34] not more bridges than rainbow cards in the hand', () => {
    const before = table({ options, own: { leaf: 'leaf1' }, hand: 'leaf4 leaf5 rainbow rainbow water1' });
    expect(before.refusal('bridge-leaf-leaf5-3')).toEqual({ rule: 'U34', key: 'refusal.tooFewRainbowCards' });
    expect(before.legal('bridge')).toEqual(['bridge-leaf-leaf4-2']);
    const one = table({ options, own: { leaf: 'leaf1' }, hand: 'leaf4 leaf5 rainbow flame1 water1' });
    expect(one.legal('bridge')).toEqual([]);
    expect(one.why('bridge-leaf-leaf4-2')).toBe('U34');
  });

  test('[B35] rank and bridges together are at most 4', () => {
    const before = table({ options, own: { leaf: 'leaf2' }, hand: 'leaf5 leaf4 rainbow rainbow rainbow' });
    expect(before.legal('bridge')).toEqual(['bridge-leaf-leaf4', 'bridge-leaf-leaf5-2']);
    expect(before.why('bridge-leaf-leaf5-3')).toBe('B16');
    expect(before.why('bridge-leaf-leaf4-4')).toBe('U34');
  });

  test('[B30] any single one is later swapped by a banner of its own rank', () => {
    const before = table({
      options,
      rival: { leaf: 'leaf1 bridge bridge leaf4' },
      hand: 'leaf1 leaf2 leaf3 leaf5 water1',
    });
    expect(before.legal('swap')).toEqual(['swap-1-leaf-1-leaf2', 'swap-1-leaf-2-leaf3']);
    expect(before.after('swap-1-leaf-2-leaf3')).toMatchObject({ 'rival leaf': 'leaf1 bridge leaf3 leaf4' });
    expect(before.why('swap-1-leaf-2-leaf2')).toBe('B22');
    expect(before.why('swap-1-leaf-1-leaf3')).toBe('B22');
  });

  test('[B30] the other bridges keep their ranks', () => {
    const before = table({
      options,
      rival: { leaf: 'bridge bridge bridge leaf4' },
      hand: 'leaf2 leaf3 leaf1',
    });
    const mended = before.play('swap-1-leaf-1-leaf2', 'lay-water3-water', 'draw-pile');
    expect(mended.legal('swap')).toEqual(['swap-1-leaf-0-leaf1', 'swap-1-leaf-2-leaf3']);
  });
});

describe('the word', () => {
  test('stands for its action', () => {
    expect(muster.parse('bridge-leaf-leaf3')).toEqual({ kind: 'bridge', castle: 3, card: 17, bridges: 1 });
    expect(muster.parse('bridge-leaf-leaf5-4')).toEqual({ kind: 'bridge', castle: 3, card: 19, bridges: 4 });
    expect(muster.encode({ kind: 'bridge', castle: 3, card: 17, bridges: 1 })).toBe('bridge-leaf-leaf3');
    expect(muster.encode({ kind: 'bridge', castle: 3, card: 17, bridges: 2 })).toBe('bridge-leaf-leaf3-2');
  });

  test.each([
    'bridge',
    'bridge-leaf',
    'bridge-leaf3-leaf',
    'bridge-leaf-leaf3-0',
    'bridge-leaf-leaf3-1',
    'bridge-leaf-leaf5-5',
    'bridge-leaf-leaf3-6',
    'bridge-leaf-leaf3-02',
    'bridge-leaf-leaf3-2.5',
    'bridge-leaf-leaf3-two',
    'bridge-leaf-leaf3-2-2',
    'bridge-leaf-rainbow',
    'bridge-leaf-castle',
    'bridge-pile-leaf3',
  ])('%s is none', (word) => {
    expect(muster.parse(word)).toBeNull();
  });
});
