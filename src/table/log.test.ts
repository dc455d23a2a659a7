import { expect, test } from 'vitest';
import type { AnyGame } from '#core/game';
import { type Match, newMatch, playNotation, stagesOf } from '#core/match';
import { pebbles } from '#core/testing/pebbles';
import { lineOf, logFor } from './log.ts';

function played(game: AnyGame, seats: number): Match {
  const start = newMatch(game, { seats, options: { heap: 9 }, start: { seed: 'three' } });
  return ['draw', 'take-2', 'draw'].reduce(
    (match, notation) => playNotation(match, game.toAct(match.state)[0] ?? 0, notation),
    start,
  );
}

test('whether something was sealed is what whoever played it saw before, whoever reads the line', () => {
  const asked: unknown[] = [];
  const game: AnyGame = {
    ...pebbles,
    reveals: (view, seat, action) => {
      asked.push(view);
      return pebbles.reveals(view, seat, action);
    },
  };
  const match = played(game, 3);
  for (const reader of [null, 0, 1, 2]) {
    for (const stage of stagesOf(match).slice(1)) {
      asked.length = 0;
      lineOf(stage, reader);
      const { move, before } = stage.last!;
      expect(asked).toEqual([pebbles.view(before.state, move.seat)]);
    }
  }
});

test('a line that was written once is the same line in every later log', () => {
  const match = played(pebbles, 2);
  const log = logFor(0);
  const [first] = log(match);
  expect(log(match)[0]).toBe(first);
  expect(log(match).map(({ notation }) => notation)).toEqual(['draw', 'take-2', 'draw']);
});

test('a line tells what its reader may know of the action, and what came of it', () => {
  const match = played({ ...pebbles, effect: (_before, _after, actor) => ({ by: `#${actor}` }) }, 2);
  for (const reader of [null, 0, 1]) {
    for (const stage of stagesOf(match).slice(1)) {
      const { move, before } = stage.last!;
      const told = pebbles.describe(
        pebbles.view(before.state, reader),
        pebbles.view(stage.state, reader),
        move.seat,
        pebbles.parse(move.notation)!,
      );
      expect(lineOf(stage, reader).message).toEqual({ ...told, with: { ...told.with, by: `#${move.seat}` } });
      expect(told.with).toMatchObject({ who: move.seat });
    }
  }
});
