import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';

// Side A of the ring at position 0 and circle I: 0 BT, 1 RB, 2 GG, 3 YT, 4 GY, 5 BR, 6 RT, 7 YB, 8 RY, 9 GT, 10 BG, 11 YR.

describe('the selector', () => {
  test('[L13] it goes on by one notch, clockwise', () => {
    expect(table({ selector: 4 }).after('selector')).toEqual({ selector: 5, turned: true });
    expect(table({ selector: 11 }).after('selector')).toEqual({ selector: 0, turned: true });
  });

  test('[L13] [L14] that and the taking are obligatory', () => {
    expect(table().legal()).not.toContain('end');
    expect(table({ at: 'turned' }).legal()).not.toContain('end');
  });
});

describe('taking the pair', () => {
  test('[L14] one shard as on the circle and one as on the ring, from the warehouse', () => {
    const now = table({ at: 'turned', selector: 9 });
    expect(now.after('take')).toEqual({ 'bench 0': 'GT', taken: 1 });
    expect(now.play('take').log('sell-G', null)).toEqual({
      key: 'log.sell',
      with: { who: 0, shards: '@shards.green=1', price: 1 },
    });
  });

  test('[L14] a pair of one colour brings two', () => {
    expect(table({ at: 'turned', selector: 2 }).after('take')).toMatchObject({ 'bench 0': 'GG' });
  });

  test('[M09] the ring may be turned after the selector and before the taking', () => {
    expect(table({ selector: 8 }).after('selector', 'notch', 'take')).toMatchObject({
      'bench 0': 'GG',
      'money 0': 3,
    });
  });

  test('[M12] no shard of the pair can be declined', () => {
    expect(
      table({ at: 'turned' })
        .legal()
        .filter((word) => !/^(notch|reorder)/u.test(word)),
    ).toEqual(['take']);
  });

  test('[M02] the pair the selector begins on is never taken', () => {
    expect(table({ selector: 2 }).play('selector', 'take').after('sell-T')).toMatchObject({ 'bench 0': 'Y' });
  });
});

describe('a missing shard', () => {
  const noRed = { seats: 3, at: 'turned', selector: 1, benches: ['', 'RRRRRRRR', 'RR'] } as const;

  test('[L15] [M13] any other kind instead, transparent included, or none', () => {
    const missing = table(noRed).play('take');
    expect(missing.state.owed).toEqual([{ kind: 'substitute', seats: [0], count: 1, from: 0 }]);
    expect(missing.legal()).toEqual([
      'substitute-B',
      'substitute-G',
      'substitute-T',
      'substitute-Y',
      'substitute-none',
    ]);
    expect(missing.after('substitute-T')).toEqual({ 'bench 0': 'BT', owed: '' });
    expect(missing.after('substitute-none')).toEqual({ owed: '' });
    expect(missing.why('substitute-R')).toBe('M13');
    expect(missing.why('substitute-BG')).toBe('M13');
  });

  test('[M73] what is there comes first; the substitute is chosen from what remains', () => {
    const last = table({
      ...noRed,
      benches: ['', 'RRRRRRRR', 'RRBBBB'],
      markets: { NE: 'BBB', SE: 'BB' },
    }).play('take');
    expect(last.state.benches[0]).toBe(1);
    expect(last.legal()).not.toContain('substitute-B');
  });

  test('[M14] of a pair of one colour the one that is left is taken', () => {
    const green = table({ ...noRed, selector: 2, benches: ['', 'GGGGGGGG', 'G'] }).play('take');
    expect(green.after('substitute-B')).toMatchObject({ 'bench 0': 'BG' });
  });

  test('[M13] two missing shards, two substitutes at most, in one word', () => {
    const both = table({
      ...noRed,
      benches: ['', 'RRRRRRRR', 'RRBBBBB'],
      markets: { NE: 'BBB', SE: 'BB' },
    }).play('take');
    expect(both.state.owed[0].count).toBe(2);
    expect(both.legal()).toEqual([
      'substitute-G',
      'substitute-GG',
      'substitute-GT',
      'substitute-GY',
      'substitute-T',
      'substitute-TT',
      'substitute-Y',
      'substitute-YT',
      'substitute-YY',
      'substitute-none',
    ]);
  });

  test('[M13] the surplus is returned only when the substitute has been taken', () => {
    const full = table({ ...noRed, benches: ['GGGGGGGG', 'RRRRRRRR', 'RR'] }).play('take');
    expect(full.state.owed.map(({ kind }) => kind)).toEqual(['substitute']);
    expect(full.play('substitute-Y').state.owed).toEqual([{ kind: 'return', seats: [0], count: 2, from: 0 }]);
  });
});

describe('more than eight', () => {
  const full = () => table({ at: 'turned', selector: 9, benches: ['BBBBBBBB'] }).play('take');

  test('[L16] [M11] everything is taken, then the owner returns whichever they like, even what was just taken', () => {
    expect(full().state.owed).toEqual([{ kind: 'return', seats: [0], count: 2, from: 0 }]);
    expect(full().legal()).toEqual(['return-BB', 'return-BG', 'return-BT', 'return-GT']);
    expect(full().after('return-GT')).toEqual({ 'bench 0': 'BBBBBBBB', owed: '' });
    expect(full().after('return-BB')).toEqual({ 'bench 0': 'BBBBBBGT', owed: '' });
  });

  test('[L16] exactly the surplus, and only what is there', () => {
    expect(full().why('return-B')).toBe('L16');
    expect(full().why('return-BBB')).toBe('L16');
    expect(full().why('return-YY')).toBe('L16');
  });

  test('[M11] before anything else', () => {
    for (const word of ['notch', 'sell-B', 'reorder-2', 'take', 'end']) expect(full().why(word)).toBe('M11');
  });

  test('[L16] eight are not too many', () => {
    expect(table({ at: 'turned', benches: ['BBBBBB'] }).play('take').state.owed).toEqual([]);
  });
});
