import { expect, test } from 'vitest';
import { newMatch } from '#core/match';
import { murano } from '#games/murano/index';
import { one } from '#games/murano/rules/shards';
import { usePage } from '../../../testing/page.ts';
import { shardColour } from './glass.ts';
import { positionPicture } from './position.ts';

const page = usePage();
const RING = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
const CIRCLE = [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2];
const board = { ring: RING, circle: CIRCLE, selector: 0, markets: [3 * one(3), 0, 0, one(4)] };
const standing = {
  turn: 0,
  money: [3, 9],
  round: 4,
  benches: [0, 2 * one(1) + one(3)],
  completed: [0, 2],
  board,
};
const picture = (seat: number, more: object = {}): string =>
  positionPicture({ ...standing, board: { ...board, ...more } }, seat) ?? '';
const count = (text: string, what: string): number => text.split(what).length - 1;

test('ring, circle, markets and the shards of whoever looks are in the picture of the position', () => {
  const counted = (seat: number): number[] =>
    ([0, 1, 2, 3, 4] as const).map((shard) => count(picture(seat), `fill="${shardColour(shard).mid}"`));
  expect(counted(0)).toEqual([11, 1, 12, 3, 1]);
  expect(counted(1)).toEqual([11, 3, 12, 4, 1]);
  expect([count(picture(1), 'fill="none"'), count(picture(0), 'fill="none"')]).toEqual([5 + 8, 8 + 8]);
  expect([count(picture(1), '#E3B23C'), count(picture(0), '#E3B23C')]).toEqual([2, 0]);
});

test('a selector elsewhere, a ring that was turned and another market make another picture', () => {
  const others = [{ selector: 1 }, { selector: 12 }, { ring: RING.toReversed() }, { markets: [0, 0, 0, 0] }];
  const pictures = [picture(0), ...others.map((other) => picture(0, other))];
  expect(new Set(pictures).size).toBe(5);
});

test('what a room keeps of a match is enough for it', async () => {
  const room = await page.room('murano');
  const match = newMatch(murano, { seats: 2, start: { seed: 'picture' } });
  expect(positionPicture({ turn: 0, ...room.standing?.(match) }, 0)).toContain('#6FE3DE');
});

test('a match that was kept before its board was has no picture of its position', () => {
  const { board: _, ...old } = standing;
  expect(positionPicture(old, 0)).toBeNull();
  expect(positionPicture({ turn: 0, money: [3, 9], round: 4 }, 0)).toBeNull();
});
