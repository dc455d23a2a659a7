// Everything the rulebook tells as an example or spells out in a remark, under its heading.
import { describe, expect, test } from 'vitest';
import { bannersAt, strengthAt } from './scoring.ts';
import { table } from './testing/table.ts';

const WATER = 0;
const FEATHER = 1;

describe('Actions, 1c', () => {
  test.each([
    ['', null],
    ['leaf1', null],
    ['leaf2', null],
    ['leaf3', 'U12'],
    ['leaf4', 'U12'],
    ['leaf5', 'U12'],
  ])('[U12] a banner of strength 2 upon %j: %j', (column, rule) => {
    expect(table({ own: { leaf: column }, hand: 'leaf2' }).why('banner-leaf2-leaf')).toBe(rule);
  });
});

describe('Actions, 1d', () => {
  test.each([
    ['', null],
    ['leaf2', null],
    ['leaf1', 'U13'],
  ])('[U13] a banner of strength 3 upon %j: %j', (column, rule) => {
    expect(table({ own: { leaf: column }, hand: 'leaf3' }).why('banner-leaf3-leaf')).toBe(rule);
  });
});

describe('Actions, 2, Remarque', () => {
  test.each(['', 'leaf1', 'leaf5', 'leaf1 wizard'])(
    '[U14] a wizard may always be played, here upon %j',
    (column) => {
      expect(table({ own: { leaf: column }, hand: 'rainbow' }).why('wizard-leaf')).toBeNull();
    },
  );
});

describe('Actions, 5', () => {
  const example = table({
    own: { water: 'water1' },
    hand: 'water3 rainbow feather5 cloud4 castle',
    pile: 'leaf1 leaf2',
    rivalHand: 'water2',
  });

  test('[U21] [U22] the 2 is missing: a bridge upon the 1, then the 3, in one turn; total strength 5', () => {
    expect(example.why('banner-water3-water')).toBe('U13');
    const built = example.play('bridge-water-water3');
    expect(example.after('bridge-water-water3')).toEqual({
      hand: 'feather5 cloud4 castle',
      'own water': 'water1 bridge water3',
      phase: 'refill',
    });
    expect(strengthAt(built.state, 0, WATER)).toBe(5);
  });

  test('[U6] three cards are left in the hand, two are drawn, and the turn ends', () => {
    expect(example.after('bridge-water-water3', 'draw-pile', 'draw-pile')).toEqual({
      hand: 'feather5 cloud4 leaf1 leaf2 castle',
      'own water': 'water1 bridge water3',
      pile: 34,
      turn: 1,
      turns: 2,
    });
  });

  test('[U23] in an empty column the bridge is a 1 and a 2 must follow', () => {
    const empty = table({ hand: 'water1 water2 water3 rainbow castle' });
    expect(empty.legal('bridge')).toEqual(['bridge-water-water2']);
  });

  test('[U28] (6b) the rival has the 2 and takes the bridge from the other side', () => {
    const rival = example.play('bridge-water-water3', 'draw-pile', 'draw-pile');
    expect(rival.legal('swap')).toEqual(['swap-0-water-1-water2']);
    expect(rival.after('swap-0-water-1-water2')).toEqual({
      'rival hand': 'water4 water5 feather3 feather4 rainbow',
      'rival shown': 'rainbow',
      'own water': 'water1 water2 water3',
      turn: 0,
      turns: 3,
      quiet: 2,
    });
    expect(strengthAt(rival.play('swap-0-water-1-water2').state, 0, WATER)).toBe(6);
  });
});

describe('Actions, 5, Remarque', () => {
  test('[U25] the same card is a wizard or a bridge in the hand, and one of them in play', () => {
    const both = table({ own: { leaf: 'leaf1' }, hand: 'rainbow leaf3 water1 water1 castle' });
    expect([both.why('wizard-leaf'), both.why('bridge-leaf-leaf3')]).toEqual([null, null]);
    const wizard = both.play('wizard-leaf', 'draw-pile', 'lay-water3-water', 'draw-pile');
    expect(wizard.legal('move')).toHaveLength(4);
    const bridge = both.play('bridge-leaf-leaf3', 'draw-pile', 'draw-pile', 'lay-water3-water', 'draw-pile');
    expect(bridge.legal('move')).toEqual([]);
  });
});

describe('Actions, 6a', () => {
  const example = table({
    rival: { feather: 'feather1 feather2 wizard wizard' },
    hand: 'castle cloud2 water2 flame5 leaf1',
    pile: 'leaf5 leaf3',
    rivalHand: 'flame1',
  });

  test('[U26] without a feather a rainbow castle is laid first; the next turn takes the first wizard for a cloud 2', () => {
    expect(strengthAt(example.state, 1, FEATHER)).toBe(15);
    expect(example.legal('swap')).toEqual([]);
    expect(example.why('swap-1-feather-2-cloud2')).toBe('U10');
    const next = example.play('lay-castle-feather', 'draw-pile', 'banner-flame1-flame', 'draw-pile');
    expect(next.after('swap-1-feather-2-cloud2')).toEqual({
      hand: 'water2 leaf1 leaf5 flame5 rainbow',
      shown: 'rainbow',
      'rival feather': 'feather1 feather2 cloud2 wizard',
      turn: 1,
      turns: 4,
      quiet: 2,
    });
    const swapped = next.play('swap-1-feather-2-cloud2');
    expect(strengthAt(swapped.state, 1, FEATHER)).toBe(11);
    expect(bannersAt(swapped.state, 1, FEATHER)).toBe(3);
  });

  test('[U27] the other wizard can follow a turn later, with another fitting banner', () => {
    const later = example.play(
      'lay-castle-feather',
      'draw-pile',
      'banner-flame1-flame',
      'draw-pile',
      'swap-1-feather-2-cloud2',
      'lay-water3-water',
      'draw-pile',
    );
    expect(later.legal('swap')).toEqual(['swap-1-feather-3-water2']);
    expect(later.after('swap-1-feather-3-water2')).toMatchObject({
      'rival feather': 'feather1 feather2 cloud2 water2',
    });
  });
});

describe('Actions, 6a, Remarque', () => {
  const hand = 'leaf1 leaf4 water5 flame5 castle';

  test('[U26] a wizard upon a leader is as good as safe', () => {
    const safe = table({ rival: { leaf: 'leaf5 wizard' }, hand });
    expect(safe.legal('swap')).toEqual([]);
  });

  test('[U26] but for a rainbow castle and another leader', () => {
    const open = table({ rival: { leaf: 'leaf5 wizard' }, castles: { leaf: 'castle' }, hand });
    expect(open.legal('swap')).toEqual(['swap-1-leaf-1-flame5', 'swap-1-leaf-1-water5']);
  });
});
