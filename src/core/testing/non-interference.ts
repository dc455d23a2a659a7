import { messageOf } from '../problem.ts';
import { deepStrictEqual } from 'node:assert';
import { type AnyGame, apply, type Seat } from '#core/game';
import { quickRandom } from '#core/random';
import type { WalkStep } from './walk.ts';

/** Compares millions of values: a deep comparison is made only to tell the difference. */
export function same(actual: unknown, expected: unknown, what?: string): void {
  if (actual === expected || JSON.stringify(actual) === JSON.stringify(expected)) return;
  try {
    deepStrictEqual(actual, expected);
  } catch (thrown) {
    // With a message of its own the assertion would not tell the difference any more.
    throw what === undefined ? thrown : new Error(`${what}\n${messageOf(thrown)}`, { cause: thrown });
  }
}

/** What went wrong, and where whoever writes a game may look. */
const LEAKS = {
  view: '`view` shows something that `disguise` takes for hidden.',
  imagine: '`imagine` changes something that the viewer sees.',
  actions: 'What a seat may do depends on something it does not see.',
  refusal: 'Why a seat may not do something depends on something it does not see.',
  after:
    'After the action the viewer sees a difference. Either `view` leaks; or the action brings it into the open by the rules, and `disguise` must leave it as it is.',
  log: '`describe` tells something that the viewer does not see.',
} as const;

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
  same(json(game.view(other, viewer)), json(view), LEAKS.view);
  same(json(game.view(game.imagine(view, viewer, quickRandom(1)), viewer)), json(view), LEAKS.imagine);
  if (viewer !== null) {
    same(words(other, viewer), words(state, viewer), LEAKS.actions);
    same(game.refusal(other, viewer, action), game.refusal(state, viewer, action), LEAKS.refusal);
  }
  const after: unknown = game.view(apply(game, state, seat, action), viewer);
  const otherAfter: unknown = game.view(apply(game, other, seat, action), viewer);
  same(json(otherAfter), json(after), LEAKS.after);
  same(game.describe(view, otherAfter, seat, action), game.describe(view, after, seat, action), LEAKS.log);
}
