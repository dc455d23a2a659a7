import { expect, test } from 'vitest';
import { pebbles } from '#core/testing/pebbles';
import { standIn } from '#core/testing/stand-in';
import { severalSeats } from './several-seats.ts';
import type { Player, Table } from './table.ts';

const calls: string[] = [];
const PLAYERS: readonly Player[] = [
  { kind: 'person', name: 'Ada' },
  { kind: 'person', name: 'Bo' },
];

/** One line to the server, that tells what was asked of it. */
const lineOf = (name: string, own: readonly number[]): Table => ({
  game: pebbles,
  players: PLAYERS,
  own,
  watch(seat, notify) {
    calls.push(`${name} watches for ${seat}`);
    notify(standIn({ seat }));
    return () => void calls.push(`${name} stops`);
  },
  past: (seat, first) => [{ seat, log: [name, first] } as never],
  send: (seat, notation) => void calls.push(`${name} sends ${notation} for ${seat}`),
  undo: (seat) => void calls.push(`${name} undoes for ${seat}`),
  leave: () => void calls.push(`${name} leaves`),
});

test('each seat of a device has its own line, and whoever looks between turns sees what spectators see', () => {
  const table = severalSeats(lineOf('watching', []), [lineOf('second', [2]), lineOf('first', [0])]);
  expect([table.own, table.players]).toEqual([[0, 2], PLAYERS]);
  const seen: (number | null)[] = [];
  const stops = [null, 0, 2].map((seat) => table.watch(seat, (sight) => seen.push(sight.seat)));
  expect(seen).toEqual([null, 0, 2]);
  stops[2]();
  table.send(0, 'take-1');
  table.undo(2);
  expect(table.past(2, 5)).toEqual([{ seat: 2, log: ['second', 5] }]);
  expect(table.past(null, 1)).toEqual([{ seat: null, log: ['watching', 1] }]);
  table.leave();
  expect(calls).toEqual([
    'watching watches for null',
    'first watches for 0',
    'second watches for 2',
    'second stops',
    'first sends take-1 for 0',
    'second undoes for 2',
    'watching leaves',
    'second leaves',
    'first leaves',
  ]);
  expect(() => table.send(1, 'take-1')).toThrow('expected a seat of this device');
});
