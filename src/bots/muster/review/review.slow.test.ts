import { expect, test } from 'vitest';
import { muster } from '#games/muster/index';
import { disguise } from '#games/muster/testing/disguise';
import { expectBlind, expectSums, randomMatch } from '../../review/testing/checks.ts';
import { PUZZLES } from '../content/puzzles.ts';
import { readPuzzle, SEAT } from '../puzzle.ts';
import { evaluator } from './evaluator.ts';

/** `npm run review:sums` and `npm run review:blind` try 1,000; several processes can share them, each from a number on. */
const FROM = Number(process.env['TAVOLA_FROM'] ?? 0);
const MATCHES = Number(process.env['TAVOLA_MATCHES'] ?? 4);
const PAIRS = Number(process.env['TAVOLA_PAIRS'] ?? 12);
const HOURS = 6 * 3_600_000;

test(`luck and play are the result, over ${MATCHES} matches`, { timeout: HOURS }, () => {
  for (let number = FROM; number < FROM + MATCHES; number += 1) {
    expectSums(evaluator, randomMatch(muster, 2, number));
  }
});

test(`what a seat cannot know changes nothing it is told, over ${PAIRS} pairs`, { timeout: HOURS }, () => {
  expectBlind(evaluator, disguise, PAIRS, 9, FROM);
});

test('every card of the pile may come, as often as it is there, and its order is nobody’s luck', () => {
  const { state } = randomMatch(muster, 2, 1).last!.before.last!.before.last!.before;
  const chance = evaluator.chance(state, state.turn, { kind: 'draw', from: -1 } as never);
  const reversed = { ...state, pile: state.pile.slice(state.drawn).toReversed(), drawn: 0 };
  expect(evaluator.openShares(reversed)).toEqual(evaluator.openShares(state));
  if (chance === null) return;
  expect(chance.outcomes.reduce((sum, { weight }) => sum + weight, 0)).toBe(state.pile.length - state.drawn);
});

test('what is certain is proven', () => {
  const { view, solution, goal } = readPuzzle(PUZZLES.trim().split('\n')[0]);
  const proof = evaluator.proof!(view, SEAT)!;
  expect(proof.proven).toBe(goal);
  expect(proof.actions.map(muster.encode)).toEqual([solution]);
});
