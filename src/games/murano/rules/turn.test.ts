import { describe, expect, test } from 'vitest';
import { table } from '../testing/table.ts';

const kinds = (words: readonly string[]): string[] => [...new Set(words.map((word) => word.split('-')[0]))];

describe('the phases', () => {
  test('[L10] collect, then negotiate, then create, in this order', () => {
    const start = table({ hands: ['C17'], benches: ['GGGR'] });
    expect(kinds(start.legal())).toEqual(['notch', 'reorder', 'selector']);
    expect(start.why('take')).toBe('L13');
    expect(start.why('sell-G')).toBe('L13');
    expect(start.why('create-GGGR')).toBe('L13');
    const turned = start.play('selector');
    expect(kinds(turned.legal())).toEqual(['notch', 'reorder', 'take']);
    expect(turned.why('sell-G')).toBe('L14');
    expect(turned.why('selector')).toBe('L13');
    const taken = turned.play('take');
    expect(kinds(taken.legal())).toEqual(['exchange', 'notch', 'reorder', 'sell']);
    expect(taken.why('take')).toBe('L14');
    expect(taken.why('create-GGGR')).toBe('L17');
    expect(taken.why('end')).toBe('L17');
    const dealt = taken.play('sell-B');
    expect(kinds(dealt.legal())).toEqual(['create', 'end', 'notch', 'reorder']);
    expect(dealt.why('take')).toBe('M78');
  });

  test('[M89] one stays in a phase until something of the next one is done', () => {
    const start = table({ hands: ['C17'], benches: ['GGGR'] });
    expect(start.play('selector', 'take', 'notch').state.phase).toBe('collect');
    const sold = start.play('selector', 'take', 'sell-B');
    expect(sold.play('notch').state.phase).toBe('negotiate');
    expect(sold.play('create-GGGR').state.phase).toBe('create');
  });

  test('[M89] the turn may end once the negotiation is done or skipped', () => {
    expect(table({ at: 'taken', benches: ['B'] }).why('end')).toBe('L17');
    expect(table({ at: 'sold' }).why('end')).toBeNull();
    expect(
      table({ at: 'taken', money: [0] })
        .play('skip')
        .why('end'),
    ).toBeNull();
  });

  test('[M26] a creation is never forced', () => {
    expect(table({ at: 'sold', hands: ['C17'], benches: ['GGGR'] }).why('end')).toBeNull();
  });

  test('[M27] after a creation there is no more negotiating, but the rest stays possible', () => {
    const created = table({ at: 'sold', hands: ['C17'], benches: ['BGGGR'], terms: { deals: 2 } }).play(
      'create-GGGR',
    );
    expect(created.why('sell-B')).toBe('M27');
    expect(created.why('notch')).toBeNull();
    expect(created.why('activate-C17-art')).toBeNull();
  });
});

describe('any time', () => {
  test('[L11] [M10] order, ring and advantages at every moment of the turn, as often as one likes', () => {
    for (const at of ['start', 'turned', 'taken', 'sold', 'created'] as const) {
      const now = table({ at, advantages: 'visionary', completed: ['C01 C02'], benches: ['B'] });
      expect(
        now.play(
          'notch',
          'reorder-2',
          'activate-C01-art',
          'spin-5',
          'notch',
          'activate-C02-art',
          'spin-1',
          'reorder-3',
        ).state.phase,
      ).toBe(now.state.phase);
    }
  });

  test('[M10] not inside a payment or a taking', () => {
    const full = table({ at: 'turned', benches: ['BBBBBBBB'] }).play('take');
    expect(full.why('notch')).toBe('M11');
    expect(full.why('reorder-2')).toBe('M11');
    const missing = table({ seats: 3, at: 'turned', selector: 1, benches: ['', 'RRRRRRRR', 'RR'] }).play(
      'take',
    );
    expect(missing.why('notch')).toBe('M13');
  });

  test('[L11] only in one’s own turn', () => {
    const now = table({ benches: ['', 'B'] });
    expect(now.why('notch', 1)).toBe('L12');
    expect(now.why('reorder-2', 1)).toBe('L12');
    expect(now.why('selector', 1)).toBe('L12');
  });

  test('[L10] a choice that nobody asked for', () => {
    expect(table().why('gain-B')).toBe('L10');
    expect(table().why('return-B')).toBe('L10');
    expect(table().why('owl-2')).toBe('L73');
  });
});

describe('the end of a turn', () => {
  test('[L12] the turn passes to the left', () => {
    const now = table({ seats: 3, at: 'sold', first: 1, turn: 2 });
    expect(now.after('end')).toEqual({
      turn: 0,
      phase: 'collect',
      turned: false,
      taken: 0,
      dealt: 0,
      lastDeal: 'none',
    });
  });

  test('[L12] a round begins with whoever began the match', () => {
    expect(table({ seats: 3, at: 'sold', first: 1, turn: 0 }).after('end')).toMatchObject({
      turn: 1,
      round: 2,
    });
  });

  test('[L12] what an advantage allowed in a turn is over with it', () => {
    const now = table({ at: 'sold', terms: { takings: 2, deals: 2 } });
    expect(now.after('end')).toMatchObject({ takings: 1, deals: 1 });
  });
});

describe('the end of a match', () => {
  const last = { at: 'sold', hands: ['C17'], benches: ['GGGR'], aside: ['C01 C02 C03 C04 C05'] } as const;

  test('[L31] [M63] the round is completed when somebody has made every creation', () => {
    const made = table(last).play('create-GGGR', 'end');
    expect(made.state.phase).toBe('collect');
    expect(made.seat).toBe(1);
    const over = made.play('selector', 'take', 'sell-B', 'end');
    expect(over.state.phase).toBe('over');
    expect(over.outcome?.reason).toEqual({ key: 'outcome.creations', with: { who: 0 } });
    expect(over.why('notch')).toBe('L31');
    expect(over.legal()).toEqual([]);
  });

  test('[M63] when the last seat of the round does it, the match is over with that turn', () => {
    const made = table({ ...last, first: 1 }).play('create-GGGR');
    expect(made.why('notch')).toBeNull();
    expect(made.play('end').state.phase).toBe('over');
  });

  test('[L31] everybody has had equally many turns', () => {
    const now = table({
      seats: 4,
      at: 'sold',
      first: 2,
      turn: 3,
      hands: [undefined as never, undefined as never, undefined as never, null],
    });
    const next = now.play('end');
    expect(next.state.phase).toBe('collect');
    expect(next.seat).toBe(0);
  });
});

describe('rounds without a creation', () => {
  const quiet = { seats: 2, first: 1, at: 'sold', options: { safety: 6 } } as const;

  test('[M76] after so many whole rounds the match is scored', () => {
    const over = table({ ...quiet, round: 6 }).play('end');
    expect(over.state.phase).toBe('over');
    expect(over.outcome?.reason).toEqual({ key: 'outcome.safety', with: { count: 6 } });
    expect(table({ ...quiet, round: 5 }).play('end').state.phase).toBe('collect');
  });

  test('[M76] only at the end of a round', () => {
    expect(table({ ...quiet, first: 0, round: 9 }).play('end').state.phase).toBe('collect');
  });

  test('[M76] a creation by anyone begins the count anew', () => {
    const made = table({ ...quiet, round: 6, hands: ['C17'], benches: ['GGGR'] }).play('create-GGGR');
    expect(made.state.lastMade).toBe(6);
    expect(made.play('end').state.phase).toBe('collect');
    expect(table({ ...quiet, round: 11, lastMade: 6 }).play('end').state.phase).toBe('collect');
    expect(table({ ...quiet, round: 12, lastMade: 6 }).play('end').state.phase).toBe('over');
  });

  test('[M76] an expert match has its own clock', () => {
    expect(
      table({ ...quiet, options: { expert: true }, round: 40, selector: 3 }).play('end').state.phase,
    ).toBe('collect');
  });
});
