import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '#core/json';
import { isProblem } from '#core/problem';
import { randomFromText } from '#core/random';
import { muster } from './index.ts';
import { defaultOptions } from '#core/options';
import { table } from './testing/table.ts';
import { unnamed } from '#core/testing/damage';
import { listIn, objectIn, textsIn } from '#core/testing/json';

const { position, readPosition } = muster.json;
const { pack, ...told } = defaultOptions(muster.options);
const options = { ...told, pack };

const before = table({
  own: { leaf: 'leaf1 bridge leaf3' },
  rival: { cloud: 'cloud1 wizard' },
  castles: { water: 'water5 castle water1' },
  hand: 'leaf2 leaf2 leaf4 rainbow castle',
  rivalHand: 'water2 cloud2 flame1 flame1 rainbow',
  shown: 'leaf2',
  rivalShown: 'cloud2 flame1',
  first: 1,
  quiet: 3,
  turns: 9,
});
const whole = before.position;
const PILE =
  'water1 water1 water2 water3 water4 feather1 feather1 feather1 feather2 feather2 feather3 feather4 feather5 cloud1 cloud1 cloud2 cloud3 cloud4 cloud5 leaf1 leaf1 leaf5 flame1 flame2 flame2 flame3 flame4 flame5 rainbow';

/** What reading throws. */
function problemOf(read: () => unknown): { code: string; message: string } {
  try {
    read();
  } catch (thrown) {
    if (isProblem(thrown)) return { code: thrown.code, message: thrown.message };
    throw thrown;
  }
  throw new Error('nothing was thrown');
}

test('whatever cannot stand in a position is refused by the name of its field, null included', () => {
  const mayBeNull = (path: string, value: Json): boolean =>
    value === null && (path === '.laid' || path === '.turned');
  expect(unnamed(readPosition, whole, mayBeNull)).toEqual([]);
});

describe('a position as JSON', () => {
  test('a state: cards by their words', () => {
    expect(whole).toEqual({
      options: told,
      first: 1,
      turn: 0,
      phase: 'action',
      turns: 9,
      quiet: 3,
      hands: [
        ['leaf2', 'leaf2', 'leaf4', 'rainbow', 'castle'],
        ['water2', 'cloud2', 'flame1', 'flame1', 'rainbow'],
      ],
      shown: [['leaf2'], ['cloud2', 'flame1']],
      columns: [
        [[], [], [], ['leaf1', 'bridge', 'leaf3'], []],
        [[], [], ['cloud1', 'wizard'], [], []],
      ],
      castlePiles: [['water5', 'castle', 'water1'], [], [], [], []],
      pile: PILE.split(' '),
      laid: null,
      turned: null,
    });
  });

  test('a view: what is hidden as null', () => {
    expect(position(muster.view(before.state, 1))).toEqual({
      ...whole,
      hands: [
        [null, null, null, null, 'leaf2'],
        ['water2', 'cloud2', 'flame1', 'flame1', 'rainbow'],
      ],
      pile: PILE.split(' ').map(() => null),
    });
  });

  test('without what has left the pile, with the castle that was laid on', () => {
    const laid = before.play('lay-leaf2-leaf');
    expect(laid.position).toMatchObject({ laid: 'leaf', phase: 'refill' });
    expect(laid.play('draw-pile').position).toMatchObject({ laid: null, pile: PILE.split(' ').slice(1) });
  });

  test('with the card that was turned up', () => {
    const moved = table({ own: { leaf: 'wizard' }, pile: 'castle' }).play('move-leaf-water');
    expect(moved.position).toMatchObject({ turned: 'castle', phase: 'place' });
    const unseen = muster.preview(muster.view(table({ own: { leaf: 'wizard' } }).state, 0), 0, {
      kind: 'move',
      from: 3,
      to: 0,
    });
    expect(position(unseen)).toMatchObject({ turned: null, phase: 'place' });
  });

  test('it does not share the options with the state', () => {
    expect(whole['options']).not.toBe(before.state.options);
  });

  test('is read back to the same state, in every phase', () => {
    const moved = table({ own: { leaf: 'wizard' }, pile: 'castle' }).play('move-leaf-water');
    const over = table({ phase: 'refill', hand: 'leaf1 leaf2 leaf3', last: 'water1' }).play('draw-pile');
    const stalled = table({ quiet: 40, hand: 'leaf1', rival: { leaf: 'wizard' } }).play(
      'swap-1-leaf-0-leaf1',
    );
    for (const { state } of [before, before.play('lay-leaf2-leaf'), moved, over, stalled]) {
      expect(readPosition(JSON.parse(JSON.stringify(position(state))))).toEqual({
        ...state,
        drawn: 0,
        pile: state.pile.slice(state.drawn),
      });
    }
  });

  test('hands may come in any order', () => {
    const hands = listIn(whole['hands']).map((hand) => listIn(hand).toReversed());
    const shown = [['leaf2'], ['flame1', 'cloud2']];
    expect(readPosition({ ...whole, hands, shown })).toEqual(before.state);
  });

  test('what is missing has its usual value', () => {
    const { hands, columns, castlePiles, pile } = whole;
    const turn = 0;
    const { state } = before;
    expect(readPosition({ hands, columns, castlePiles, pile, turn })).toEqual({
      ...state,
      first: 0,
      turns: 1,
      quiet: 1,
      shown: [[], []],
    });
  });
});

describe('a position that is refused', () => {
  const card = 'expected a card such as water1, flame5, rainbow or castle, found';

  test.each<[string, JsonObject, string, string]>([
    [
      'unknown field',
      { hand: [] },
      'unknown-field',
      'state: unknown field "hand"; expected options, first, turn, phase, turns, quiet, hands, shown, columns, castlePiles, pile, laid, turned',
    ],
    ['bad option', { options: { steps: 1 } }, 'wrong-type', 'options.steps: expected true or false, found 1'],
    [
      'options that do not go together',
      { options: { bridges: false, overRainbow: true } },
      'options-refused',
      'options: “Somewhere over the rainbow” needs bridges to be in play. [B36]',
    ],
    ['first', { first: 2 }, 'wrong-type', 'state.first: expected a whole number from 0 to 1, found 2'],
    ['turn', { turn: -1 }, 'wrong-type', 'state.turn: expected a whole number from 0 to 1, found -1'],
    ['no turn', { turn: null }, 'wrong-type', 'state.turn: expected a whole number from 0 to 1, found null'],
    [
      'phase',
      { phase: 'draw' },
      'wrong-type',
      'state.phase: expected one of action, refill, place, over, found "draw"',
    ],
    ['turns', { turns: 0 }, 'wrong-type', 'state.turns: expected a whole number from 1 to 1000000, found 0'],
    ['quiet', { quiet: 201 }, 'wrong-type', 'state.quiet: expected a whole number from 0 to 200, found 201'],
    [
      'quiet below',
      { quiet: -1 },
      'wrong-type',
      'state.quiet: expected a whole number from 0 to 200, found -1',
    ],
    [
      'three hands',
      { hands: [[], [], []] },
      'wrong-type',
      'state.hands: expected a list of 2, found a list of 3',
    ],
    [
      'a hand that is no list',
      { hands: [[], 'leaf1'] },
      'wrong-type',
      'state.hands[1]: expected a list, found "leaf1"',
    ],
    ['a card that is none', { hands: [['leaf6'], []] }, 'wrong-type', `state.hands[0][0]: ${card} "leaf6"`],
    ['a hidden card', { hands: [['leaf1', null], []] }, 'wrong-type', `state.hands[0][1]: ${card} null`],
    ['a number for a card', { hands: [[3], []] }, 'wrong-type', `state.hands[0][0]: ${card} 3`],
    [
      'one list of shown cards',
      { shown: [[]] },
      'wrong-type',
      'state.shown: expected a list of 2, found a list of 1',
    ],
    ['shown', { shown: [['x'], []] }, 'wrong-type', `state.shown[0][0]: ${card} "x"`],
    [
      'one side',
      { columns: [[[], [], [], [], []]] },
      'wrong-type',
      'state.columns: expected a list of 2, found a list of 1',
    ],
    [
      'four castles on a side',
      { columns: [[], [[], [], [], []]] },
      'wrong-type',
      'state.columns[0]: expected a list of 5, found a list of 0',
    ],
    [
      'a column that is no list',
      { columns: [[[], [], 7, [], []], []] },
      'wrong-type',
      'state.columns[0][2]: expected a list, found 7',
    ],
    [
      'a castle in a column',
      { columns: [[[], [], ['castle'], [], []], []] },
      'wrong-type',
      'state.columns[0][2][0]: expected a banner such as water1, wizard or bridge, found "castle"',
    ],
    [
      'no word in a column',
      { columns: [[[null], [], [], [], []], []] },
      'wrong-type',
      'state.columns[0][0][0]: expected a banner such as water1, wizard or bridge, found null',
    ],
    [
      'six castles',
      { castlePiles: [[], [], [], [], [], []] },
      'wrong-type',
      'state.castlePiles: expected a list of 5, found a list of 6',
    ],
    [
      'a wizard on a castle',
      { castlePiles: [['wizard'], [], [], [], []] },
      'wrong-type',
      `state.castlePiles[0][0]: ${card} "wizard"`,
    ],
    ['no pile', { pile: null }, 'wrong-type', 'state.pile: expected a list, found null'],
    ['a hidden pile', { pile: [null] }, 'wrong-type', `state.pile[0]: ${card} null`],
    [
      'laid',
      { laid: 'pile' },
      'wrong-type',
      'state.laid: expected one of water, feather, cloud, leaf, flame, found "pile"',
    ],
    [
      'laid by number',
      { laid: 3 },
      'wrong-type',
      'state.laid: expected one of water, feather, cloud, leaf, flame, found 3',
    ],
    ['turned', { turned: 'wizard' }, 'wrong-type', `state.turned: ${card} "wizard"`],
    [
      'a missing card',
      { pile: PILE.split(' ').slice(0, -1) },
      'inconsistent',
      'state: expected all 47 cards, rainbow is missing',
    ],
    [
      'one too many',
      { pile: `${PILE} leaf5`.split(' ') },
      'inconsistent',
      'state: expected all 47 cards once, leaf5 is one too many',
    ],
    [
      'a card twice, another not at all',
      { pile: PILE.replace('leaf5', 'leaf4').split(' ') },
      'inconsistent',
      'state: expected all 47 cards, leaf5 is missing',
    ],
  ])('%s', (_name, change, code, message) => {
    expect(problemOf(() => readPosition({ ...whole, ...change }))).toEqual({ code, message });
  });

  test.each<[Json, string]>([
    [null, 'null'],
    [[], 'a list of 0'],
    ['state', '"state"'],
  ])('%j is no object', (json, found) => {
    expect(problemOf(() => readPosition(json)).message).toBe(
      `state: expected an object with options, first, turn, phase, turns, quiet, hands, shown, columns, castlePiles, pile, laid, turned, found ${found}`,
    );
  });
});

describe('a position that no match can lead to', () => {
  const inconsistent = (given: () => unknown, expected: string): void => {
    expect(problemOf(given)).toEqual({ code: 'inconsistent', message: `state: expected ${expected}` });
  };

  test('an empty pile in a match that goes on, a pile in one that is over', () => {
    const message = 'an empty pile exactly when the match is over, unless it was scored for standing still';
    inconsistent(() => table({ last: '' }), message);
    inconsistent(() => table({ phase: 'over', quiet: 39 }), message);
    inconsistent(() => table({ last: '', phase: 'over', quiet: 40 }), message);
    expect(table({ phase: 'over', quiet: 40 }).state.phase).toBe('over');
    expect(table({ last: '', phase: 'over', quiet: 39 }).state.phase).toBe('over');
  });

  test('[B37] more quiet turns than the match allows, or none while an action is owed', () => {
    const message = 'quiet from 1 to the stall limit while an action is owed';
    inconsistent(() => table({ quiet: 0 }), message);
    inconsistent(() => table({ quiet: 41 }), message);
    expect(table({ quiet: 1 }).state.quiet).toBe(1);
    expect(table({ quiet: 40 }).state.quiet).toBe(40);
    expect(table({ quiet: 0, phase: 'refill', hand: 'leaf1' }).state.quiet).toBe(0);
  });

  test('a turned card in another phase, none in the phase place', () => {
    const message = 'a turned card in the phase place and in no other';
    inconsistent(() => table({ turned: 'rainbow' }), message);
    inconsistent(() => table({ turned: 'rainbow', phase: 'refill' }), message);
    inconsistent(() => table({ phase: 'place' }), message);
    expect(table({ phase: 'place', turned: 'rainbow' }).state.turned).toEqual([25]);
    expect(table({ last: '', phase: 'over', turned: 'water1' }).state.turned).toEqual([0]);
  });

  test('[U16] a banner that waits to be placed', () => {
    inconsistent(
      () => table({ phase: 'place', turned: 'leaf1' }),
      'a rainbow card or a rainbow castle to place: a banner goes to its own castle',
    );
    expect(table({ phase: 'place', turned: 'castle' }).legal()).toHaveLength(5);
  });

  test('[B05] a castle that was laid on and is empty, or laid on before the action', () => {
    inconsistent(
      () => table({ phase: 'refill', hand: '', laid: 'leaf' }),
      'a card on the castle that was laid on',
    );
    inconsistent(
      () => table({ laid: 'leaf', castles: { leaf: 'leaf1' } }),
      'a laid castle only before the refill is done',
    );
    inconsistent(
      () => table({ laid: 'leaf', castles: { leaf: 'leaf1' }, phase: 'place', turned: 'rainbow' }),
      'a laid castle only before the refill is done',
    );
    expect(
      table({ phase: 'refill', hand: 'leaf2', laid: 'leaf', castles: { leaf: 'leaf1' } }).state.laid,
    ).toBe(3);
    expect(table({ last: '', phase: 'over', laid: 'leaf' }).state.laid).toBe(3);
  });

  test('[U6] a hand of another size', () => {
    const six = 'leaf1 leaf1 leaf1 leaf2 leaf2 leaf3';
    inconsistent(() => table({ hand: six }), 'five cards in the hand of seat 0');
    inconsistent(() => table({ rivalHand: six }), 'five cards in the hand of seat 1');
    inconsistent(() => table({ hand: six, phase: 'refill' }), 'five cards in the hand of seat 0');
    inconsistent(() => table({ hand: six, phase: 'over', last: '' }), 'five cards in the hand of seat 0');
    inconsistent(
      () => table({ rivalHand: six, phase: 'refill', hand: '' }),
      'five cards in the hand of seat 1',
    );
    inconsistent(
      () => table({ phase: 'refill', hand: 'leaf1 leaf1 leaf1 leaf2 leaf2' }),
      'fewer than five cards in the hand of seat 0, who refills',
    );
    inconsistent(
      () => readPosition({ ...whole, ...handsOf('leaf2 leaf2 leaf4 rainbow', 'castle') }),
      'five cards in the hand of seat 0',
    );
  });

  test('[B40] below five only in the hand of the one who drew the last card', () => {
    const refill = table({ phase: 'refill', hand: 'leaf1 leaf2 leaf3', last: 'water1' }).play('draw-pile');
    expect(readPosition(refill.position).hands[0]).toHaveLength(4);
    inconsistent(() => readPosition({ ...refill.position, turn: 1 }), 'five cards in the hand of seat 0');
  });

  test('[B38] shown cards that are not in the hand', () => {
    inconsistent(
      () => table({ hand: 'leaf1 leaf2', shown: 'leaf1 leaf1' }),
      'only cards of the hand of seat 0 among its shown ones',
    );
    inconsistent(
      () => table({ rivalHand: 'leaf1 leaf2', rivalShown: 'leaf5' }),
      'only cards of the hand of seat 1 among its shown ones',
    );
  });

  test('[B13] a card upon a wizard', () => {
    inconsistent(
      () => table({ own: { leaf: 'wizard leaf1' } }),
      'nothing upon a wizard in the column of seat 0 at leaf',
    );
    inconsistent(
      () => table({ rival: { water: 'wizard bridge water2' } }),
      'nothing upon a wizard in the column of seat 1 at water',
    );
    inconsistent(
      () => table({ rival: { flame: 'wizard flame5 wizard' } }),
      'nothing upon a wizard in the column of seat 1 at flame',
    );
  });

  test('[U22] a bridge that is not closed', () => {
    inconsistent(
      () => table({ own: { leaf: 'leaf1 bridge' } }),
      'a banner upon the bridge in the column of seat 0 at leaf',
    );
    inconsistent(
      () => table({ rival: { cloud: 'bridge wizard' } }),
      'a banner upon the bridge in the column of seat 1 at cloud',
    );
    inconsistent(
      () => table({ rival: { cloud: 'bridge bridge' } }),
      'a banner upon the bridge in the column of seat 1 at cloud',
    );
    expect(table({ own: { leaf: 'bridge bridge leaf3 wizard' } }).state.columns[3]).toEqual([27, 27, 17, 25]);
  });
});

/** The given cards in the first hand, another one more in the pile. */
function handsOf(hand: string, more: string): JsonObject {
  return { hands: [hand.split(' '), listIn(whole['hands'])[1]], pile: [...PILE.split(' '), more] };
}

describe('a deal as JSON', () => {
  const dealt = muster.deal(options, 2, randomFromText('a deal'));
  const json = objectIn(muster.json.deal(dealt));
  const hands = listIn(json['hands']).map(textsIn);
  const pile = textsIn(json['pile']);
  const read = (change: JsonObject, given = options) =>
    muster.json.readDeal(given, 2, { ...json, ...change });

  test('every result of chance by name', () => {
    expect(Object.keys(json)).toEqual(['first', 'hands', 'pile']);
    expect(hands.map((hand) => hand.length)).toEqual([5, 5]);
    expect(pile).toHaveLength(37);
    expect(read({})).toEqual(dealt);
  });

  test('the next card of the pile stands first', () => {
    const state = muster.setup(options, 2, dealt);
    expect(muster.json.position(state)).toMatchObject({
      pile,
      first: json.first,
      turn: json.first,
    });
  });

  test('[U3] who begins may be said when chance decides, and must agree with a choice', () => {
    expect(read({ first: 0 }).first).toBe(0);
    expect(read({ first: 1 }).first).toBe(1);
    expect(read({ first: 1 }, { ...options, first: 'seat1' }).first).toBe(1);
    expect(problemOf(() => read({ first: 0 }, { ...options, first: 'seat1' }))).toEqual({
      code: 'inconsistent',
      message: 'deal.first: expected 1, the seat chosen in the options, found 0',
    });
    expect(problemOf(() => read({ first: 1 }, { ...options, first: 'seat0' })).message).toBe(
      'deal.first: expected 0, the seat chosen in the options, found 1',
    );
  });

  test.each<[string, JsonObject, string]>([
    ['unknown field', { turn: 0 }, 'deal: unknown field "turn"; expected first, hands, pile'],
    ['first', { first: 'seat0' }, 'deal.first: expected a whole number from 0 to 1, found "seat0"'],
    ['one hand', { hands: [hands[0]] }, 'deal.hands: expected a list of 2, found a list of 1'],
    [
      'a short hand',
      { hands: [hands[0], ['leaf1']] },
      'deal.hands[1]: expected a list of 5, found a list of 1',
    ],
    ['a short pile', { pile: pile.slice(1) }, 'deal.pile: expected a list of 37, found a list of 36'],
    [
      'a piece',
      { hands: [hands[0], ['leaf1', 'leaf1', 'leaf1', 'leaf1', 'bridge']] },
      'deal.hands[1][4]: expected a card such as water1, flame5, rainbow or castle, found "bridge"',
    ],
  ])('%s is refused', (_name, change, message) => {
    expect(problemOf(() => read(change)).message).toBe(message);
  });

  test('what is no object is refused', () => {
    expect(problemOf(() => muster.json.readDeal(options, 2, []))).toEqual({
      code: 'wrong-type',
      message: 'deal: expected an object with first, hands, pile, found a list of 0',
    });
  });

  test('[U1] a card too often is refused', () => {
    const weaker = (card: string): string => (card === 'flame5' ? 'flame4' : card);
    const change = { pile: pile.map(weaker), hands: hands.map((hand) => hand.map(weaker)) };
    expect(problemOf(() => read(change))).toEqual({
      code: 'inconsistent',
      message: 'deal: expected all 47 cards, flame5 is missing',
    });
  });
});
