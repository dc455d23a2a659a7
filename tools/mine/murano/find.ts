import { iterations } from '#bots/bot';
import type { Level } from '#bots/level';
import { levelsOf } from '#bots/levels';
import { bestEnd } from '#bots/murano/last-turn';
import {
  type LastRoundPuzzle,
  type LastTurnPuzzle,
  readPuzzle,
  type Theme,
  writePuzzle,
} from '#bots/murano/puzzle';
import { apply } from '#core/game';
import { entryAt } from '#core/list';
import { defaultOptions } from '#core/options';
import { quickRandom, type Random } from '#core/random';
import type { Action } from '#games/murano/rules/action';
import { murano } from '#games/murano/index';
import { isLastRound } from '#games/murano/rules/turn';
import type { State } from '#games/murano/rules/state';
import { isMissed } from '../missed.ts';
import { deniesIn } from './brink.ts';
import { FEWEST_CHOICES, lively, MOST_CHOICES } from './choices.ts';
import { hoarded } from './hoard.ts';
import { roundsIn } from './last-round.ts';

const SEAT = 0;
/** Positions behind each action that may have to be tried: more than a person would, and quickly done again on a phone. */
const BUDGET = 3000;
/** The last turn is gone through several times, each time with a few whims: each way leads elsewhere. */
const WAYS = 5;
const WHIMS = 3;
/** Puzzles of one turn are much alike. */
const MOST_OF_A_MATCH = 5;
/** The end of a match is played several times from there: so many challenges are still to come. */
const BRANCH_AT = 1;
const ENDS = 4;
/** Two creations in a turn need a full workbench: for those it is gathered from so many challenges before the end. */
const HOARD_AT = 3;
const HOARDS = 6;

const levels = levelsOf(murano);

/** What a line of text is about, for choosing among many. */
export function tagsOf(line: string): {
  readonly theme: string;
  readonly difficulty: number;
  readonly like: string;
} {
  const { theme, difficulty, solution } = readPuzzle(line);
  return { theme, difficulty, like: entryAt(solution.split('-'), 0) };
}

/** The puzzles in the last turn of one match alone, or in the last rounds of one of two: one for each solution, the hardest first. */
export function puzzlesIn(seed: number, kind: string): readonly string[] {
  const candidates = (KINDS[kind] ?? allIn)(seed);
  return [...Map.groupBy<string, MinedPuzzle>(candidates, ({ solution }) => solution).values()]
    .map(([first]) => ({ ...first, difficulty: difficultyOf(first.state, first.solution) }))
    .toSorted((a, b) => b.difficulty - a.difficulty)
    .slice(0, MOST_OF_A_MATCH)
    .map(writePuzzle);
}

const KINDS: Readonly<Record<string, (seed: number) => Generator<MinedPuzzle>>> = {
  rounds: roundsIn,
  deny: deniesIn,
};

type MinedPuzzle = Omit<LastTurnPuzzle, 'difficulty'> | Omit<LastRoundPuzzle, 'difficulty'>;

function* allIn(seed: number): Generator<Omit<LastTurnPuzzle, 'difficulty'>> {
  const random = quickRandom(seed);
  const options = defaultOptions(murano.options);
  let middle: State = murano.setup(options, 1, murano.deal(options, 1, random));
  const playOn = (left: number): void => {
    while (middle.pile.length > left && !isLastRound(middle)) middle = chosen(middle, 1, random);
  };
  playOn(HOARD_AT);
  for (let end = 0; end < HOARDS && middle.pile.length > 0; end += 1) {
    let start = middle;
    while (!isLastRound(start)) start = hoarded(start, random);
    for (const puzzle of inLastTurn(start, random)) if (puzzle.theme === 'two') yield puzzle;
  }
  playOn(BRANCH_AT);
  for (let end = 0; end < ENDS; end += 1) {
    let start = middle;
    // The first end is as a good player comes to it, the others with whims before the last turn.
    for (let step = 0; !isLastRound(start) && murano.outcome(start) === null; step += 1) {
      start = end > 0 && step < WHIMS ? whim(start, random) : chosen(start, 1, random);
    }
    yield* inLastTurn(start, random);
  }
}

function* inLastTurn(start: State, random: Random): Generator<Omit<LastTurnPuzzle, 'difficulty'>> {
  const met = new Set<string>();
  for (let way = 0; way < WAYS; way += 1) {
    let whims = 0;
    for (let state = start; murano.outcome(state) === null;) {
      const key = JSON.stringify(murano.json.position(state));
      const puzzle = met.has(key) || state.owed.length > 0 ? null : puzzleIn(state);
      met.add(key);
      if (puzzle !== null) yield puzzle;
      const isWhim = whims < WHIMS && random.below(3) === 0;
      whims += Number(isWhim);
      state = isWhim ? whim(state, random) : chosen(state, random.below(2), random);
    }
  }
}

function chosen(state: State, level: number, random: Random): State {
  const { bot, iterations: count } = entryAt(levels, level);
  const action = bot.choose(murano.view(state, SEAT), SEAT, iterations(count), random) as Action;
  return apply(murano, state, SEAT, action);
}

function whim(state: State, random: Random): State {
  const actions = lively(murano.legalActions(state, SEAT));
  return apply(murano, state, SEAT, entryAt(actions, random.below(actions.length)));
}

/** Exactly one action leads to the most; null where several do, or not all could be tried. */
function puzzleIn(state: State): Omit<LastTurnPuzzle, 'difficulty'> | null {
  const legal = murano.legalActions(state, SEAT);
  if (legal.length < FEWEST_CHOICES || legal.length > MOST_CHOICES) return null;
  const end = bestEnd(state, BUDGET);
  if (end === null) return null;
  const [first] = end.actions;
  const solution = murano.encode(first);
  for (const action of legal) {
    if (murano.encode(action) === solution) continue;
    const other = bestEnd(apply(murano, state, SEAT, action), BUDGET, end.score);
    if (other === null || other.score >= end.score) return null;
  }
  return { goal: 'most', best: end.score, theme: themeOf(end.actions), state, solution };
}

function themeOf(actions: readonly Action[]): Theme {
  if (actions.filter(({ kind }) => kind === 'create').length > 1) return 'two';
  return THEME_OF[entryAt(actions, 0).kind] ?? 'order';
}

const THEME_OF: Readonly<Partial<Record<Action['kind'], Theme>>> = {
  sell: 'sale',
  exchange: 'exchange',
  buy: 'purchase',
  activate: 'advantage',
  notch: 'ring',
};

/** Each level is asked more than once, because some choose by chance. */
const ASKED = 9;
const HARDEST = 5;

/** One for each level that misses it more often than not, and one. */
function difficultyOf(state: State, solution: string): number {
  const missed = levels.filter((level) => isMissed(ASKED, (seed) => answer(state, level, seed) === solution));
  return Math.min(1 + missed.length, HARDEST);
}

function answer(state: State, { bot, iterations: count }: Level, seed: number): string {
  const view = murano.view(state, SEAT);
  return murano.encode(bot.choose(view, SEAT, iterations(count), quickRandom(seed)) as Action);
}

export function graded(line: string): string {
  const puzzle = readPuzzle(line);
  return writePuzzle({ ...puzzle, difficulty: difficultyOf(puzzle.state, puzzle.solution) });
}

export function isFound(line: string, level: number, seed: number): boolean {
  const { state, solution } = readPuzzle(line);
  return answer(state, entryAt(levels, level), seed) === solution;
}

export function wrongIn(line: string): readonly string[] {
  const { state, solution } = readPuzzle(line);
  return murano
    .legalActions(state, SEAT)
    .map(murano.encode)
    .filter((word) => word !== solution);
}
