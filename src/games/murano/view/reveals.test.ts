import { describe, expect, test } from 'vitest';
import type { Seat } from '#core/game';
import { murano } from '../index.ts';
import { table } from '../testing/table.ts';

type Table = ReturnType<typeof table>;
const reveals = (now: Table, word: string, reader: Seat = now.seat): boolean =>
  murano.reveals(murano.view(now.state, reader), now.seat, murano.parse(word)!);

describe('what turns up something hidden', () => {
  test('[L25] a creation shows its face to the others, not to its owner', () => {
    const now = table({ at: 'sold', hands: ['C17'], benches: ['GGGR'] });
    expect(reveals(now, 'create-GGGR')).toBe(false);
    expect(reveals(now, 'create-GGGR', 1)).toBe(true);
  });

  test('[M05] a new first card, where these lie open', () => {
    const open = table({ options: { openFirst: true }, advantages: 'magician', completed: ['C01'] });
    expect(reveals(open, 'reorder-2', 1)).toBe(true);
    expect(reveals(open, 'reorder-2')).toBe(false);
    expect(reveals(table(), 'reorder-2', 1)).toBe(false);
    expect(reveals(open.play('activate-C01-art'), 'order-2', 1)).toBe(true);
  });

  test('[L50] the next challenge, unless this was the last turn', () => {
    expect(reveals(table({ seats: 1, at: 'sold' }), 'end')).toBe(true);
    expect(reveals(table({ seats: 1, at: 'sold', pile: '' }), 'end')).toBe(false);
    expect(reveals(table({ seats: 1, at: 'sold', hands: [null] }), 'end')).toBe(false);
    expect(reveals(table({ at: 'sold' }), 'end')).toBe(false);
  });

  test('[M42] the last of several choices', () => {
    const used = table({ advantages: 'clumsiness', completed: ['C01'], benches: ['B', 'G'] }).play(
      'activate-C01-art',
    );
    expect(reveals(used, 'discard-B')).toBe(false);
    expect(reveals(used.play('discard-B'), 'discard-G')).toBe(true);
    const single = table({ advantages: 'clumsiness', completed: ['C01'], benches: ['B'] }).play(
      'activate-C01-art',
    );
    expect(reveals(single, 'discard-B')).toBe(false);
  });

  test('[L28] nothing else', () => {
    const now = table({ at: 'taken', benches: ['B'], markets: { NE: 'G' } });
    for (const word of ['notch', 'sell-B', 'buy-NE', 'exchange-B-NE']) {
      expect(reveals(now, word, 1)).toBe(false);
    }
  });

  test('[M42] a preview of the last discard knows only its own', () => {
    const used = table({ advantages: 'clumsiness', completed: ['C01'], benches: ['B', 'G'] }).play(
      'activate-C01-art',
      'discard-B',
    );
    const preview = murano.preview(murano.view(used.state, 1), 1, murano.parse('discard-G')!);
    expect(preview.benches).toEqual([1, 0]);
  });

  test('[L50] a preview of the end of a turn does not know the challenge', () => {
    const now = table({ seats: 1, at: 'sold' });
    const preview = murano.preview(murano.view(now.state, 0), 0, murano.parse('end')!);
    expect(preview.revealed).toEqual([-1]);
    expect(preview.pile).toHaveLength(5);
  });
});
