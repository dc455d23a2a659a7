import { iterations } from '#bots/bot';
import { levelsOf } from '#bots/levels';
import { bestEnd, type BestEnd } from '#bots/murano/last-turn';
import { type MuranoPuzzle, readPuzzle, type Theme, writePuzzle } from '#bots/murano/puzzle';
import { apply } from '#core/game';
import { entryAt } from '#core/list';
import { defaultOptions } from '#core/options';
import { quickRandom, type Random } from '#core/random';
import type { Action } from '#games/murano/rules/action';
import { murano } from '#games/murano/index';
import { isLastRound } from '#games/murano/rules/turn';
import type { State } from '#games/murano/rules/state';

const SEAT = 0;
const FEWEST_CHOICES = 8;
/** More to choose from is no puzzle but a search. */
const MOST_CHOICES = 60;
/** Positions behind each action that may have to be tried. */
const BUDGET = 12_000;
/** Puzzles of one turn are much alike. */
const MOST_OF_A_MATCH = 1;

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

/** The puzzles in the last turn of one match alone: of several, the hardest. */
export function puzzlesIn(seed: number): readonly string[] {
  return [...allIn(seed)]
    .toSorted((a, b) => b.difficulty - a.difficulty)
    .slice(0, MOST_OF_A_MATCH)
    .map(writePuzzle);
}

function* allIn(seed: number): Generator<MuranoPuzzle> {
  const random = quickRandom(seed);
  const options = defaultOptions(murano.options);
  let state: State = murano.setup(options, 1, murano.deal(options, 1, random));
  while (murano.outcome(state) === null) {
    const puzzle = isLastRound(state) && state.owed.length === 0 ? puzzleIn(state) : null;
    if (puzzle !== null) yield puzzle;
    state = next(state, random);
  }
}

function next(state: State, random: Random): State {
  const { bot, iterations: count } = entryAt(levels, 1);
  const action = bot.choose(murano.view(state, SEAT), SEAT, iterations(count), random) as Action;
  return apply(murano, state, SEAT, action);
}

/** Exactly one action leads to the most; null where several do, or not all could be tried. */
function puzzleIn(state: State): MuranoPuzzle | null {
  const legal = murano.legalActions(state, SEAT);
  if (legal.length < FEWEST_CHOICES || legal.length > MOST_CHOICES) return null;
  const ends: (BestEnd & { readonly first: Action })[] = [];
  for (const first of legal) {
    const end = bestEnd(apply(murano, state, SEAT, first), BUDGET);
    if (end === null) return null;
    ends.push({ ...end, first });
  }
  const best = Math.max(...ends.map(({ score }) => score));
  const [only, ...others] = ends.filter(({ score }) => score === best);
  if (others.length > 0) return null;
  const solution = murano.encode(only.first);
  const theme = THEME_OF[only.first.kind] ?? 'order';
  return { best, theme, state, solution, difficulty: difficultyOf(state, solution) };
}

const THEME_OF: Readonly<Partial<Record<Action['kind'], Theme>>> = {
  sell: 'sale',
  exchange: 'exchange',
  buy: 'purchase',
  activate: 'advantage',
  notch: 'ring',
};

/** Each level is asked more than once, because some choose by chance. */
const ASKED = 3;
const HARDEST = 5;

/** One for each level that misses it more often than not, and one. */
function difficultyOf(state: State, solution: string): number {
  const view = murano.view(state, SEAT);
  const missed = levels.filter(({ bot, iterations: count }) => {
    let found = 0;
    for (let seed = 1; seed <= ASKED; seed += 1) {
      const action = bot.choose(view, SEAT, iterations(count), quickRandom(seed)) as Action;
      if (murano.encode(action) === solution) found += 1;
    }
    return found * 2 < ASKED;
  });
  return Math.min(1 + missed.length, HARDEST);
}
