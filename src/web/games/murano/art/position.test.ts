import { expect, test } from 'vitest';
import { one } from '#games/murano/rules/shards';
import { shardColour } from './glass.ts';
import { positionPicture } from './position.ts';

test('the shards and finished creations of whoever looks are in the picture of the position', () => {
  const standing = { turn: 0, money: [3, 9], round: 4, benches: [0, 2 * one(0) + one(3)], completed: [0, 2] };
  const count = (seat: number, what: string): number =>
    (positionPicture(standing, seat) ?? '').split(what).length - 1;
  expect([count(1, shardColour(0).mid), count(1, shardColour(3).mid), count(1, '<path')]).toEqual([2, 1, 2]);
  expect([count(1, 'fill="none"'), count(0, 'fill="none"'), count(0, '<path')]).toEqual([5, 8, 0]);
});

test('a match that was kept before the workbenches were has no picture of its position', () => {
  expect(positionPicture({ turn: 0, money: [3, 9], round: 4 }, 0)).toBeNull();
});
