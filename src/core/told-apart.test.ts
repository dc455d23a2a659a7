import { expect, test } from 'vitest';
import { toldApart } from './told-apart.ts';

test('choices that read the same are told apart by their notations, others are left alone', () => {
  const of = (label: string, notation: string | null) => ({ label, notation });
  const choices = [of('bids', 'bid-1'), of('bids', 'bid-2'), of('keeps it', 'keep'), of('bids', null)];
  expect(toldApart(choices).map(({ label }) => label)).toEqual([
    'bids (bid-1)',
    'bids (bid-2)',
    'keeps it',
    'bids',
  ]);
});
