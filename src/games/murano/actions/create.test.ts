import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';

// C17 needs three green and one red, C01 two green, a yellow and a red.

describe('the first creation', () => {
  test('[L23] only the first creation in hand', () => {
    const now = table({ at: 'sold', hands: ['C17 C01'], benches: ['GGYRR'] });
    expect(now.why('create-GGYR')).toBe('L24');
    expect(table({ at: 'sold', hands: ['C01 C17'], benches: ['GGYRR'] }).why('create-GGYR')).toBeNull();
  });

  test('[L23] none without a card', () => {
    expect(table({ at: 'sold', hands: [null], benches: ['GGGR'] }).why('create-GGGR')).toBe('L23');
  });

  test('[L24] its four shards', () => {
    const now = table({ at: 'sold', hands: ['C17'], benches: ['BGGGRR'] });
    expect(now.legal('create')).toEqual(['create-GGGR']);
    for (const word of ['create-BGGG', 'create-GGG', 'create-GGGRR', 'create-GGRR']) {
      expect(now.why(word)).toBe('L24');
    }
    expect(table({ at: 'sold', hands: ['C17'], benches: ['GGR'] }).why('create-GGGR')).toBe('L24');
  });

  test('[L24] a transparent shard replaces any colour', () => {
    expect(table({ at: 'sold', hands: ['C17'], benches: ['GGRT'] }).legal('create')).toEqual(['create-GGRT']);
    expect(table({ at: 'sold', hands: ['C17'], benches: ['TTTT'] }).legal('create')).toEqual(['create-TTTT']);
  });

  test('[M23] even where the colour is there: the player chooses', () => {
    expect(table({ at: 'sold', hands: ['C17'], benches: ['GGGRTT'] }).legal('create')).toEqual([
      'create-GGGR',
      'create-GGGT',
      'create-GGRT',
      'create-GGTT',
      'create-GRTT',
    ]);
  });
});

describe('what it pays', () => {
  test('[L25] [M24] the shards go back, then 1 L for each empty place: the example', () => {
    const now = table({ at: 'sold', hands: ['C17 C01 C02 C03 C04 C05'], benches: ['BGGRT'] });
    expect(now.after('create-GGRT')).toEqual({
      'bench 0': 'B',
      'money 0': 11,
      'hand 0': 'C01 C02 C03 C04 C05',
      'completed 0': 'C17',
      phase: 'create',
      made: 1,
      lastMade: 1,
    });
  });

  test('[L25] from 4 L with a full workbench to 8 L with exactly the four', () => {
    expect(table({ at: 'sold', hands: ['C17'], benches: ['BBBBGGGR'] }).after('create-GGGR')).toMatchObject({
      'money 0': 8,
    });
    expect(table({ at: 'sold', hands: ['C17'], benches: ['GGGR'] }).after('create-GGGR')).toMatchObject({
      'money 0': 12,
    });
  });

  test('[L26] [M25] a second creation in the turn pays 2 L more, a third does not', () => {
    const now = table({ at: 'sold', hands: ['C17 C04 C16'], benches: ['GGGR'] });
    const one = now.play('create-GGGR');
    expect(one.state.money[0]).toBe(12);
    const two = table({ at: 'created', hands: ['C04 C16'], completed: ['C17'], benches: ['BGYR'] });
    expect(two.after('create-BGYR')).toMatchObject({ 'money 0': 4 + 8 + 2, made: 2 });
    const both = table({ at: 'sold', hands: ['C04 C16'], benches: ['BBGGYYRR'] });
    expect(both.after('create-BGYR', 'create-BGYR')).toMatchObject({ 'money 0': 4 + 4 + 8 + 2, made: 2 });
  });

  test('[M25] once in a turn', () => {
    const third = table({
      at: 'created',
      made: 2,
      hands: ['C04'],
      completed: ['C17 C01'],
      benches: ['BGYR'],
    });
    expect(third.after('create-BGYR')).toMatchObject({ 'money 0': 4 + 8, made: 3 });
  });
});
