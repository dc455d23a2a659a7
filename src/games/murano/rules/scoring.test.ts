import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';

type Given = Parameters<typeof table>[0];
/** The last seat of the round ends its turn, and somebody has no card left. */
const over = (given: Given) => table({ at: 'sold', first: 1, ...given }).play('end').outcome;

describe('the winner', () => {
  test('[L32] most Liras', () => {
    expect(over({ hands: [null], money: [30, 42] })).toMatchObject({ scores: [30, 42], ranking: [[1], [0]] });
  });

  test('[L32] [M64] on a tie fewest creations, those set aside included', () => {
    expect(over({ hands: [null], aside: ['', 'C01'], money: [40, 40] })).toMatchObject({
      ranking: [[1], [0]],
    });
    const three = over({ seats: 3, hands: [null], completed: ['', 'C01', 'C02 C03'], money: [9, 9, 9] });
    expect(three).toMatchObject({ ranking: [[1], [2], [0]] });
  });

  test('[L32] [M64] then the victory is shared', () => {
    const three = over({ seats: 3, hands: [null], completed: ['', 'C01', 'C02'], money: [9, 9, 9] });
    expect(three).toMatchObject({ ranking: [[1, 2], [0]] });
  });

  test('[M65] cards left in hand cost nothing', () => {
    expect(over({ hands: [null], money: [10, 10] })).toMatchObject({ scores: [10, 10] });
  });

  test('[L75] [M58] but 2 L each in every expert match, even below 0', () => {
    const expert = { options: { expert: true }, selector: 3 } as const;
    expect(over({ ...expert, hands: [null], money: [10, 10] })).toMatchObject({
      scores: [10, -4],
      ranking: [[0], [1]],
    });
    expect(over({ ...expert, liras: [0, 0], money: [20, 22], completed: ['C01'] })).toMatchObject({
      scores: [8, 8],
    });
  });

  test('[M88] an expert tie goes by the money after that, then by fewest creations', () => {
    const expert = { options: { expert: true }, selector: 3, liras: [0, 0] } as const;
    expect(over({ ...expert, money: [20, 22], completed: ['C01'] })).toMatchObject({ ranking: [[1], [0]] });
  });

  test('[L32] nobody before the match is over', () => {
    expect(table().outcome).toBeNull();
  });
});
