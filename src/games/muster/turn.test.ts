import { describe, expect, test } from 'vitest';
import { muster } from './index.ts';
import { table } from './testing/table.ts';

describe('a turn', () => {
  test('[U5] offers the six actions of the rulebook, in their order', () => {
    const before = table({
      own: { leaf: 'leaf1 wizard', cloud: 'cloud1' },
      hand: 'leaf2 cloud3 rainbow flame1 castle',
    });
    const words = muster.legalActions(before.state, 0).map(muster.encode);
    expect([...new Set(words.map((word) => word.split('-')[0]))]).toEqual([
      'banner',
      'wizard',
      'move',
      'lay',
      'bridge',
      'swap',
    ]);
  });

  test('[U5] all that can be done with one hand', () => {
    const before = table({
      own: { leaf: 'leaf1 wizard', cloud: 'cloud1' },
      hand: 'leaf2 cloud3 rainbow flame1 castle',
    });
    expect(before.legal()).toEqual([
      'banner-flame1-flame',
      'bridge-cloud-cloud3',
      ...['cloud', 'feather', 'flame', 'leaf', 'water'].map((castle) => `lay-castle-${castle}`),
      'lay-cloud3-cloud',
      'lay-flame1-flame',
      'lay-leaf2-leaf',
      ...['cloud', 'feather', 'flame', 'leaf', 'water'].map((castle) => `lay-rainbow-${castle}`),
      ...['cloud', 'feather', 'flame', 'water'].map((castle) => `move-leaf-${castle}`),
      'swap-0-leaf-1-leaf2',
      ...['cloud', 'feather', 'flame', 'leaf', 'water'].map((castle) => `wizard-${castle}`),
    ]);
  });

  test('[U5] is one action: after it the hand is refilled and the rival acts', () => {
    const before = table({ hand: 'leaf1 leaf2' });
    const acted = before.play('banner-leaf1-leaf');
    expect(acted.seat).toBe(0);
    expect(acted.refusal('banner-leaf2-leaf')).toEqual({ rule: 'U6', key: 'refusal.refillFirst' });
    const refilled = acted.play('draw-pile');
    expect(refilled.seat).toBe(1);
    expect(refilled.refusal('banner-leaf2-leaf', 0)).toEqual({ rule: 'U5', key: 'refusal.notYourTurn' });
  });

  test('[U5] nobody acts out of turn, in no phase', () => {
    const action = table({ rivalHand: 'leaf1' });
    expect(action.refusal('banner-leaf1-leaf', 1)).toEqual({ rule: 'U5', key: 'refusal.notYourTurn' });
    expect(muster.legalActions(action.state, 1)).toEqual([]);
    const refill = table({ phase: 'refill', hand: 'leaf2' });
    expect(refill.refusal('draw-pile', 1)).toEqual({ rule: 'U5', key: 'refusal.notYourTurn' });
    expect(muster.legalActions(refill.state, 1)).toEqual([]);
    expect([action, refill].map(({ state }) => muster.toAct(state))).toEqual([[0], [0]]);
    expect(muster.toAct(table({ turn: 1 }).state)).toEqual([1]);
  });

  test('[U6] nothing is drawn or placed before the action', () => {
    const before = table({ castles: { leaf: 'leaf1' } });
    for (const word of ['draw-pile', 'draw-leaf', 'place-leaf']) {
      expect(before.refusal(word)).toEqual({ rule: 'U6', key: 'refusal.actFirst' });
    }
  });

  test('[U6] the turn ends with the fifth card', () => {
    const refill = table({ phase: 'refill', hand: 'leaf1 leaf2 leaf3' });
    expect(refill.play('draw-pile')).toMatchObject({ seat: 0 });
    expect(refill.play('draw-pile').state).toMatchObject({ phase: 'refill', turns: 1 });
    expect(refill.play('draw-pile', 'draw-pile').state).toMatchObject({ phase: 'action', turn: 1, turns: 2 });
  });

  test('[B02] there is no passing, and something can always be done', () => {
    for (const word of ['pass', 'end', 'draw', '']) expect(muster.parse(word)).toBeNull();
    expect(table({ hand: 'castle castle rainbow rainbow rainbow' }).legal().length).toBeGreaterThan(0);
    expect(
      table({ own: { water: 'wizard', leaf: 'leaf5' }, hand: 'leaf1 leaf1 leaf1 water1 water1' }).legal(
        'lay',
      ),
    ).toEqual(['lay-leaf1-leaf', 'lay-water1-water']);
  });
});

describe('the end of a match', () => {
  test('[U29] comes when the last card of the pile is drawn', () => {
    const refill = table({ phase: 'refill', hand: 'leaf1 leaf2 leaf3 leaf4', last: 'water1' });
    expect(refill.outcome).toBeNull();
    expect(refill.after('draw-pile')).toEqual({
      hand: 'water1 leaf1 leaf2 leaf3 leaf4',
      pile: 0,
      quiet: 0,
      phase: 'over',
    });
    const over = refill.play('draw-pile');
    expect(over.outcome).not.toBeNull();
    expect(muster.toAct(over.state)).toEqual([]);
    for (const seat of [0, 1]) {
      expect(muster.legalActions(over.state, seat)).toEqual([]);
      expect(over.refusal('draw-pile', seat)).toEqual({ rule: 'U29', key: 'refusal.over' });
      expect(over.refusal('lay-leaf1-leaf', seat)).toEqual({ rule: 'U29', key: 'refusal.over' });
    }
  });

  test('[U29] not before', () => {
    const refill = table({ phase: 'refill', hand: 'leaf1 leaf2 leaf3 leaf4', last: 'water1 water2' });
    expect(refill.after('draw-pile')).toMatchObject({ pile: 1, phase: 'action', turn: 1 });
  });

  test('[B25] [B40] at once, in the middle of a refill: the hand stays below five, the action counts', () => {
    const before = table({ hand: 'leaf3 rainbow water2', own: { leaf: 'leaf1' }, last: 'water1' });
    expect(before.after('bridge-leaf-leaf3', 'draw-pile')).toEqual({
      hand: 'water1 water2 flame4 flame5',
      'own leaf': 'leaf1 bridge leaf3',
      pile: 0,
      quiet: 0,
      phase: 'over',
    });
  });

  test('[B25] [B40] at once, when a moved wizard turns up the last card: the wizard counts, the card is not placed', () => {
    const before = table({ own: { leaf: 'wizard' }, last: 'water1' });
    expect(before.after('move-leaf-flame')).toEqual({
      'own leaf': '',
      'own flame': 'wizard',
      pile: 0,
      quiet: 0,
      phase: 'over',
      turned: 'water1',
    });
    expect(before.play('move-leaf-flame').outcome).toMatchObject({ scores: [1, 0] });
  });

  test('[B25] nor is a last rainbow card', () => {
    const before = table({ own: { leaf: 'wizard' }, last: 'rainbow' });
    expect(before.after('move-leaf-flame')).toMatchObject({ phase: 'over', turned: 'rainbow' });
    expect(before.play('move-leaf-flame').refusal('place-leaf')).toEqual({
      rule: 'U29',
      key: 'refusal.over',
    });
  });

  test('[B25] the rival has no last turn', () => {
    const over = table({ phase: 'refill', hand: 'leaf1 leaf2 leaf3 leaf4', last: 'water1' }).play(
      'draw-pile',
    );
    expect(over.state).toMatchObject({ turn: 0, turns: 1 });
    expect(over.why('lay-water3-water', 1)).toBe('U29');
  });

  test('[B26] whoever likes may avoid the last card by drawing from castles', () => {
    const refill = table({ phase: 'refill', hand: 'leaf1 leaf2 leaf3 leaf4', last: 'water1' });
    expect(refill.legal()).toContain('draw-feather');
    expect(refill.play('draw-feather').outcome).toBeNull();
  });

  test('[B40] a card from a castle never ends the match', () => {
    const refill = table({
      phase: 'refill',
      hand: 'leaf1 leaf2 leaf3 leaf4',
      last: 'water1',
      castles: { cloud: 'cloud1' },
    });
    expect(refill.after('draw-cloud')).toMatchObject({ phase: 'action', turn: 1 });
  });
});

describe('a match that stands still', () => {
  const lay = { hand: 'leaf1', castles: { cloud: 'cloud1 cloud2' } };

  test('[B27] is scored after forty turns without a card from the pile', () => {
    const last = table({ ...lay, quiet: 40 });
    expect(last.after('lay-leaf1-leaf', 'draw-cloud')).toEqual({
      hand: 'cloud2 flame2 flame3 flame4 flame5',
      shown: 'cloud2',
      'castle leaf': 'leaf1',
      'castle cloud': 'cloud1',
      phase: 'over',
      laid: 'leaf',
    });
    const over = last.play('lay-leaf1-leaf', 'draw-cloud');
    expect(over.outcome?.reason).toEqual({ key: 'outcome.stall', with: { count: 40 } });
    expect(muster.toAct(over.state)).toEqual([]);
    // The pile still has cards: not its last one has ended the match.
    for (const seat of [0, 1]) {
      expect(over.refusal('draw-pile', seat)).toEqual({ rule: 'B27', key: 'refusal.over' });
      expect(over.refusal('lay-leaf1-leaf', seat)).toEqual({ rule: 'B27', key: 'refusal.over' });
    }
  });

  test('[B27] not after thirty-nine', () => {
    const before = table({ ...lay, quiet: 39 });
    expect(before.after('lay-leaf1-leaf', 'draw-cloud')).toMatchObject({ turn: 1, turns: 2, quiet: 40 });
  });

  test('[B27] the limit is an option', () => {
    const options = { stall: 20 };
    expect(table({ ...lay, options, quiet: 19 }).play('lay-leaf1-leaf', 'draw-cloud').outcome).toBeNull();
    const over = table({ ...lay, options, quiet: 20 }).play('lay-leaf1-leaf', 'draw-cloud');
    expect(over.outcome?.reason).toEqual({ key: 'outcome.stall', with: { count: 20 } });
  });

  test('[B27] a swap, too, can be the last quiet turn', () => {
    const last = table({ hand: 'leaf1', rival: { leaf: 'wizard' }, quiet: 40 });
    expect(last.after('swap-1-leaf-0-leaf1')).toMatchObject({ phase: 'over', 'rival leaf': 'leaf1' });
  });

  test('[B27] the turn is played to its end before the match is scored', () => {
    const last = table({ ...lay, quiet: 40 });
    expect(last.play('lay-leaf1-leaf').state.phase).toBe('refill');
  });

  test('[B37] the turns of both players count together', () => {
    const before = table({ ...lay, rivalHand: 'water1', quiet: 1 });
    const mine = before.play('lay-leaf1-leaf', 'draw-cloud');
    expect(mine.state.quiet).toBe(2);
    expect(mine.play('lay-water1-water', 'draw-cloud').state.quiet).toBe(3);
  });

  test('[B37] a card from the pile in the last quiet turn starts the count again', () => {
    const last = table({ ...lay, quiet: 40 });
    expect(last.after('lay-leaf1-leaf', 'draw-pile')).toMatchObject({ quiet: 1, turn: 1, turns: 2 });
  });

  test('[B37] so does a card turned up by a move', () => {
    const last = table({ own: { leaf: 'wizard' }, pile: 'water1', quiet: 40 });
    expect(last.after('move-leaf-water')).toMatchObject({ quiet: 1, turn: 1 });
  });

  test('[B37] one card from the pile in a refill is enough', () => {
    const refill = table({
      phase: 'refill',
      hand: 'leaf1 leaf2 leaf3',
      castles: { cloud: 'cloud1' },
      quiet: 40,
    });
    expect(refill.after('draw-pile', 'draw-cloud')).toMatchObject({ quiet: 1, turn: 1 });
    expect(refill.after('draw-cloud', 'draw-pile')).toMatchObject({ quiet: 1, turn: 1 });
  });
});
