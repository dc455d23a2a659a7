import { expect, test } from 'vitest';
import type { AnyGame } from '#core/game';
import { defaultOptions } from '#core/options';
import { quickRandom } from '#core/random';
import { expectNoDifference } from './non-interference.ts';
import { pebbles, type PebblesState } from './pebbles.ts';

const options = defaultOptions(pebbles.options);
const state = pebbles.setup(options, 2, pebbles.deal(options, 2, quickRandom(1)));
pebbles.play(state, 0, { kind: 'draw' });
/** The stone that seat 0 has drawn is another one. */
const [top = 0, ...bag] = state.bag;
const other = { ...state, hands: [[top], []], bag: [state.hands[0]?.[0] ?? 0, ...bag] };
const action = { kind: 'take', count: 1 };
const step = { state, seat: 1, action, legal: [action] };

const wrongIn = (change: Partial<AnyGame>): (() => void) => {
  const game: AnyGame = { ...pebbles, ...change };
  return () => expectNoDifference(game, step, 1, other);
};
const stoneIn = (of: unknown): number => (of as PebblesState).hands[0]?.[0] ?? 0;

test('where nothing is told, nothing is found', () => {
  expect(wrongIn({})).not.toThrow();
});

test('a leak is told with its place, and with the difference', () => {
  expect(wrongIn({ view: (of: unknown) => of })).toThrow(/^`view` shows .*\n.*\+ actual/su);
  expect(
    wrongIn({ legalActions: (of: unknown) => [{ kind: 'take', count: (stoneIn(of) % 3) + 1 }] }),
  ).toThrow(/^What a seat may do depends/u);
  expect(wrongIn({ refusal: (of: unknown) => ({ rule: 'P2', key: String(stoneIn(of)) }) })).toThrow(
    /^Why a seat may not do something/u,
  );
});

test('what an action brings into the open belongs into the disguise, and the leak says so', () => {
  const view: AnyGame['view'] = (of: PebblesState, viewer) => (of.turn === 0 ? of : pebbles.view(of, viewer));
  expect(wrongIn({ view })).toThrow(/^After the action .*`disguise` must leave it as it is/u);
});
