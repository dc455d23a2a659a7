import { PUZZLES } from '#bots/muster/content/puzzles';
import { readPuzzle } from '#bots/muster/puzzle';
import { linesIn } from '../../tools/mine/take.ts';
import { muster } from '#games/muster/index';
import { proverOf } from './muster-prover.ts';

interface Shelf {
  readonly lines: readonly string[];
  /** What is wrong with a puzzle; null: it is proven. */
  faultOf(line: string): string | null;
}

const FEWEST_CHOICES = 8;

/** The shipped puzzles of each game, and how they are proven again. */
export const SHELF: Readonly<Record<string, Shelf>> = {
  muster: {
    lines: linesIn(PUZZLES),
    faultOf(line) {
      const { goal, turns, view, solution } = readPuzzle(line);
      const choices = muster.legalActions(view, 0).length;
      if (choices < FEWEST_CHOICES) return `only ${choices} actions`;
      const sure = proverOf({ view, ahead: goal === 'win' ? 1 : 0, turns }).sureActions();
      return sure.join() === solution ? null : `expected ${solution} alone, found ${sure.join() || 'none'}`;
    },
  },
};
