import { expect, test } from 'vitest';
import type { Line } from './table.ts';
import { byActor, turnsIn, turnsSince } from './turns.ts';

const log = (seats: string): readonly Line[] =>
  Array.from(seats, (seat) => ({ seat: Number(seat), notation: '', message: { key: 'log' }, sealed: false }));
const told = (seats: string): string[] =>
  turnsIn(log(seats), byActor).map(({ seat, first, lines }) => `${seat}@${first}×${lines.length}`);

test('whoever acts has the turn until somebody else does', () => {
  expect(told('')).toEqual([]);
  expect(told('0011101')).toEqual(['0@0×2', '1@2×3', '0@5×1', '1@6×1']);
});

test('what the others have done since a seat acted', () => {
  const since = (seats: string, seat: number | null): number[] =>
    turnsSince(turnsIn(log(seats), byActor), seat).map((turn) => turn.first);
  expect(since('001122', 0)).toEqual([2, 4]);
  expect(since('1122', 0)).toEqual([0, 2]);
  expect(since('0011220', 0)).toEqual([]);
  expect(since('001122', null)).toEqual([4]);
});

test('a turn in which a seat only answered went on after that', () => {
  const begins = (before: Line, line: Line): boolean => before.seat === 3 || line.seat === 9;
  // Seat 1 plays, 0 answers, 1 goes on; 3 ends a turn.
  const turns = turnsIn(log('03101323'), begins);
  expect(turnsSince(turns, 0).map((turn) => turn.first)).toEqual([2, 6]);
});
