import { iterations } from '#bots/bot';
import { levelsOf } from '#bots/levels';
import { type Goal, musterSolver } from '#bots/muster/exact';
import {
  asPuzzle,
  choicesIn,
  type MusterPuzzle,
  readPuzzle,
  SEAT,
  themeOf,
  writePuzzle,
} from '#bots/muster/puzzle';
import { worldsOf } from '#bots/muster/worlds';
import { apply } from '#core/game';
import { entryAt } from '#core/list';
import { defaultOptions } from '#core/options';
import { quickRandom, type Random } from '#core/random';
import type { Action } from '#games/muster/action';
import { muster } from '#games/muster/index';
import { cardsLeft, type State, type View } from '#games/muster/state';

/** A puzzle is for people: few enough cards left to think of, and enough to choose from. */
const MOST_LEFT = 3;
const MOST_WORLDS = 400;
const FEWEST_CHOICES = 8;
/** Positions that a proof may need: it is made again on a phone. */
const BUDGET = 300_000;
/** The end of a match is played several times: each leads elsewhere. But puzzles of one match are much alike. */
const ENDS = 3;
const MOST_OF_A_MATCH = 2;
const BRANCH_AT = 6;

/** What may be claimed, the strongest and shortest first: a puzzle asks for the best that is certain. */
const CLAIMS: readonly (readonly [Goal, number])[] = [
  ['win', 1],
  ['win', 2],
  ['win', 3],
  ['draw', 1],
  ['draw', 2],
];
/** A third turn is proven in time only with few cards left. */
const MOST_LEFT_FOR_THREE = 2;

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
  const worlds = worldsOf(view, SEAT, MOST_WORLDS);
  if (worlds === null) return null;
  for (const [goal, turns] of CLAIMS) {
    if (turns > 2 && cardsLeft(view) > MOST_LEFT_FOR_THREE) continue;
    const sure = sureActions(view, worlds, goal, turns);
    if (sure === null || sure.length > 1) return null;
    if (sure.length === 1) {
      const solution = muster.encode(sure[0]);
      return { goal, turns, view, solution, difficulty: difficultyOf(view, solution) };
    }
  }
  return null;
}

/** No more than two of them are looked for; null: not known. */
function sureActions(
  view: View,
  worlds: readonly State[],
  goal: Goal,
  turns: number,
): readonly Action[] | null {
  const solver = musterSolver(view, SEAT, goal, turns, BUDGET);
  const sure: Action[] = [];
  for (const action of muster.legalActions(view, SEAT)) {
    const isSure = solver.isSureAfter(worlds, action);
    if (isSure === null) return null;
    if (isSure) sure.push(action);
    if (sure.length > 1) break;
  }
  return sure;
}

/** Each level is asked more than once, because some choose by chance. */
const ASKED = 3;
const HARDEST = 5;

/** One for each level that misses it more often than not, and one. */
function difficultyOf(view: View, solution: string): number {
  const missed = levels.filter(({ bot, iterations: count }) => {
    let found = 0;
    for (let seed = 1; seed <= ASKED; seed += 1) {
      const action = bot.choose(view, SEAT, iterations(count), quickRandom(seed)) as Action;
      if (muster.encode(action) === solution) found += 1;
    }
    return found * 2 < ASKED;
  });
  return Math.min(1 + missed.length, HARDEST);
}
