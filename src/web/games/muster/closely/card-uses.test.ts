import { beforeAll, expect, test } from 'vitest';
import { readOptions } from '#core/options';
import { bannerOf, CASTLE } from '#games/muster/cards';
import { muster } from '#games/muster/index';
import { usePage } from '../../../testing/page.ts';
import type * as cardUses from './card-uses.ts';

const page = usePage();
let usesOf: typeof cardUses.usesOf;
beforeAll(async () => {
  await page.room('muster');
  ({ usesOf } = await import('./card-uses.ts'));
});
const rules = (card: number, given: Readonly<Record<string, boolean>> = {}): string =>
  usesOf(card, readOptions(muster, given, 2))
    .map(({ rule }) => rule)
    .join(' ');

test('what a banner is for follows from its rank and from the options', () => {
  expect([1, 2, 3, 4, 5].map((rank) => rules(bannerOf(0, rank)))).toEqual([
    'U9 U26 U28 U17',
    'U9 U22 U26 U28 U17',
    'U9 U22 U26 U28 U17',
    'U9 U22 U26 U28 U17',
    'U9 U22 U26 U17',
  ]);
  expect(rules(bannerOf(0, 3), { mend: false })).toBe('U9 U22 U26 U17');
  expect(rules(bannerOf(0, 3), { bridges: false })).toBe('U9 U26 U17');
});

test('a rainbow castle opens a castle and stays there', () => {
  expect(rules(CASTLE)).toBe('U19 U8');
});
