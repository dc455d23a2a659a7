import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';

// Side A of the ring at position 0: NE faces T B G, SE T Y R, SW T B Y, NW T G R. At position 2 SE faces R T B.

describe('exchange', () => {
  test('[L18] a shard into a market, and the colours it faces from the warehouse', () => {
    const now = table({ at: 'taken', ring: 2, benches: ['B'] });
    expect(now.after('exchange-B-SE')).toEqual({
      'bench 0': 'BR',
      SE: 'B',
      phase: 'negotiate',
      dealt: 1,
      lastDeal: 'exchange',
    });
  });

  test('[L18] only with a shard of one’s own', () => {
    expect(table({ at: 'taken', benches: ['B', 'G'] }).why('exchange-G-NE')).toBe('L18');
    expect(table({ at: 'taken', benches: ['BT'] }).legal('exchange')).toEqual([
      'exchange-B-NE',
      'exchange-B-NW',
      'exchange-B-SE',
      'exchange-B-SW',
      'exchange-T-NE',
      'exchange-T-NW',
      'exchange-T-SE',
      'exchange-T-SW',
    ]);
  });

  test('[L19] a transparent shard cannot be obtained in this way', () => {
    expect(table({ at: 'taken', benches: ['R'] }).after('exchange-R-NE')).toMatchObject({ 'bench 0': 'BG' });
  });

  test('[L20] not into a full market', () => {
    const now = table({ at: 'taken', benches: ['R'], markets: { NE: 'BBG', SE: 'BB' } });
    expect(now.why('exchange-R-NE')).toBe('L20');
    expect(now.why('exchange-R-SE')).toBeNull();
  });

  test('[M15] for a colour that is out there is nothing, and the shard stays in the market', () => {
    const now = table({ seats: 3, at: 'taken', benches: ['R', 'BBBBBBBB', 'BB'] });
    expect(now.after('exchange-R-NE')).toMatchObject({ 'bench 0': 'G', NE: 'R', lastDeal: 'exchange' });
  });

  test('[M95] even when every colour is out', () => {
    const now = table({
      seats: 3,
      at: 'taken',
      benches: ['R', 'BBBBBBBB', 'BB'],
      markets: { SE: 'GGG', SW: 'GGG', NW: 'GGG', NE: 'G' },
    });
    expect(now.after('exchange-R-NE')).toMatchObject({ 'bench 0': '', NE: 'GR' });
    expect(now.log('exchange-R-NE', 1).key).toBe('log.exchangeNothing');
  });

  test('[M16] all of them must be taken, and a surplus returned', () => {
    const now = table({ at: 'taken', benches: ['RRRRRRRR'] });
    expect(now.after('exchange-R-NE')).toMatchObject({ 'bench 0': 'BGRRRRRRR', owed: 'return by 0 of 1' });
  });

  test('[M17] a transparent shard may be given, and whoever buys the market gets it', () => {
    const given = table({ at: 'taken', benches: ['T'] }).play('exchange-T-NE', 'end', 'selector', 'take');
    expect(given.after('buy-NE')).toMatchObject({ 'bench 1': 'BRT', NE: '' });
  });
});

describe('buy', () => {
  test('[L21] all shards of a market for 2 L', () => {
    const now = table({ at: 'taken', benches: ['B'], markets: { SW: 'YYR', NE: 'B' } });
    expect(now.after('buy-SW')).toEqual({
      'bench 0': 'BYYR',
      'money 0': 2,
      SW: '',
      phase: 'negotiate',
      dealt: 1,
      lastDeal: 'buy',
    });
  });

  test('[L21] the example: a market of red and green, or of two yellow and a red, two yellow, or a blue one', () => {
    const now = table({ at: 'taken', markets: { NE: 'GR', SE: 'YYR', SW: 'YY', NW: 'B' } });
    expect(now.legal('buy')).toEqual(['buy-NE', 'buy-NW', 'buy-SE', 'buy-SW']);
    expect(now.after('buy-NE')).toMatchObject({ 'bench 0': 'GR' });
  });

  test('[L21] not with less than 2 L', () => {
    expect(table({ at: 'taken', money: [1], benches: ['B'], markets: { NE: 'B' } }).why('buy-NE')).toBe(
      'L21',
    );
    expect(table({ at: 'taken', money: [2], markets: { NE: 'B' } }).after('buy-NE')).toMatchObject({
      'money 0': 0,
    });
  });

  test('[M18] an empty market cannot be bought', () => {
    expect(table({ at: 'taken', benches: ['B'], markets: { NE: 'B' } }).why('buy-SE')).toBe('M18');
  });

  test('[L21] [L16] a surplus of three', () => {
    const now = table({ at: 'taken', benches: ['BBBBBBBB'], markets: { NE: 'YYR' } });
    expect(now.after('buy-NE')).toMatchObject({ owed: 'return by 0 of 3' });
  });
});

describe('sell', () => {
  test('[L22] [M20] any number of shards for 1 L in all', () => {
    const now = table({ at: 'taken', benches: ['GYY'] });
    expect(now.after('sell-GY')).toEqual({
      'bench 0': 'Y',
      'money 0': 5,
      phase: 'negotiate',
      dealt: 1,
      lastDeal: 'sell',
    });
    expect(now.after('sell-GYY')).toMatchObject({ 'bench 0': '', 'money 0': 5 });
  });

  test('[L22] at least one', () => {
    const now = table({ at: 'taken', benches: ['GYY'] });
    expect(now.why('sell-none')).toBe('L22');
    expect(now.legal('sell')).toEqual(['sell-G', 'sell-GY', 'sell-GYY', 'sell-Y', 'sell-YY']);
  });

  test('[L22] only what is on the workbench', () => {
    expect(table({ at: 'taken', benches: ['GYY'] }).why('sell-GG')).toBe('L22');
  });

  test('[L22] letters stand in one order only', () => {
    expect(() => table({ at: 'taken', benches: ['GYY'] }).why('sell-YG')).toThrow('no word');
  });
});

describe('exactly one', () => {
  test('[L17] of the three, and no second one', () => {
    const now = table({ at: 'taken', benches: ['BBG'], markets: { NE: 'Y' } });
    for (const first of ['exchange-B-SE', 'buy-NE', 'sell-B']) {
      const dealt = now.play(first);
      for (const second of ['exchange-B-SE', 'buy-SE', 'sell-B']) expect(dealt.why(second)).toBe('L17');
      expect(dealt.why('skip')).toBe('M72');
    }
  });

  test('[M19] [M72] a skip only when nothing can be negotiated', () => {
    expect(table({ at: 'taken', money: [1], markets: { NE: 'B' } }).legal()).toContain('skip');
    expect(table({ at: 'taken', money: [9] }).legal()).toContain('skip');
    expect(table({ at: 'taken', money: [2], markets: { NE: 'B' } }).why('skip')).toBe('M72');
    expect(table({ at: 'taken', money: [0], benches: ['B'] }).why('skip')).toBe('M72');
  });

  test('[M72] the skip closes the phase', () => {
    const skipped = table({ at: 'taken', money: [0] });
    expect(skipped.after('skip')).toEqual({ phase: 'negotiate', lastDeal: 'skip' });
    expect(skipped.play('skip').legal()).toEqual(['end']);
    expect(skipped.play('skip').why('sell-B')).toBe('M72');
  });

  test('[M72] whatever an advantage has made possible is obligatory again', () => {
    const now = table({ at: 'taken', money: [0], advantages: 'present', completed: ['C01'] });
    expect(now.legal()).toContain('skip');
    expect(now.play('activate-C01-art', 'gain-R').why('skip')).toBe('M72');
  });

  test('[M72] advantages that were not played do not count', () => {
    const now = table({
      at: 'taken',
      money: [0],
      markets: { NE: 'B' },
      advantages: 'free',
      completed: ['C01'],
    });
    expect(now.legal()).toEqual(['activate-C01-art', 'skip']);
  });

  test('[M72] after a skip 3 to 7 and 10 are refused, even with 10 paid', () => {
    const words = ['free', 'merchant', 'expert', 'privileged'];
    for (const advantages of words) {
      const now = table({ at: 'taken', money: [0], advantages, completed: ['C01'] }).play('skip');
      expect(now.why('activate-C01-art'), advantages).toBe('M72');
    }
    for (const advantages of ['gourmand', 'gambler']) {
      const now = table({ at: 'taken', money: [0], advantages, completed: ['C01'] }).play('skip');
      expect(now.why('activate-C01-art'), advantages).toBe('M67');
    }
    const paid = table({ at: 'taken', money: [1], advantages: 'privileged', completed: ['C01'] }).play(
      'activate-C01-art',
    );
    expect(paid.play('skip').legal()).toEqual(['end']);
  });
});
