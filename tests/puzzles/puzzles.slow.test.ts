import { expect, test } from 'vitest';
import { type RoundGoal, roundSolver } from '#bots/murano/last-round';
import { readPuzzle } from '#bots/murano/puzzle';
import { musterSolver } from '#bots/muster/exact';
import { asPuzzle } from '#bots/muster/puzzle';
import { worldsOf } from '#bots/muster/worlds';
import { quickRandom } from '#core/random';
import { defaultOptions } from '#core/options';
import { murano } from '#games/murano/index';
import { muster } from '#games/muster/index';
import { cardsLeft, type State, type View } from '#games/muster/state';
import { graded as gradedMurano } from '../../tools/mine/murano/find.ts';
import { themeOf } from '../../tools/mine/murano/last-round.ts';
import { graded as gradedMuster } from '../../tools/mine/muster/find.ts';
import { sureRounds } from './murano-round-prover.ts';
import { proverOf, worldsIn } from './muster-prover.ts';
import { SHELF } from './shelf.ts';

/** The first and some more, evenly: all of them are proven by `npm run prove`. */
const SAMPLE = 6;

test.each(Object.entries(SHELF))(
  'a sample of the puzzles of %s is proven again',
  (_game, { lines, faultOf }) => {
    const step = Math.max(1, Math.floor(lines.length / SAMPLE));
    const sample = lines.filter((_, at) => at % step === 0);
    expect(sample.map(faultOf)).toEqual(sample.map(() => null));
  },
);

test.each(Object.entries(SHELF))(
  'no theme of %s is more than 30 of 100, and no position comes twice',
  (_game, { lines, themeOf }) => {
    const themes = Map.groupBy(lines, themeOf);
    // Of a handful, shares mean nothing.
    const most = Math.max(6, 0.3 * lines.length);
    for (const [theme, all] of themes) expect(all.length, theme).toBeLessThanOrEqual(most);
    expect(new Set(lines.map((line) => line.split(' ').slice(2).join(' '))).size).toBe(lines.length);
  },
);

test.each(Object.entries({ muster: gradedMuster, murano: gradedMurano }))(
  'puzzles of %s are as hard as they are for the bots of today: if not, npm run mine -- GAME --grade',
  (game, graded) => {
    const sample = SHELF[game].lines.filter((_, at) => at % 40 === 0);
    expect(sample.map(graded)).toEqual(sample);
  },
);

/** Positions that chance leads to, with few cards left. */
function* positions(count: number): Generator<View> {
  const random = quickRandom(5);
  const options = defaultOptions(muster.options);
  for (let found = 0; found < count; found += 1) {
    const state: State = muster.setup(options, 2, muster.deal(options, 2, random));
    while (cardsLeft(state) > 2 || state.phase !== 'action') {
      const legal = muster.legalActions(state, state.turn);
      muster.play(state, state.turn, legal[random.below(legal.length)]);
      if (muster.outcome(state) !== null) break;
    }
    if (muster.outcome(state) === null) yield asPuzzle(muster.view(state, state.turn), state.turn);
  }
}

test('solver and prover agree on every action in positions of random matches', () => {
  const cases = { sure: 0, lost: 0 };
  for (const view of positions(12)) {
    const worlds = worldsOf(view, 0, 1000)!;
    expect(worldsIn(view).length).toBe(worlds.length);
    for (const [goal, ahead] of [
      ['win', 1],
      ['draw', 0],
    ] as const) {
      const solver = musterSolver(view, 0, goal, 2, 5e6);
      const sure = proverOf({ view, ahead, turns: 2 }).sureActions();
      for (const action of muster.legalActions(view, 0)) {
        const word = muster.encode(action);
        const isSure = solver.isSureAfter(worlds, action);
        expect(isSure, word).toBe(sure.includes(word));
        cases[isSure === true ? 'sure' : 'lost'] += 1;
      }
    }
  }
  expect(Math.min(...Object.values(cases))).toBeGreaterThan(10);
});

/** A last round with little to go through; all of them are proven by `npm run prove`. */
const QUICK_ROUND = 447;

test('solver and prover agree on every action of a last round, for a win and for a draw', () => {
  const { state } = readPuzzle(SHELF['murano'].lines[QUICK_ROUND - 1]);
  const view = murano.view(state, 0);
  for (const goal of ['win', 'draw'] as const) {
    const solver = roundSolver(view, goal, 1e6);
    const sure = murano.legalActions(view, 0).filter((action) => solver.isSureAfter(action) === true);
    expect(sure.map(murano.encode)).toEqual(sureRounds(state, goal === 'win' ? 1 : 0));
    expect(sure.length).toBeGreaterThan(0);
  }
});

test('last rounds of theme deny turn on what the rival is left with, the others do not', () => {
  const rounds = SHELF['murano'].lines.slice(QUICK_ROUND - 1).map(readPuzzle);
  const denied = rounds.filter(({ theme }) => theme === 'deny');
  const others = rounds.filter(({ theme }) => theme === 'finish').slice(0, 2);
  expect(denied.length).toBeGreaterThan(1);
  for (const { theme, goal, state, solution } of [...denied.slice(0, 3), ...others]) {
    expect(themeOf(murano.view(state, 0), goal as RoundGoal, murano.parse(solution)!)).toBe(theme);
  }
});
