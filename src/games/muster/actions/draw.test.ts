import { describe, expect, test } from 'vitest';
import { muster } from '../index.ts';
import { table } from '../testing/table.ts';

describe('refilling the hand', () => {
  test('[U6] [U7] after the action the hand is filled up to five, here from the pile', () => {
    const refill = table({ hand: 'leaf1 water2 cloud5 castle', phase: 'refill', pile: 'feather3 flame1' });
    expect(refill.legal()).toEqual(['draw-pile']);
    expect(refill.after('draw-pile')).toEqual({
      hand: 'water2 feather3 cloud5 leaf1 castle',
      pile: 37,
      turn: 1,
      turns: 2,
      phase: 'action',
    });
  });

  test('[U7] or the top card of a castle, face up', () => {
    const refill = table({
      hand: 'leaf1 water2 cloud5 castle',
      phase: 'refill',
      castles: { leaf: 'leaf4 leaf3', water: 'water1', flame: 'flame2 castle' },
    });
    expect(refill.legal()).toEqual(['draw-leaf', 'draw-pile', 'draw-water']);
    expect(refill.after('draw-leaf')).toEqual({
      hand: 'water2 cloud5 leaf1 leaf3 castle',
      shown: 'leaf3',
      'castle leaf': 'leaf4',
      turn: 1,
      turns: 2,
      quiet: 2,
      phase: 'action',
    });
  });

  test('[U7] the rival refills in the same way', () => {
    const refill = table({
      turn: 1,
      rivalHand: 'leaf1 water2 cloud5 castle',
      phase: 'refill',
      castles: { leaf: 'leaf3' },
    });
    expect(refill.after('draw-leaf')).toEqual({
      'rival hand': 'water2 cloud5 leaf1 leaf3 castle',
      'rival shown': 'leaf3',
      'castle leaf': '',
      turn: 0,
      turns: 2,
      quiet: 2,
      phase: 'action',
    });
  });

  test('[U7] nothing is taken from an empty castle', () => {
    const refill = table({ hand: 'leaf1', phase: 'refill' });
    expect(refill.refusal('draw-leaf')).toEqual({ rule: 'U7', key: 'refusal.emptyCastle' });
  });

  test('[U7] [B03] several cards, one by one, from both sources, each seen before the next is chosen', () => {
    const refill = table({
      hand: 'leaf1 water2',
      phase: 'refill',
      castles: { leaf: 'leaf3' },
      pile: 'flame1 flame2',
    });
    const one = refill.play('draw-pile');
    expect(refill.after('draw-pile')).toEqual({ hand: 'water2 leaf1 flame1', pile: 38, quiet: 0 });
    expect(muster.view(one.state, 0).hands[0]).toEqual([1, 15, 20]);
    expect(one.legal()).toEqual(['draw-leaf', 'draw-pile']);
    expect(one.after('draw-leaf')).toEqual({
      hand: 'water2 leaf1 leaf3 flame1',
      shown: 'leaf3',
      'castle leaf': '',
    });
    const two = one.play('draw-leaf');
    expect(two.legal()).toEqual(['draw-pile']);
    expect(two.after('draw-pile')).toEqual({
      hand: 'water2 leaf1 leaf3 flame1 flame2',
      pile: 37,
      quiet: 1,
      turn: 1,
      turns: 2,
      phase: 'action',
    });
  });

  test('[B04] twice from the same castle: the next card is then the top card', () => {
    const refill = table({
      hand: 'leaf1 water2 cloud5',
      phase: 'refill',
      castles: { leaf: 'leaf4 leaf3 leaf2' },
    });
    expect(refill.after('draw-leaf', 'draw-leaf')).toEqual({
      hand: 'water2 cloud5 leaf1 leaf2 leaf3',
      shown: 'leaf2 leaf3',
      'castle leaf': 'leaf4',
      turn: 1,
      turns: 2,
      quiet: 2,
      phase: 'action',
    });
  });

  test('[U6] nothing else may be done before the hand is full', () => {
    const refill = table({ hand: 'leaf1 water2 rainbow', phase: 'refill', own: { leaf: 'wizard' } });
    for (const word of [
      'banner-leaf1-leaf',
      'wizard-leaf',
      'lay-leaf1-leaf',
      'move-leaf-water',
      'place-leaf',
    ]) {
      expect(refill.refusal(word)).toEqual({ rule: 'U6', key: 'refusal.refillFirst' });
    }
  });

  test('[U6] with a full hand nothing is drawn', () => {
    const before = table({ castles: { leaf: 'leaf3' } });
    expect(before.refusal('draw-pile')).toEqual({ rule: 'U6', key: 'refusal.actFirst' });
    expect(before.refusal('draw-leaf')).toEqual({ rule: 'U6', key: 'refusal.actFirst' });
  });
});

describe('what may not be taken', () => {
  test('[U8] a rainbow castle on the board', () => {
    const refill = table({ hand: 'leaf1', phase: 'refill', castles: { leaf: 'leaf4 castle' } });
    expect(refill.refusal('draw-leaf')).toEqual({ rule: 'U8', key: 'refusal.rainbowCastle' });
    expect(refill.legal()).toEqual(['draw-pile']);
  });

  test('[B07] what lies under a rainbow castle is locked', () => {
    const refill = table({
      hand: 'leaf1',
      phase: 'refill',
      castles: { leaf: 'leaf4 leaf5 castle', cloud: 'castle cloud1' },
    });
    expect(refill.why('draw-leaf')).toBe('U8');
    expect(refill.why('draw-cloud')).toBeNull();
  });

  test('[B07] taking the card above a rainbow castle revives it', () => {
    const refill = table({
      hand: 'leaf1 leaf2 leaf3 flame1',
      phase: 'refill',
      castles: { cloud: 'castle cloud1' },
      rivalHand: 'leaf4',
    });
    const revived = refill.play('draw-cloud');
    expect(revived.why('banner-leaf4-cloud')).toBeNull();
    expect(refill.play('draw-pile').why('banner-leaf4-cloud')).toBe('U10');
  });

  test('[U18] [B05] the card laid this turn, and so its pile; other castles are free', () => {
    const before = table({ hand: 'leaf1', castles: { leaf: 'leaf4', cloud: 'cloud1' } });
    const laid = before.play('lay-leaf1-leaf');
    expect(laid.legal()).toEqual(['draw-cloud', 'draw-pile']);
    expect(laid.refusal('draw-leaf')).toEqual({ rule: 'B05', key: 'refusal.justLaid' });
  });

  test('[U18] [B05] only during this turn', () => {
    const before = table({ hand: 'leaf1', rivalHand: 'water1' });
    const rival = before.play('lay-leaf1-leaf', 'draw-pile', 'banner-water1-water');
    expect(rival.why('draw-leaf')).toBeNull();
    const later = rival.play('draw-pile', 'lay-flame5-flame');
    expect(later.why('draw-leaf')).toBeNull();
    expect(later.why('draw-flame')).toBe('B05');
    expect(later.play('draw-leaf').state.laid).toBe(-1);
  });

  test('[B05] it stays so through the whole refill', () => {
    const refill = table({
      hand: 'leaf1 leaf2',
      phase: 'refill',
      laid: 'cloud',
      castles: { cloud: 'cloud1 cloud2', water: 'water1 water2' },
    });
    const one = refill.play('draw-water');
    expect(one.why('draw-cloud')).toBe('B05');
    expect(one.play('draw-water').why('draw-cloud')).toBe('B05');
  });

  test('[B05] a rainbow castle just laid is refused as the card just laid', () => {
    expect(table({ hand: 'castle' }).play('lay-castle-leaf').why('draw-leaf')).toBe('B05');
  });

  test('[U20] in later turns either player may draw a top card of a castle', () => {
    const given = { castles: { leaf: 'leaf4' }, hand: 'water1', rivalHand: 'water1' };
    expect(table(given).play('banner-water1-water').why('draw-leaf')).toBeNull();
    expect(
      table({ ...given, turn: 1 })
        .play('banner-water1-water')
        .why('draw-leaf'),
    ).toBeNull();
  });
});

describe('what is known', () => {
  test('[B38] a card from a castle is shown, one from the pile is not', () => {
    const refill = table({
      hand: 'leaf1 leaf2 leaf3',
      phase: 'refill',
      castles: { cloud: 'cloud1' },
      pile: 'flame1',
    });
    expect(refill.after('draw-cloud', 'draw-pile')).toMatchObject({ shown: 'cloud1' });
    const rival = muster.view(refill.play('draw-cloud', 'draw-pile').state, 1);
    expect(rival.hands[0]).toEqual([-1, -1, -1, -1, 10]);
  });

  test('[B43] a face the rival knows uses up the known copy when it is played', () => {
    const before = table({ hand: 'leaf1 leaf1 water1 water1 water1', shown: 'leaf1 water1' });
    expect(before.after('banner-leaf1-leaf')).toMatchObject({
      hand: 'water1 water1 water1 leaf1',
      shown: 'water1',
    });
    const again = before.play('banner-leaf1-leaf', 'draw-pile', 'lay-water3-water', 'draw-pile');
    expect(again.after('banner-leaf1-leaf')).toMatchObject({ 'own leaf': 'leaf1 leaf1' });
    expect(again.after('banner-leaf1-leaf')).not.toHaveProperty('shown');
  });

  test('[B43] a known card is used up however it leaves the hand', () => {
    const given = { own: { leaf: 'leaf1' }, rival: { cloud: 'wizard' } };
    const before = table({
      ...given,
      hand: 'leaf3 cloud1 rainbow castle flame1',
      shown: 'leaf3 cloud1 rainbow castle',
    });
    expect(before.after('lay-castle-leaf')).toMatchObject({ shown: 'cloud1 leaf3 rainbow' });
    expect(before.after('wizard-leaf')).toMatchObject({ shown: 'cloud1 leaf3 castle' });
    expect(before.after('bridge-leaf-leaf3')).toMatchObject({ shown: 'cloud1 castle' });
    expect(before.after('swap-1-cloud-0-cloud1')).toMatchObject({ shown: 'leaf3 rainbow rainbow castle' });
  });
});

test('the word', () => {
  expect(muster.parse('draw-pile')).toEqual({ kind: 'draw', from: 5 });
  expect(muster.parse('draw-flame')).toEqual({ kind: 'draw', from: 4 });
  expect(muster.encode({ kind: 'draw', from: 5 })).toBe('draw-pile');
  expect(muster.encode({ kind: 'draw', from: 0 })).toBe('draw-water');
  for (const word of ['draw', 'draw-', 'draw-pile-pile', 'draw-castle', 'draw-leaf-1']) {
    expect(muster.parse(word)).toBeNull();
  }
});
