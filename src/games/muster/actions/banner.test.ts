import { describe, expect, test } from 'vitest';
import { muster } from '../index.ts';
import { table } from '../testing/table.ts';

describe('playing a banner', () => {
  test('[U9] a banner goes from the hand face up under a castle of one’s own side', () => {
    const before = table({ hand: 'leaf1 leaf1 water2 cloud5 castle' });
    expect(before.after('banner-leaf1-leaf')).toEqual({
      hand: 'water2 cloud5 leaf1 castle',
      'own leaf': 'leaf1',
      phase: 'refill',
    });
  });

  test('[U9] the rival plays on the other side', () => {
    const before = table({ turn: 1, rivalHand: 'leaf1 water2 cloud5 flame1 castle' });
    expect(before.after('banner-leaf1-leaf')).toEqual({
      'rival hand': 'water2 cloud5 flame1 castle',
      'rival leaf': 'leaf1',
      phase: 'refill',
    });
  });

  test('[U9] only from the hand', () => {
    const before = table({ hand: 'leaf1 water2 cloud5 flame1 castle' });
    expect(before.refusal('banner-leaf2-leaf')).toEqual({ rule: 'U9', key: 'refusal.notInHand' });
  });

  test('[U9] all that a hand can play on an empty board', () => {
    const before = table({ hand: 'leaf1 leaf1 water2 rainbow castle' });
    expect(before.legal('banner')).toEqual(['banner-leaf1-leaf', 'banner-water2-water']);
  });
});

describe('the emblem', () => {
  test('[U10] the banner must carry the emblem of the castle', () => {
    const before = table({ hand: 'leaf1 water2 cloud5 flame1 castle' });
    for (const castle of ['water', 'feather', 'cloud', 'flame']) {
      expect(before.refusal(`banner-leaf1-${castle}`)).toEqual({ rule: 'U10', key: 'refusal.otherEmblem' });
    }
    expect(before.why('banner-leaf1-leaf')).toBeNull();
  });

  test('[U10] [U19] under a rainbow castle any emblem may be played', () => {
    const before = table({
      castles: { feather: 'feather5 castle' },
      hand: 'leaf1 water2 feather1 rainbow castle',
    });
    expect(before.legal('banner')).toEqual([
      'banner-feather1-feather',
      'banner-leaf1-feather',
      'banner-leaf1-leaf',
      'banner-water2-feather',
      'banner-water2-water',
    ]);
    expect(before.after('banner-leaf1-feather')).toEqual({
      hand: 'water2 feather1 rainbow castle',
      'own feather': 'leaf1',
      phase: 'refill',
    });
  });

  test('[U19] that holds for both sides', () => {
    const given = { castles: { feather: 'castle' }, hand: 'leaf1', rivalHand: 'leaf1' };
    expect(table(given).why('banner-leaf1-feather')).toBeNull();
    expect(table({ ...given, turn: 1 }).why('banner-leaf1-feather')).toBeNull();
  });

  test('[U10] [U19] only while the rainbow castle is the top card', () => {
    const covered = table({ castles: { feather: 'castle feather5' }, hand: 'leaf1' });
    expect(covered.why('banner-leaf1-feather')).toBe('U10');
  });

  test('[B10] cards of another emblem stay, count and are built upon after the rainbow castle is covered', () => {
    const before = table({
      castles: { feather: 'castle' },
      own: { feather: 'leaf1' },
      hand: 'feather5 feather2 leaf2 water1 water1',
    });
    expect(before.why('banner-leaf2-feather')).toBeNull();
    const covered = before.play('lay-feather5-feather', 'draw-pile', 'lay-water3-water', 'draw-pile');
    expect(covered.state.columns[1].length).toBe(1);
    expect(covered.why('banner-leaf2-feather')).toBe('U10');
    expect(covered.after('banner-feather2-feather')).toMatchObject({ 'own feather': 'leaf1 feather2' });
  });

  test('[B10] a banner is compared with the strength below, whatever emblem that shows', () => {
    const before = table({ own: { feather: 'leaf3' }, hand: 'feather2 feather3 feather4 feather5 leaf4' });
    expect(before.legal('banner')).toEqual([
      'banner-feather3-feather',
      'banner-feather4-feather',
      'banner-leaf4-leaf',
    ]);
    expect(before.why('banner-feather2-feather')).toBe('U12');
    expect(before.why('banner-feather5-feather')).toBe('U13');
  });
});

describe('upon other cards', () => {
  test('[U11] a banner goes on top of its column, and everything below stays in sight', () => {
    const before = table({ own: { leaf: 'leaf1 leaf1 leaf2' }, hand: 'leaf3 water1 water1 water1 castle' });
    expect(before.after('banner-leaf3-leaf')).toMatchObject({ 'own leaf': 'leaf1 leaf1 leaf2 leaf3' });
    const spectator = muster.view(before.play('banner-leaf3-leaf').state, null);
    expect(spectator.columns[3]).toEqual([15, 15, 16, 17]);
  });

  test('[U12] never weaker than the card it is laid upon', () => {
    const before = table({ own: { leaf: 'leaf3' }, hand: 'leaf1 leaf2 water1 water1 castle' });
    expect(before.refusal('banner-leaf1-leaf')).toEqual({ rule: 'U12', key: 'refusal.weaker' });
    expect(before.refusal('banner-leaf2-leaf')).toEqual({ rule: 'U12', key: 'refusal.weaker' });
    expect(before.legal('banner')).toEqual(['banner-water1-water']);
  });

  test('[U12] equal strength is enough', () => {
    const before = table({ own: { leaf: 'leaf2' }, hand: 'leaf2 water1 water1 water1 castle' });
    expect(before.after('banner-leaf2-leaf')).toMatchObject({ 'own leaf': 'leaf2 leaf2' });
  });

  test('[U12] the rival’s column does not matter', () => {
    const before = table({ rival: { leaf: 'leaf5' }, hand: 'leaf1' });
    expect(before.why('banner-leaf1-leaf')).toBeNull();
  });

  test('[U13] at most one stronger', () => {
    const before = table({ own: { leaf: 'leaf2' }, hand: 'leaf3 leaf4 leaf5 water1 castle' });
    expect(before.legal('banner')).toEqual(['banner-leaf3-leaf', 'banner-water1-water']);
    expect(before.refusal('banner-leaf4-leaf')).toEqual({ rule: 'U13', key: 'refusal.tooStrong' });
    expect(before.why('banner-leaf5-leaf')).toBe('U13');
  });

  test('[U13] is a marked rule: without it any stronger banner will do', () => {
    const before = table({
      options: { steps: false },
      own: { leaf: 'leaf2' },
      hand: 'leaf1 leaf3 leaf4 leaf5 castle',
    });
    expect(before.legal('banner')).toEqual(['banner-leaf3-leaf', 'banner-leaf4-leaf', 'banner-leaf5-leaf']);
    expect(before.why('banner-leaf1-leaf')).toBe('U12');
  });

  test('[B12] the first banner of a column may have any strength', () => {
    const before = table({ hand: 'leaf1 leaf2 leaf3 leaf4 leaf5' });
    expect(before.legal('banner')).toEqual([1, 2, 3, 4, 5].map((strength) => `banner-leaf${strength}-leaf`));
  });

  test('[U33] [B12] with the power of unity only a 1 begins a column', () => {
    const before = table({
      options: { unity: true },
      own: { water: 'water1' },
      hand: 'leaf1 leaf2 leaf5 water1 water2',
    });
    expect(before.legal('banner')).toEqual([
      'banner-leaf1-leaf',
      'banner-water1-water',
      'banner-water2-water',
    ]);
    expect(before.refusal('banner-leaf2-leaf')).toEqual({ rule: 'U33', key: 'refusal.onlyOnes' });
    expect(before.why('banner-leaf5-leaf')).toBe('U33');
  });

  test('[U33] the emblem comes first: under a rainbow castle, too, only a 1 begins a column', () => {
    const before = table({ options: { unity: true }, castles: { cloud: 'castle' }, hand: 'leaf1 leaf2' });
    expect(before.why('banner-leaf1-cloud')).toBeNull();
    expect(before.why('banner-leaf2-cloud')).toBe('U33');
    expect(before.why('banner-leaf2-water')).toBe('U10');
  });

  test('[B13] no banner is laid upon a wizard, not even a leader', () => {
    const before = table({
      own: { leaf: 'leaf4 wizard', water: 'wizard' },
      hand: 'leaf5 water1 water5 cloud1 castle',
    });
    expect(before.refusal('banner-leaf5-leaf')).toEqual({ rule: 'B13', key: 'refusal.onWizard' });
    expect(before.why('banner-water1-water')).toBe('B13');
    expect(before.why('banner-water5-water')).toBe('B13');
    expect(before.legal('banner')).toEqual(['banner-cloud1-cloud']);
  });

  test('[B13] not without one step at a time either', () => {
    const before = table({ options: { steps: false }, own: { water: 'wizard' }, hand: 'water5 water1' });
    expect(before.why('banner-water5-water')).toBe('B13');
    expect(before.why('banner-water1-water')).toBe('B13');
  });

  test('[B15] upon a closed bridge the banner on top is what counts', () => {
    const before = table({ own: { leaf: 'leaf1 bridge leaf3' }, hand: 'leaf2 leaf4 leaf5 water1 castle' });
    expect(before.legal('banner')).toEqual(['banner-leaf4-leaf', 'banner-water1-water']);
    expect(before.why('banner-leaf2-leaf')).toBe('U12');
    expect(before.why('banner-leaf5-leaf')).toBe('U13');
  });
});

describe('the word', () => {
  test.each([
    'banner',
    'banner-leaf1',
    'banner-leaf1-leaf-1',
    'banner-rainbow-leaf',
    'banner-castle-leaf',
    'banner-leaf1-pile',
    'banner-leaf9-leaf',
    'banner--leaf',
  ])('%s is none', (word) => {
    expect(muster.parse(word)).toBeNull();
  });

  test('stands for its action', () => {
    expect(muster.parse('banner-leaf4-water')).toEqual({ kind: 'banner', card: 18, castle: 0 });
    expect(muster.encode({ kind: 'banner', card: 18, castle: 0 })).toBe('banner-leaf4-water');
  });
});
