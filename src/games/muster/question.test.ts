import { expect, test } from 'vitest';
import { inEnglish } from '#core/words';
import { muster } from './index.ts';
import { table } from './testing/table.ts';

const said = ({ state }: ReturnType<typeof table>): string => inEnglish(muster, muster.question(state, 0));

test('[U5] only what there is to choose from is asked for', () => {
  expect(said(table({ hand: 'leaf2 cloud3' }))).toBe('Choose a card.');
  expect(said(table({ own: { leaf: 'wizard' }, hand: 'leaf2 cloud3' }))).toBe(
    'Choose a card, or a wizard of yours.',
  );
});

test('[U6] the hand is filled up, from the castles only where a card can be taken there', () => {
  const laid = table({ hand: 'leaf2 cloud3 cloud2 flame1 flame2' }).play('lay-leaf2-leaf');
  expect(said(laid)).toBe('Take a card from the pile.');
});
