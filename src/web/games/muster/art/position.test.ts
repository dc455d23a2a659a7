import { expect, test } from 'vitest';
import { bannerOf, WIZARD } from '#games/muster/cards';
import { positionPicture } from './position.ts';

const columns = Array.from({ length: 10 }, (): number[] => []);
const drawn = (own: readonly number[], seat: number): string =>
  positionPicture(
    { turn: 0, castles: [1, 0], left: 9, columns: columns.with(5 * seat + 3, [...own]) },
    seat,
  ) ?? '';

test('each card of a column is in the picture of the position, on the side of whoever looks', () => {
  const cards = (svg: string): number => svg.match(/<rect x="1"/gu)?.length ?? 0;
  const pieces = [bannerOf(3, 1), bannerOf(3, 2), WIZARD];
  expect([cards(drawn([], 0)), cards(drawn(pieces, 0))]).toEqual([0, 3]);
  expect(drawn(pieces, 1)).toBe(drawn(pieces, 0));
  expect(drawn(pieces, 0)).toContain('translate(56 0)');
});

test('a match that was kept before the columns were has no picture of its position', () => {
  expect(positionPicture({ turn: 0, castles: [1, 0], left: 9 }, 0)).toBeNull();
});
