import { deepStrictEqual } from 'node:assert';
import { type AnyGame, apply, type Seat } from '#core/game';
import { quickRandom } from '#core/random';
import type { WalkStep } from './walk.ts';

/** Compares millions of values: a deep comparison is made only to tell the difference. */
export function same(actual: unknown, expected: unknown, what?: string): void {
  if (actual !== expected && JSON.stringify(actual) !== JSON.stringify(expected)) {
    deepStrictEqual(actual, expected, what);
  }
}

/** Two states that differ only in what the viewer may not know look, answer and go on alike for that viewer. */
export function expectNoDifference(
  game: AnyGame,
  { state, seat, action }: WalkStep,
  viewer: Seat | null,
  other: unknown,
): void {
  const json = (view: unknown): string => JSON.stringify(game.json.position(view));
  const words = (of: unknown, actor: Seat): string[] =>
    game.legalActions(of, actor).map((each: unknown) => game.encode(each));
  const view: unknown = game.view(state, viewer);
  same(json(game.view(other, viewer)), json(view));
  same(json(game.view(game.imagine(view, viewer, quickRandom(1)), viewer)), json(view));
  if (viewer !== null) {
    same(words(other, viewer), words(state, viewer));
    same(game.refusal(other, viewer, action), game.refusal(state, viewer, action));
  }
  const after: unknown = game.view(apply(game, state, seat, action), viewer);
  const otherAfter: unknown = game.view(apply(game, other, seat, action), viewer);
  same(json(otherAfter), json(after));
  same(game.describe(view, otherAfter, seat, action), game.describe(view, after, seat, action));
}
