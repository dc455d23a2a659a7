import { musterSolver } from '#bots/muster/exact';
import { type MusterPuzzle, SEAT } from '#bots/muster/puzzle';
import { worldsOf } from '#bots/muster/worlds';
import { type ProofLine, refutationOf, solutionOf } from '#bots/proof-lines';
import { entryAt } from '#core/list';
import type { Action } from '#games/muster/action';
import { muster } from '#games/muster/index';
import { rivalOf, type State } from '#games/muster/state';
import type { PuzzleLine, PuzzlePosition } from '../../../puzzles/run.ts';

/** More than any shipped puzzle needs: the project's own proofs of all of them stay below. */
const BUDGET = 2_000_000;
const MOST_WORLDS = 1000;

export interface MusterPuzzlePosition extends PuzzlePosition {
  /** The hands that the rival may hold, each once. */
  readonly hands: number;
  /** How many of them refute a try, whatever one does afterwards; some tries fail only because one cannot know which. */
  refutingHands(notation: string): number;
}

const handOf = (world: State): string => entryAt(world.hands, rivalOf(SEAT)).join();
const handsIn = (worlds: readonly State[]): number => new Set(worlds.map(handOf)).size;

/** A puzzle with its proof at hand. */
export function positionOf({ view, goal, turns, solution }: MusterPuzzle): MusterPuzzlePosition {
  const worlds = worldsOf(view, SEAT, MOST_WORLDS) ?? [];
  const solver = musterSolver(view, SEAT, goal, turns, BUDGET);
  const actionOf = (notation: string): Action => muster.parse(notation)!;
  return {
    game: muster,
    seat: SEAT,
    view,
    solution,
    hands: handsIn(worlds),
    refute: (notation) => told(refutationOf(solver, worlds, actionOf(notation))),
    solve: () => told(solutionOf(solver, worlds, actionOf(solution))),
    refutingHands: (notation) =>
      handsIn(worlds.filter((world) => solver.isSureAfter([world], actionOf(notation)) === false)),
  };
}

function told(line: ProofLine<State, Action> | null): PuzzleLine {
  if (line === null) throw new Error('the puzzle is not what it claims to be');
  const moves = line.steps.map(({ seat, action }) => ({ seat, notation: muster.encode(action) }));
  return { world: line.world, moves };
}
