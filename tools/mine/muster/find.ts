import { iterations } from '#bots/bot';
import type { Level } from '#bots/level';
import { levelsOf } from '#bots/levels';
import { certaintyIn, MOST_LEFT } from '#bots/muster/endings';
import {
  asPuzzle,
  choicesIn,
  type MusterPuzzle,
  readPuzzle,
  SEAT,
  themeOf,
  writePuzzle,
} from '#bots/muster/puzzle';
import { apply } from '#core/game';
import { entryAt } from '#core/list';
import { defaultOptions } from '#core/options';
import { quickRandom, type Random } from '#core/random';
import type { Action } from '#games/muster/action';
import { muster } from '#games/muster/index';
import { cardsLeft, type State, type View } from '#games/muster/state';
import { isMissed } from '../missed.ts';

/** Enough to choose from. */
const FEWEST_CHOICES = 8;
/** Positions that a proof may need: it is made again on a phone. */
const BUDGET = 300_000;
/** The end of a match is played several times: each leads elsewhere. But puzzles of one match are much alike. */
const ENDS = 3;
const MOST_OF_A_MATCH = 2;
const BRANCH_AT = 6;

const levels = levelsOf(muster);
const THINKING = [1, 4, 16];

/** What a line of text is about, for choosing among many. */
export function tagsOf(line: string): {
  readonly theme: string;
  readonly difficulty: number;
  readonly like: string;
} {
  const puzzle = readPuzzle(line);
  const [kind] = puzzle.solution.split('-');
  return { theme: themeOf(puzzle), difficulty: puzzle.difficulty, like: kind };
}

/** The puzzles found in one match of bots against themselves: the hardest of each solution. */
export function puzzlesIn(seed: number): readonly string[] {
  const puzzles = Map.groupBy(allIn(seed), ({ goal, turns, solution }) => `${goal} ${turns} ${solution}`);
  return [...puzzles.values()]
    .map((alike) => alike.toSorted((a, b) => b.difficulty - a.difficulty)[0])
    .toSorted((a, b) => b.difficulty - a.difficulty)
    .slice(0, MOST_OF_A_MATCH)
    .map(writePuzzle);
}

function* allIn(seed: number): Generator<MusterPuzzle> {
  const random = quickRandom(seed);
  const options = defaultOptions(muster.options);
  let middle: State = muster.setup(options, 2, muster.deal(options, 2, random));
  while (cardsLeft(middle) > BRANCH_AT && muster.outcome(middle) === null) middle = next(middle, random);
  for (let end = 0; end < ENDS; end += 1) {
    let state = middle;
    while (muster.outcome(state) === null) {
      if (state.phase === 'action' && cardsLeft(state) <= MOST_LEFT) {
        const puzzle = puzzleIn(asPuzzle(muster.view(state, state.turn), state.turn));
        if (puzzle !== null) yield puzzle;
      }
      state = next(state, random);
    }
  }
}

function next(state: State, random: Random): State {
  const level = entryAt(levels, 2 + random.below(2));
  const budget = iterations(entryAt(THINKING, random.below(THINKING.length)));
  const action = level.bot.choose(muster.view(state, state.turn), state.turn, budget, random) as Action;
  return apply(muster, state, state.turn, action);
}

/** The strongest claim with exactly one action that makes it certain; null where there is none, or it is not known. */
function puzzleIn(view: View): MusterPuzzle | null {
  if (choicesIn({ view }) < FEWEST_CHOICES) return null;
  const certainty = certaintyIn(view, SEAT, muster.legalActions(view, SEAT), 2, { positions: BUDGET });
  if (certainty?.actions.length !== 1) return null;
  const { goal, turns, actions } = certainty;
  const solution = muster.encode(entryAt(actions, 0));
  return { goal, turns, view, solution, difficulty: difficultyOf(view, solution) };
}

/** Each level is asked more than once, because they choose by chance. */
const ASKED = 9;
/** The strongest has the solver, and finds them all. */
const FALLIBLE = levels.slice(0, -1);

/** One for each level that misses it more often than not, and one. */
const difficultyOf = (view: View, solution: string): number =>
  1 + FALLIBLE.filter((level) => isMissed(ASKED, (seed) => answer(view, level, seed) === solution)).length;

function answer(view: View, { bot, iterations: count }: Level, seed: number): string {
  return muster.encode(bot.choose(view, SEAT, iterations(count), quickRandom(seed)) as Action);
}

export function graded(line: string): string {
  const puzzle = readPuzzle(line);
  return writePuzzle({ ...puzzle, difficulty: difficultyOf(puzzle.view, puzzle.solution) });
}

export function isFound(line: string, level: number, seed: number): boolean {
  const { view, solution } = readPuzzle(line);
  return answer(view, entryAt(levels, level), seed) === solution;
}

export function wrongIn(line: string): readonly string[] {
  const { view, solution } = readPuzzle(line);
  return muster
    .legalActions(view, SEAT)
    .map(muster.encode)
    .filter((word) => word !== solution);
}
