import { iterations } from '#bots/bot';
import { levelsOf } from '#bots/levels';
import { type RoundGoal, roundSolver } from '#bots/murano/last-round';
import type { LastRoundPuzzle, Theme } from '#bots/murano/puzzle';
import { SEAT } from '#bots/murano/reply';
import { apply } from '#core/game';
import { entryAt } from '#core/list';
import { defaultOptions } from '#core/options';
import { quickRandom, type Random } from '#core/random';
import { murano } from '#games/murano/index';
import type { Action } from '#games/murano/rules/action';
import type { State, View } from '#games/murano/rules/state';
import { FEWEST_CHOICES, lively, MOST_CHOICES } from './choices.ts';

/** With more cards nobody finishes in one turn. */
const MOST_LEFT = 2;
/** The turn that may be the last is gone through several times, with whims. */
const WAYS = 8;
const WHIMS = 3;
/** Positions that may be met to look for a puzzle, and to prove what comes of one action: it is done again on a phone. */
export const BUDGET = 40_000;
const PROOF_BUDGET = 30_000;
const GOALS: readonly RoundGoal[] = ['win', 'draw'];

const levels = levelsOf(murano);

/** The puzzles in those turns of a match of two in which whoever began it may end it. */
export function* roundsIn(seed: number): Generator<Omit<LastRoundPuzzle, 'difficulty'>> {
  const { state: start, random } = newMatch(seed);
  for (let state = start; murano.outcome(state) === null; state = played(state, random)) {
    if (beginsTurn(state)) yield* inTurn(state, random);
  }
}

/** A match of two that the seat begins. */
export function newMatch(seed: number): { readonly state: State; readonly random: Random } {
  const random = quickRandom(seed);
  const options = { ...defaultOptions(murano.options), first: 'seat0' } as const;
  return { state: murano.setup(options, 2, murano.deal(options, 2, random)), random };
}

/** Whether the turn begins in which the seat may end the match. */
export const beginsTurn = ({ turn, phase, turned, owed, hands }: State): boolean =>
  turn === SEAT && phase === 'collect' && !turned && owed.length === 0 && hands[SEAT].length <= MOST_LEFT;

function* inTurn(start: State, random: Random): Generator<Omit<LastRoundPuzzle, 'difficulty'>> {
  const met = new Set<string>();
  for (let way = 0; way < WAYS; way += 1) {
    let whims = 0;
    for (let state = start; state.turn === SEAT;) {
      const key = JSON.stringify(murano.json.position(state));
      const puzzle = met.has(key) || state.owed.length > 0 ? null : puzzleIn(state);
      met.add(key);
      if (puzzle !== null) yield puzzle;
      const isWhim = way > 0 && whims < WHIMS && random.below(3) === 0;
      whims += Number(isWhim);
      state = isWhim ? whim(state, random) : played(state, random);
    }
  }
}

/** What a bot of level 2 does. */
export function chosen(state: State, random: Random): Action {
  const { bot, iterations: count } = entryAt(levels, 1);
  const { turn } = state;
  return bot.choose(murano.view(state, turn), turn, iterations(count), random) as Action;
}

const played = (state: State, random: Random): State =>
  apply(murano, state, state.turn, chosen(state, random));

function whim(state: State, random: Random): State {
  const actions = lively(murano.legalActions(state, SEAT));
  return apply(murano, state, SEAT, entryAt(actions, random.below(actions.length)));
}

/** Exactly one action makes the strongest claim certain; null where several do, or it is not known, or nothing is certain. */
export function puzzleIn(state: State): Omit<LastRoundPuzzle, 'difficulty'> | null {
  const view = murano.view(state, SEAT);
  const legal = murano.legalActions(view, SEAT);
  if (legal.length < FEWEST_CHOICES || legal.length > MOST_CHOICES) return null;
  for (const goal of GOALS) {
    const solver = roundSolver(view, goal, BUDGET);
    const isSure = solver.isSure();
    if (isSure === null) return null;
    if (!isSure) continue;
    const sure: Action[] = [];
    for (const action of legal) {
      const isSureToo = solver.isSureAfter(action);
      if (isSureToo === null) return null;
      if (isSureToo) sure.push(action);
      if (sure.length > 1) return null;
    }
    const [action] = sure;
    const isQuick = (each: Action): boolean =>
      roundSolver(view, goal, PROOF_BUDGET).isSureAfter(each) !== null;
    if (!legal.every(isQuick)) return null;
    return { goal, theme: themeOf(view, goal, action), state, solution: murano.encode(action) };
  }
  return null;
}

/**
 * A win is about what the rival is left with where another action ends the match with as much money, and only a reply
 * refutes it; otherwise it is about what one comes to oneself.
 */
export function themeOf(view: View, goal: RoundGoal, solution: Action): Theme {
  if (goal === 'draw') return 'share';
  const solver = roundSolver(view, goal, Number.POSITIVE_INFINITY);
  const { money } = solver.wayAfter(solution);
  const word = murano.encode(solution);
  const isRefuted = murano.legalActions(view, SEAT).some((action) => {
    if (murano.encode(action) === word) return false;
    const other = solver.wayAfter(action);
    return other.rival.length > 0 && other.money >= money;
  });
  return isRefuted ? 'deny' : 'finish';
}
