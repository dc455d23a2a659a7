import { describe, expect, test } from 'vitest';
import { defaultOptions } from '#core/options';
import { quickRandom } from '#core/random';
import { ladder } from './index.ts';
import type { State } from './state.ts';
import { table } from './testing/table.ts';

test('[R1] everybody gets four of the shuffled cards, the others are the pile', () => {
  const options = { ...defaultOptions(ladder.options), highest: 20 };
  const state = ladder.setup(options, 3, ladder.deal(options, 3, quickRandom(1)));
  expect(state.hands.map((hand) => hand.length)).toEqual([4, 4, 4]);
  expect(state.pile).toHaveLength(20 - 12);
  expect(new Set([...state.hands, state.pile].flat()).size).toBe(20);
});

describe('a turn', () => {
  const now = table({ hands: [[5, 9], [7]], rows: [[6], []] });

  test('[R2] lay, draw or stop; then the next player', () => {
    expect(now.legal()).toEqual(['draw', 'lay-9', 'stop']);
    expect(now.play('draw').seat).toBe(1);
    expect(now.why('draw', 1)).toBe('R2');
  });

  test('[R3] only a card of the hand, and higher than the last one of the row', () => {
    expect(now.why('lay-5')).toBe('R3');
    expect(now.why('lay-7')).toBe('R3');
    expect((now.play('lay-9').state as State).rows[0]).toEqual([6, 9]);
    expect((now.play('lay-9').state as State).hands[0]).toEqual([5]);
  });

  test('[R4] the top card of the pile, which only its owner is told', () => {
    expect((now.play('draw').state as State).hands[0]).toEqual([5, 9, 1]);
    expect(now.log('draw', 0)).toEqual({ key: 'log.drawSeen', with: { who: 0, card: 1 } });
    expect(now.log('draw', 1)).toEqual({ key: 'log.draw', with: { who: 0 } });
    expect(table({ hands: [[5], [7]], pile: [] }).why('draw')).toBe('R4');
  });

  test('[R5] a hand has five cards at most', () => {
    expect(table({ hands: [[1, 2, 3, 4, 5], []] }).why('draw')).toBe('R5');
    expect(table({ hands: [[1, 2, 3, 4], []] }).why('draw')).toBeNull();
  });

  test('[R6] whoever has stopped is passed over', () => {
    const three = table({ hands: [[1], [2], [3]] });
    expect(three.play('stop').seat).toBe(1);
    expect(three.play('stop', 'draw', 'draw').seat).toBe(1);
  });
});

describe('the end', () => {
  test('[R7] when everybody has stopped, the longest row wins, or the highest last card', () => {
    const rows = [[1, 2, 3], [20]];
    expect(table({ rows }).play('stop').outcome).toBeNull();
    expect(table({ rows }).play('stop', 'stop').outcome).toMatchObject({
      scores: [3, 1],
      ranking: [[0], [1]],
    });
    const last = table({ rows, options: { goal: 'last' } }).play('stop', 'stop');
    expect(last.outcome).toMatchObject({ scores: [3, 20], ranking: [[1], [0]] });
    expect(last.why('draw')).toBe('R7');
  });

  test('[Q1] of equal rows the one with fewer cards in hand, or none', () => {
    const ends = (hands: readonly (readonly number[])[]) =>
      table({ rows: [[1], [2]], hands }).play('stop', 'stop').outcome;
    expect(ends([[3, 4], [5]])).toMatchObject({
      ranking: [[1], [0]],
      tie: { key: 'outcome.tie', with: { seats: '#0=2 #1=1' } },
    });
    expect(ends([[3], [5]])).toMatchObject({ ranking: [[0, 1]] });
  });
});

test.each([
  [{ turn: 2 }, 'state.turn'],
  [{ pile: [] }, 'every card from 1 to 24 once'],
  [{ rows: [[2, 1], []] }, 'R3'],
  [{ stopped: [0] }, 'has not stopped'],
])('a position that cannot be is refused: %o', (change, reason) => {
  const position = table({ hands: [[5], [7]] }).position as object;
  expect(() => ladder.json.readPosition({ ...position, ...change })).toThrow(reason);
});
