import { expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import { type Given, table } from '#games/muster/testing/table';
import { castleOf } from './castle-of.ts';

test('a line of the log is about a castle, or about none', () => {
  const about = (given: Given, word: string): number | null => {
    const now = table(given);
    const [before, after] = [now.state, now.play(word).state];
    return castleOf(muster.describe(before, after, 0, muster.parse(word)!));
  };
  expect(about({ hand: 'leaf2' }, 'banner-leaf2-leaf')).toBe(3);
  expect(about({ own: { leaf: 'wizard' }, pile: 'flame1' }, 'move-leaf-cloud')).toBe(2);
  expect(about({ phase: 'refill', hand: 'leaf2' }, 'draw-pile')).toBeNull();
});
