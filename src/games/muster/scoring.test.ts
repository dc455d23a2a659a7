import { describe, expect, test } from 'vitest';
import type { Message } from '#core/game';
import { muster } from './index.ts';
import type { Options } from './options.ts';
import { bannersAt, castlesOf, outcome, ownerOf, rematch, strengthAt, totalStrength } from './scoring.ts';
import type { State } from './state.ts';
import { type AtCastles, type Given, table } from './testing/table.ts';

/** A match that is over because the pile is empty. */
const ended = (own: AtCastles, rival: AtCastles, given: Given = {}): State =>
  table({ ...given, own, rival, last: '', phase: 'over', quiet: 0 }).state;

const PILE = { key: 'outcome.pile', with: { count: 40 } };

describe('who holds a castle', () => {
  test('[U30] the side whose column is stronger in total', () => {
    const state = ended({ leaf: 'leaf1 leaf2' }, { leaf: 'leaf4' });
    expect([strengthAt(state, 0, 3), strengthAt(state, 1, 3)]).toEqual([3, 4]);
    expect(ownerOf(state, 3)).toBe(1);
    expect(ownerOf(ended({ leaf: 'leaf5' }, { leaf: 'leaf4' }), 3)).toBe(0);
    expect(ownerOf(ended({ leaf: 'leaf1' }, {}), 3)).toBe(0);
  });

  test('[U30] wizards count 6 and bridges 1, as the worked examples do', () => {
    const state = ended({ feather: 'feather1 feather2 wizard wizard' }, { water: 'water1 bridge water3' });
    expect(strengthAt(state, 0, 1)).toBe(15);
    expect(strengthAt(state, 1, 0)).toBe(5);
    expect(strengthAt(state, 1, 1)).toBe(0);
  });

  test('[U30] every strength counts as what it is', () => {
    expect(strengthAt(ended({ leaf: 'leaf1 leaf1 leaf1 leaf2 leaf2 leaf3 leaf4 leaf5' }, {}), 0, 3)).toBe(19);
  });

  test('[U31] on a tie the side with more banners', () => {
    expect(ownerOf(ended({ leaf: 'leaf1 leaf2' }, { leaf: 'leaf3' }), 3)).toBe(0);
    expect(ownerOf(ended({ leaf: 'leaf3' }, { leaf: 'leaf1 leaf2' }), 3)).toBe(1);
  });

  test('[U31] strength comes first: more banners do not help the weaker side', () => {
    expect(ownerOf(ended({ leaf: 'leaf1 leaf1 leaf2' }, { leaf: 'leaf5' }), 3)).toBe(1);
  });

  test('[B28] wizards and bridges are no banners', () => {
    const state = ended({ leaf: 'leaf1 bridge leaf3 wizard' }, { cloud: 'wizard wizard' });
    expect([bannersAt(state, 0, 3), bannersAt(state, 1, 2), bannersAt(state, 1, 3)]).toEqual([2, 0, 0]);
    // 1 + 1 + 3 against 5, with two banners against one; 6 against 1 + 5 with none against two.
    expect(ownerOf(ended({ leaf: 'leaf1 bridge leaf3' }, { leaf: 'leaf5' }), 3)).toBe(0);
    expect(ownerOf(ended({ leaf: 'wizard' }, { leaf: 'leaf1 leaf5' }), 3)).toBe(1);
  });

  test('[B28] a bridge is no banner in a tie: 1 + 2 of banners against a bridge and a 2', () => {
    expect(ownerOf(ended({ leaf: 'leaf1 leaf2' }, { leaf: 'bridge leaf2' }), 3)).toBe(0);
    expect(ownerOf(ended({ leaf: 'bridge leaf2' }, { leaf: 'leaf3' }), 3)).toBeNull();
  });

  test('[B28] still equal, also 0 to 0: nobody', () => {
    expect(ownerOf(ended({ leaf: 'leaf2' }, { leaf: 'leaf2' }), 3)).toBeNull();
    expect(ownerOf(ended({ leaf: 'wizard' }, { leaf: 'wizard' }), 3)).toBeNull();
    expect(ownerOf(ended({}, {}), 3)).toBeNull();
  });
});

describe('who wins', () => {
  test('[U32] whoever holds more castles', () => {
    const state = ended({ leaf: 'leaf5', water: 'water1' }, { cloud: 'cloud1' });
    expect(castlesOf(state, 0)).toBe(2);
    expect(castlesOf(state, 1)).toBe(1);
    expect(outcome(state)).toEqual({ scores: [2, 1], ranking: [[0], [1]], reason: PILE });
  });

  test('[U32] not whoever is stronger in total', () => {
    const state = ended({ leaf: 'leaf1', water: 'water1' }, { cloud: 'cloud5 wizard wizard' });
    expect([totalStrength(state, 0), totalStrength(state, 1)]).toEqual([2, 17]);
    expect(outcome(state)).toEqual({ scores: [2, 1], ranking: [[0], [1]], reason: PILE });
  });

  test('[U32] the rival, if it is the rival', () => {
    const state = ended({ leaf: 'leaf1' }, { cloud: 'cloud1', flame: 'flame1', water: 'water1' });
    expect(outcome(state)).toEqual({ scores: [1, 3], ranking: [[1], [0]], reason: PILE });
  });

  test('[B29] equal castles are a draw', () => {
    const state = ended({ leaf: 'leaf1' }, { cloud: 'cloud5' });
    expect(outcome(state)).toEqual({ scores: [1, 1], ranking: [[0, 1]], reason: PILE });
    expect(outcome(ended({}, {}))).toEqual({ scores: [0, 0], ranking: [[0, 1]], reason: PILE });
  });

  const tie = (seats: string): Message => ({ key: 'outcome.tie', with: { seats } });

  test('[B29] by option the greater total strength decides', () => {
    const options = { tie: 'strength' } as const;
    const rival = ended({ leaf: 'leaf1' }, { cloud: 'cloud5' }, { options });
    expect(outcome(rival)).toEqual({
      scores: [1, 1],
      ranking: [[1], [0]],
      reason: PILE,
      tie: tie('#0=1 #1=5'),
    });
    const own = ended({ leaf: 'leaf4' }, { cloud: 'cloud3' }, { options });
    expect(outcome(own)).toEqual({
      scores: [1, 1],
      ranking: [[0], [1]],
      reason: PILE,
      tie: tie('#0=4 #1=3'),
    });
  });

  test('[B29] if that is equal too, it stays a draw', () => {
    const state = ended({ leaf: 'leaf3' }, { cloud: 'cloud1 cloud2' }, { options: { tie: 'strength' } });
    expect(outcome(state)).toEqual({
      scores: [1, 1],
      ranking: [[0, 1]],
      reason: PILE,
      tie: tie('#0=3 #1=3'),
    });
  });

  test('[B29] the option does not touch an unequal number of castles', () => {
    const state = ended(
      { leaf: 'leaf1', water: 'water1' },
      { cloud: 'cloud5' },
      { options: { tie: 'strength' } },
    );
    expect(outcome(state)).toEqual({ scores: [2, 1], ranking: [[0], [1]], reason: PILE });
  });

  test('[U20] [B31] cards in hand and on castles count for nothing', () => {
    const state = ended(
      {},
      {},
      { hand: 'leaf5 leaf4 leaf3', castles: { leaf: 'leaf2 rainbow', cloud: 'castle' } },
    );
    expect(outcome(state)).toEqual({ scores: [0, 0], ranking: [[0, 1]], reason: PILE });
    expect(totalStrength(state, 0)).toBe(0);
  });

  test('[U29] there is no outcome before the end', () => {
    const begun = table({ own: { leaf: 'leaf1' } });
    expect(outcome(begun.state)).toBeNull();
    expect(begun.play('lay-flame5-flame').outcome).toBeNull();
  });

  test('[B27] a match that stood still says so', () => {
    const state = table({ own: { leaf: 'leaf1' }, phase: 'over', quiet: 55, options: { stall: 55 } }).state;
    expect(outcome(state)).toEqual({
      scores: [1, 0],
      ranking: [[0], [1]],
      reason: { key: 'outcome.stall', with: { count: 55 } },
    });
  });

  test('a view tells the outcome as well as the state', () => {
    const state = ended({ leaf: 'leaf5', water: 'water1' }, { cloud: 'cloud1' });
    for (const viewer of [0, 1, null]) expect(outcome(muster.view(state, viewer))).toEqual(outcome(state));
  });
});

describe('the rematch', () => {
  const WON = { leaf: 'leaf1' };

  test.each([
    [WON, {}, 0, 'seat0'],
    [WON, {}, 1, 'seat0'],
    [{}, WON, 0, 'seat1'],
    [{}, WON, 1, 'seat1'],
    [{}, {}, 0, 'seat1'],
    [{}, {}, 1, 'seat0'],
  ] as const)('[U3] [B01] after own %j, rival %j, begun by seat %i, begins %s', (own, rival, first, next) => {
    const options: Partial<Options> = { unity: true, stall: 30 };
    const over = ended(own, rival, { first, options });
    expect(rematch(over)).toEqual({ ...over.options, first: next });
    expect(rematch(over)).toMatchObject(options);
  });

  test('[B01] a match broken off has no winner either', () => {
    expect(rematch(table({ own: WON, first: 0 }).state).first).toBe('seat1');
    expect(rematch(table({ own: WON, first: 1 }).state).first).toBe('seat0');
  });

  test('[B01] a draw that total strength decides has a winner', () => {
    const over = ended({ leaf: 'leaf1' }, { cloud: 'cloud5' }, { first: 0, options: { tie: 'strength' } });
    expect(rematch(over).first).toBe('seat1');
  });

  test('[B01] after a resignation the other player begins, whoever led', () => {
    const view = table({ own: WON, first: 0 }).state;
    expect(rematch(view, [[0], [1]]).first).toBe('seat0');
    expect(rematch(view, [[1], [0]]).first).toBe('seat1');
  });
});
