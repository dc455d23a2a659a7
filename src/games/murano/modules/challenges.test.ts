import { describe, expect, test } from 'vitest';
import { murano } from '../index.ts';
import { table } from '../testing/table.ts';

const alone = { seats: 1, at: 'sold' } as const;

describe('a challenge after each turn', () => {
  test('[L50] [M45] one card is revealed and applied when the turn is over', () => {
    const now = table({ ...alone, pile: 'nothing ring selector red green blue' });
    const next = now.play('end');
    expect(next.state.pile).toHaveLength(5);
    expect(next.position).toMatchObject({ revealed: ['nothing'], phase: 'collect', turn: 0, round: 2 });
    expect(now.log('end', 0)).toEqual({
      key: 'log.endChallenge',
      with: { who: 0, challenge: '@challenge.nothing' },
    });
  });

  test('[L53] the ring turns one notch counter-clockwise', () => {
    expect(table({ ...alone, ring: 11, pile: 'ring' }).after('end')).toMatchObject({ ring: 0 });
  });

  test('[L54] [M48] the selector turns one notch clockwise, and no shards are taken', () => {
    const after = table({ ...alone, selector: 11, pile: 'selector' }).after('end');
    expect(after).toMatchObject({ selector: 0, turned: false });
    expect(after).not.toHaveProperty('bench 0');
  });

  test('[L55] a red shard', () => {
    expect(table({ ...alone, pile: 'red' }).after('end')).toMatchObject({ 'bench 0': 'R' });
  });

  test('[L56] a green shard', () => {
    expect(table({ ...alone, pile: 'green' }).after('end')).toMatchObject({ 'bench 0': 'G' });
  });

  test('[L57] a blue shard', () => {
    expect(table({ ...alone, pile: 'blue' }).after('end')).toMatchObject({ 'bench 0': 'B' });
  });

  test('[L58] a yellow shard', () => {
    expect(table({ ...alone, pile: 'yellow' }).after('end')).toMatchObject({ 'bench 0': 'Y' });
  });

  test('[M49] a full bench returns any of the nine; without stock nothing happens', () => {
    const full = table({ ...alone, pile: 'red', benches: ['BBBBBBBB'] }).play('end');
    expect(full.legal()).toEqual(['return-B', 'return-R']);
    const none = table({
      ...alone,
      pile: 'red',
      benches: ['RR'],
      markets: { NE: 'RRR', SE: 'RRR', SW: 'RR' },
    });
    expect(none.after('end')).not.toHaveProperty('bench 0');
  });

  test('[L59] [M47] the market with the most shards is emptied into the warehouse', () => {
    const now = table({ ...alone, pile: 'empty', markets: { NE: 'B', SE: 'GG' } });
    expect(now.after('end')).toMatchObject({ SE: '' });
    expect(now.after('end')).not.toHaveProperty('NE');
  });

  test('[M47] on a tie the player chooses one; when all are empty nothing happens', () => {
    const tied = table({ ...alone, pile: 'empty', markets: { NE: 'B', SE: 'GG', NW: 'RY' } }).play('end');
    expect(tied.legal()).toEqual(['empty-NW', 'empty-SE']);
    expect(tied.why('empty-NE')).toBe('M47');
    expect(tied.after('empty-NW')).toEqual({ NW: '', owed: '' });
    expect(table({ ...alone, pile: 'empty' }).play('end').state.owed).toEqual([]);
  });

  test('[M47] by option all that tie are emptied, and nobody is asked', () => {
    const all = { ...alone, options: { emptied: 'all' }, pile: 'empty' } as const;
    const tied = table({ ...all, markets: { NE: 'B', SE: 'GG', NW: 'RY' } });
    expect(tied.after('end')).toMatchObject({ SE: '', NW: '' });
    expect(tied.after('end')).not.toHaveProperty('NE');
    expect(tied.play('end').state.owed).toEqual([]);
    expect(table(all).play('end').state.owed).toEqual([]);
    expect(table({ ...all, markets: { NE: 'B', SE: 'GG' } }).after('end')).toMatchObject({ SE: '' });
  });

  test('[M47] the card says what it does in this match', () => {
    const told = (emptied: 'one' | 'all'): unknown => {
      const before = table({ ...alone, options: { emptied }, pile: 'empty' });
      const { state } = before.play('end');
      return murano.describe(before.state, state, 0, { kind: 'end' }).with?.['challenge'];
    };
    expect(told('one')).toBe('@challenge.empty');
    expect(told('all')).toBe('@challenge.emptyAll');
  });

  test('[M47] a match older than the option is told as it was: one is emptied, and the option is not written', () => {
    const written = (emptied: 'one' | 'all'): unknown =>
      table({ ...alone, options: { emptied } }).position['options'];
    expect(written('one')).not.toHaveProperty('emptied');
    expect(written('all')).toHaveProperty('emptied', 'all');
  });

  test('[L60] nothing', () => {
    const after = table({ ...alone, pile: 'nothing' }).after('end');
    expect(Object.keys(after).sort()).toEqual([
      'dealt',
      'lastDeal',
      'phase',
      'pile',
      'revealed',
      'round',
      'taken',
      'turned',
    ]);
  });

  test('[M86] only that decision before the next turn, nothing else', () => {
    const tied = table({ ...alone, pile: 'empty', markets: { NE: 'B', SE: 'G' } }).play('end');
    for (const word of ['notch', 'reorder-2', 'selector']) expect(tied.why(word)).toBe('M86');
    const full = table({ ...alone, pile: 'red', benches: ['BBBBBBBB'] }).play('end');
    expect(full.why('notch')).toBe('M11');
  });
});

describe('the end', () => {
  test('[L51] [M45] after the last card comes one more turn: seven in all', () => {
    let now = table({ seats: 1, pile: 'nothing nothing ring ring selector red' });
    const playTurn = (): void => {
      now = now.play('selector', 'take');
      const [everything] = now.legal('sell').sort((a, b) => b.length - a.length);
      now = now.play(everything, 'end');
    };
    for (let turn = 1; turn <= 6; turn += 1) {
      playTurn();
      expect(now.state.phase).toBe('collect');
      expect(now.state.pile).toHaveLength(6 - turn);
    }
    playTurn();
    expect(now.state.phase).toBe('over');
    expect(now.outcome).toMatchObject({ won: false });
  });

  const last = { ...alone, hands: ['C17'], aside: ['C01 C02 C03 C04 C05'], benches: ['GGGR'] } as const;

  test('[M46] all six completed early: the match ends with that turn', () => {
    const made = table({ ...last, money: [40] }).play('create-GGGR');
    expect(made.state.phase).toBe('create');
    const over = made.play('end');
    expect(over.state.phase).toBe('over');
    expect(over.outcome).toMatchObject({ won: true, scores: [48] });
  });

  test('[M75] and no further card is revealed', () => {
    const over = table({ ...last, pile: 'red green' }).play('create-GGGR', 'end');
    expect(over.state.pile).toHaveLength(2);
    expect(over.state.benches[0]).toBe(0);
  });

  test('[L51] [M50] with a creation left the challenge is lost, whatever the money', () => {
    const over = table({
      ...alone,
      pile: '',
      money: [90],
      hands: ['C17'],
      aside: ['C01 C02 C03 C04 C05'],
    }).play('end');
    expect(over.outcome).toEqual({
      scores: [90],
      ranking: [[0]],
      won: false,
      reason: { key: 'outcome.lost', with: { count: 1 } },
    });
  });

  test('[L52] the ranks', () => {
    const rank = (money: number): unknown => {
      const over = table({ ...alone, pile: '', money: [money], hands: [null] }).play('end');
      return over.outcome?.reason;
    };
    const won = (name: string): unknown => ({ key: 'outcome.won', with: { rank: `@rank.${name}` } });
    expect([0, 39, 40, 44, 45, 49, 50, 70].map(rank)).toEqual(
      [
        'apprentice',
        'apprentice',
        'artisan',
        'artisan',
        'master',
        'master',
        'grandmaster',
        'grandmaster',
      ].map(won),
    );
  });

  test('[M51] a Buy stays possible, and only one’s own exchanges fill the markets', () => {
    const now = table({ seats: 1, at: 'taken', markets: { NE: 'B' }, benches: ['R'] });
    expect(now.why('buy-NE')).toBeNull();
    expect(now.play('buy-NE', 'end').state.markets).toEqual([0, 0, 0, 0]);
  });
});
