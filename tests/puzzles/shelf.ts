import { PUZZLES as MURANO } from '#bots/murano/content/puzzles';
import { readPuzzle as readMurano } from '#bots/murano/puzzle';
import { PUZZLES as MUSTER } from '#bots/muster/content/puzzles';
import { readPuzzle as readMuster, themeOf } from '#bots/muster/puzzle';
import { murano } from '#games/murano/index';
import { muster } from '#games/muster/index';
import { linesIn } from '../../tools/mine/take.ts';
import { endsAfter } from './murano-prover.ts';
import { sureRounds } from './murano-round-prover.ts';
import { proverOf } from './muster-prover.ts';

interface Shelf {
  readonly lines: readonly string[];
  themeOf(line: string): string;
  /** What is wrong with a puzzle; null: it is proven. */
  faultOf(line: string): string | null;
}

const FEWEST_CHOICES = 8;

function faultIn(choices: number, solution: string, best: readonly string[]): string | null {
  if (choices < FEWEST_CHOICES) return `only ${choices} actions`;
  return best.join() === solution ? null : `expected ${solution} alone, found ${best.join() || 'none'}`;
}

/** The shipped puzzles of each game, and how they are proven again. */
export const SHELF: Readonly<Record<string, Shelf>> = {
  muster: {
    lines: linesIn(MUSTER),
    themeOf: (line) => themeOf(readMuster(line)),
    faultOf(line) {
      const { goal, turns, view, solution } = readMuster(line);
      const sure = proverOf({ view, ahead: goal === 'win' ? 1 : 0, turns }).sureActions();
      return faultIn(muster.legalActions(view, 0).length, solution, sure);
    },
  },
  murano: {
    lines: linesIn(MURANO),
    themeOf: (line) => readMurano(line).theme,
    faultOf(line) {
      const puzzle = readMurano(line);
      const { state, solution } = puzzle;
      if (puzzle.goal !== 'most') {
        const sure = sureRounds(state, puzzle.goal === 'win' ? 1 : 0);
        return faultIn(murano.legalActions(state, 0).length, solution, sure);
      }
      const { best } = puzzle;
      const ends = endsAfter(state);
      const most = Math.max(...ends.values());
      if (most !== best) return `expected at most ${best}, found ${most}`;
      const words = [...ends].flatMap(([word, end]) => (end === most ? [word] : []));
      return faultIn(ends.size, solution, words);
    },
  },
};
