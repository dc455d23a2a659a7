import { describe, expect, test } from 'vitest';
import { markAfter, markBefore, roundMarks, turnMarks, turnsOf } from './waymarks.ts';

describe('the turns and rounds of a replay', () => {
  test('a turn goes on as long as the same seat acts, a round until one acts again', () => {
    const turns = turnsOf([1, 1, 0, 0, 0, 1, 0, 0]);
    expect(turns).toEqual([
      { seat: 1, first: 1, last: 2, round: 1 },
      { seat: 0, first: 3, last: 5, round: 1 },
      { seat: 1, first: 6, last: 6, round: 2 },
      { seat: 0, first: 7, last: 8, round: 2 },
    ]);
    expect(turnMarks(turns)).toEqual([2, 5, 6, 8]);
    expect(roundMarks(turns)).toEqual([5, 8]);
  });

  test('alone, the rounds that the game counts are the turns', () => {
    // The step before the first action is in round 1, the last action of a round leads into the next one.
    const turns = turnsOf([0, 0, 0, 0], [1, 1, 2, 2, 3]);
    expect(turns.map(({ first, last, round }) => [first, last, round])).toEqual([
      [1, 2, 1],
      [3, 4, 2],
    ]);
  });

  test('one jumps to the mark before or after, and no further than to the ends', () => {
    const marks = [2, 5, 8];
    expect([0, 1, 2, 3, 8].map((at) => markBefore(marks, at))).toEqual([0, 0, 0, 2, 5]);
    expect([0, 2, 7, 8, 9].map((at) => markAfter(marks, at, 9))).toEqual([2, 5, 8, 9, 9]);
    expect([markBefore([], 4), markAfter([], 4, 6)]).toEqual([0, 6]);
    expect(turnsOf([])).toEqual([]);
  });
});
