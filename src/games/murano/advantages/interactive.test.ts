import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';

const USE = 'activate-C01-art';

describe('I1 Authoritarian', () => {
  const now = () =>
    table({ seats: 3, advantages: 'authoritarian', completed: ['C01'], benches: ['B', 'GT', 'T'] });

  test('[L63] 1 L to another player for one of their shards', () => {
    const used = now().play(USE);
    expect(used.legal()).toEqual(['claim-1-G']);
    expect(used.after('claim-1-G')).toEqual({
      'bench 0': 'BG',
      'bench 1': 'T',
      'money 0': 3,
      'money 1': 5,
      owed: '',
    });
  });

  test('[M40] [M81] a coloured one, of somebody who has one, never one’s own', () => {
    const used = now().play(USE);
    expect(used.why('claim-1-T')).toBe('M40');
    expect(used.why('claim-2-G')).toBe('M40');
    expect(used.why('claim-0-B')).toBe('M81');
    expect(used.why('claim-3-B')).toBe('M81');
  });

  test('[M40] it needs 1 L and somebody with a coloured shard', () => {
    const given = { seats: 3, advantages: 'authoritarian', completed: ['C01'] } as const;
    expect(table({ ...given, benches: ['B', 'G'], money: [0] }).why(USE)).toBe('M40');
    expect(table({ ...given, benches: ['B', 'TT', ''] }).why(USE)).toBe('M40');
  });

  test('[M97] with a full workbench: take, then return any of the nine', () => {
    const full = table({
      seats: 2,
      advantages: 'authoritarian',
      completed: ['C01'],
      benches: ['BBBBBBBB', 'G'],
    });
    const taken = full.play(USE, 'claim-1-G');
    expect(taken.seat).toBe(0);
    expect(taken.legal()).toEqual(['return-B', 'return-G']);
  });
});

describe('I2 Dealer', () => {
  const now = () =>
    table({
      seats: 3,
      advantages: 'dealer',
      completed: ['C01'],
      benches: ['BT', '', 'G'],
      money: [4, 4, 0],
    });

  test('[L64] 1 L of another player for a shard', () => {
    expect(now().after(USE, 'give-1-T')).toMatchObject({
      'bench 0': 'B',
      'bench 1': 'T',
      'money 0': 5,
      'money 1': 3,
    });
    expect(now().play(USE).legal()).toEqual(['give-1-B', 'give-1-T']);
  });

  test('[M41] [M81] somebody else with money, and a shard of one’s own', () => {
    const used = now().play(USE);
    expect(used.why('give-2-B')).toBe('M41');
    expect(used.why('give-0-B')).toBe('M81');
    expect(used.why('give-1-G')).toBe('L64');
    expect(table({ advantages: 'dealer', completed: ['C01'] }).why(USE)).toBe('M41');
    expect(table({ advantages: 'dealer', completed: ['C01'], benches: ['B'], money: [4, 0] }).why(USE)).toBe(
      'M41',
    );
  });

  test('[M41] [M83] a full bench takes it and returns any one of the nine, out of turn', () => {
    const full = table({ advantages: 'dealer', completed: ['C01'], benches: ['B', 'GGGGGGGG'] }).play(
      USE,
      'give-1-B',
    );
    expect(full.state.owed).toEqual([{ kind: 'return', seats: [1], count: 1, from: 0 }]);
    expect(full.legal()).toEqual(['return-B', 'return-G']);
    expect(full.after('return-B')).toEqual({ 'bench 1': 'GGGGGGGG', owed: '' });
  });

  test('[M98] before the active player does anything else', () => {
    const full = table({ advantages: 'dealer', completed: ['C01'], benches: ['B', 'GGGGGGGG'] }).play(
      USE,
      'give-1-B',
    );
    expect(full.why('notch', 0)).toBe('M98');
    expect(full.why('selector', 0)).toBe('M98');
    expect(full.why('notch', 1)).toBe('M11');
    expect(full.play('return-G').why('notch', 0)).toBeNull();
  });
});

describe('I3 Clumsiness', () => {
  const now = () =>
    table({
      seats: 4,
      advantages: 'clumsiness',
      completed: ['C01'],
      benches: ['B', 'GR', '', 'YT'],
    });
  const used = () => now().play(USE);

  test('[L65] [M42] everybody with a shard chooses at once, the active player too', () => {
    expect(used().state.owed).toEqual([{ kind: 'discard', seats: [0, 1, 3], count: 0, from: 0 }]);
    expect(used().why('discard-G', 1)).toBeNull();
    expect(used().why('discard-Y', 1)).toBe('L65');
    expect(used().why('discard-B', 2)).toBe('M98');
    expect(used().why('notch', 0)).toBe('M42');
  });

  test('[M42] in any order, and all shards go to the warehouse together', () => {
    const two = used().by(3, 'discard-T').by(0, 'discard-B');
    expect(two.state.benches).toEqual(now().state.benches);
    expect(two.state.owed[0].seats).toEqual([1]);
    expect(two.after('discard-G')).toMatchObject({ 'bench 0': '', 'bench 1': 'R', 'bench 3': 'Y', owed: '' });
  });

  test('[M42] hidden until all have chosen', () => {
    const two = used().by(3, 'discard-T').by(0, 'discard-B');
    expect(two.seen(0)['choices']).toEqual([['B'], [], [], [null]]);
    expect(two.seen(1)['choices']).toEqual([[null], [], [], [null]]);
    expect(two.seen(null)['choices']).toEqual([[null], [], [], [null]]);
  });

  test('[M42] a choice cannot be changed', () => {
    expect(used().by(3, 'discard-T').why('discard-Y', 3)).toBe('M98');
  });

  test('[M82] with one’s own bench empty, if anybody has a shard', () => {
    expect(table({ advantages: 'clumsiness', completed: ['C01'], benches: ['', 'B'] }).why(USE)).toBeNull();
    expect(table({ advantages: 'clumsiness', completed: ['C01'] }).why(USE)).toBe('M82');
  });

  test('[M98] shards discarded are in the warehouse from then on', () => {
    const last = table({
      at: 'sold',
      advantages: 'clumsiness gambler',
      completed: ['C01 C05'],
      benches: ['', 'TTTTTT'],
    });
    expect(last.why('activate-C05-jewellery')).toBe('M36');
    expect(last.play(USE, 'discard-T').why('activate-C05-jewellery')).toBeNull();
  });
});

describe('I4 Collector', () => {
  const now = () =>
    table({ seats: 3, advantages: 'collector', completed: ['C01'], benches: ['BT', 'BG', ''] });

  test('[L66] [M43] one shard for one of another player; the active player chooses both, transparent ones too', () => {
    const used = now().play(USE);
    expect(used.legal()).toEqual(['trade-1-B-G', 'trade-1-T-B', 'trade-1-T-G']);
    expect(used.after('trade-1-T-G')).toEqual({ 'bench 0': 'BG', 'bench 1': 'BT', owed: '' });
  });

  test('[M70] [M81] not the same kind, not with oneself', () => {
    const used = now().play(USE);
    expect(used.why('trade-1-B-B')).toBe('M70');
    expect(used.why('trade-0-B-T')).toBe('M81');
    expect(used.why('trade-1-G-B')).toBe('L66');
    expect(used.why('trade-2-B-G')).toBe('L66');
  });

  test('[M70] refused when nothing would change', () => {
    expect(table({ advantages: 'collector', completed: ['C01'], benches: ['BB', 'B'] }).why(USE)).toBe('M70');
    expect(table({ advantages: 'collector', completed: ['C01'], benches: ['BB', ''] }).why(USE)).toBe('M70');
  });
});

describe('when', () => {
  test('[M44] only in one’s own turn', () => {
    const now = table({ advantages: 'collector', completed: ['', 'C01'], benches: ['B', 'G'] });
    expect(now.why(USE, 1)).toBe('L12');
  });

  test('[M96] players whose last turn is over stay targets', () => {
    const given = {
      seats: 2,
      at: 'sold',
      turn: 1,
      first: 0,
      hands: [null],
      completed: ['', 'C01'],
      benches: ['BG', 'R'],
    } as const;
    expect(table({ ...given, advantages: 'authoritarian' }).after(USE, 'claim-0-B')).toMatchObject({
      'money 0': 5,
      'bench 0': 'G',
    });
    expect(table({ ...given, advantages: 'dealer' }).after(USE, 'give-0-R')).toMatchObject({ 'money 0': 3 });
    expect(
      table({ ...given, advantages: 'collector' })
        .play(USE)
        .legal(),
    ).toContain('trade-0-R-B');
    expect(table({ ...given, advantages: 'clumsiness' }).play(USE).state.owed[0].seats).toEqual([0, 1]);
  });
});
