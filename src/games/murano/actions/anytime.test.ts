import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';

describe('changing the order', () => {
  const now = () => table({ hands: ['C01 C02 C03 C04 C05 C06'] });

  test('[L27] the first creation to any other place for 1 L', () => {
    expect(now().after('reorder-3')).toEqual({ 'hand 0': 'C02 C03 C01 C04 C05 C06', 'money 0': 3 });
    expect(now().after('reorder-6')).toEqual({ 'hand 0': 'C02 C03 C04 C05 C06 C01', 'money 0': 3 });
  });

  test('[L27] as long as one can pay', () => {
    expect(now().after('reorder-2', 'reorder-2', 'reorder-2', 'reorder-2')).toEqual({ 'money 0': 0 });
    expect(table({ money: [0] }).why('reorder-2')).toBe('L27');
  });

  test('[M21] to places two to the last, with two cards at least', () => {
    expect(now().legal('reorder')).toEqual(['reorder-2', 'reorder-3', 'reorder-4', 'reorder-5', 'reorder-6']);
    expect(now().why('reorder-1')).toBe('M21');
    expect(now().why('reorder-7')).toBe('M21');
    const single = table({ hands: ['C01'], aside: ['C02 C03 C04 C05 C06'] });
    expect(single.why('reorder-2')).toBe('M21');
  });
});

describe('turning the ring', () => {
  test('[L28] [M22] one notch counter-clockwise for 1 L, as many as one can pay', () => {
    expect(table({ ring: 11 }).after('notch')).toEqual({ ring: 0, 'money 0': 3 });
    expect(table({ ring: 3 }).after('notch', 'notch', 'notch', 'notch')).toEqual({ ring: 7, 'money 0': 0 });
    expect(table({ money: [0] }).why('notch')).toBe('L28');
  });

  test('[M22] each notch brings the next shard of the ring to a place', () => {
    expect(table({ at: 'turned', selector: 0 }).after('take')).toMatchObject({ 'bench 0': 'BT' });
    expect(table({ at: 'turned', selector: 0, ring: 1 }).after('take')).toMatchObject({ 'bench 0': 'BB' });
  });
});

describe('activating an advantage', () => {
  test('[L29] a completed creation is set aside: the example', () => {
    const now = table({ advantages: 'present free gift merchant', completed: ['C11'] });
    const active = now.play('activate-C11-tableware');
    expect(now.after('activate-C11-tableware')).toEqual({
      'completed 0': '',
      'aside 0': 'C11',
      owed: 'gain by 0 from BY',
    });
    expect(active.after('gain-Y')).toEqual({ 'bench 0': 'Y', owed: '' });
    expect(active.after('gain-B')).toEqual({ 'bench 0': 'B', owed: '' });
  });

  test('[L29] only with a creation one has completed', () => {
    const now = table({ hands: ['C01'], completed: ['', 'C02'] });
    expect(now.why('activate-C01-art')).toBe('L29');
    expect(now.why('activate-C02-art')).toBe('L29');
  });

  test('[L30] one of two categories, as one likes', () => {
    const now = table({ advantages: 'visionary magician free merchant', completed: ['C17'] });
    expect(now.legal('activate')).toEqual(['activate-C17-art', 'activate-C17-jewellery']);
    expect(now.why('activate-C17-animals')).toBe('L30');
    expect(now.play('activate-C17-art', 'spin-1').why('activate-C17-jewellery')).toBe('M28');
  });

  test('[M28] each completed creation once, any number in a turn, the same advantage several times', () => {
    const now = table({ advantages: 'present', completed: ['C01 C02 C03'] });
    const used = now.play('activate-C01-art', 'gain-R', 'activate-C03-art', 'gain-R');
    expect(used.why('activate-C01-art')).toBe('M28');
    expect(used.legal('activate')).toEqual(['activate-C02-art']);
  });

  test('[M28] a creation completed in this turn counts at once', () => {
    const made = table({ at: 'sold', advantages: 'present', hands: ['C01'], benches: ['GGYR'] }).play(
      'create-GGYR',
    );
    expect(made.why('activate-C01-art')).toBeNull();
  });

  test('[M29] set aside, it still counts as completed', () => {
    const last = table({ at: 'sold', hands: [null], first: 1 });
    expect(last.state.completed[0]).toEqual([]);
    expect(last.play('end').outcome?.reason.key).toBe('outcome.creations');
  });
});
