import { entryAt } from '#core/list';
import type { Action } from '#games/muster/action';
import { muster } from '#games/muster/index';
import { rivalOf, type State, type View } from '#games/muster/state';
import { type ProofLine, refutationOf, solutionOf } from '../proofs/proof-lines.ts';
import type { PuzzleLine, PuzzleProof } from '../proofs/proofs.ts';
import { musterSolver } from './exact.ts';
import { readPuzzle, SEAT } from './puzzle.ts';
import { worldsOf } from './worlds.ts';

/** More than any shipped puzzle needs: the project's own proofs of all of them stay below. */
const BUDGET = 2_000_000;
const MOST_WORLDS = 1000;

const handOf = (world: State): string => entryAt(world.hands, rivalOf(SEAT)).join();
const handsIn = (worlds: readonly State[]): number => new Set(worlds.map(handOf)).size;

/** The hands that the rival may hold, each once. */
export const handsOf = (view: View): number => handsIn(worldsOf(view, SEAT, MOST_WORLDS) ?? []);

export function proofOf(line: string): PuzzleProof {
  const { view, goal, turns, solution } = readPuzzle(line);
  const worlds = worldsOf(view, SEAT, MOST_WORLDS) ?? [];
  const solver = musterSolver(view, SEAT, goal, turns, BUDGET);
  const actionOf = (notation: string): Action => muster.parse(notation)!;
  return {
    refute(notation) {
      const action = actionOf(notation);
      const refuting = worlds.filter((world) => solver.isSureAfter([world], action) === false);
      return { ...puzzleLine(refutationOf(solver, worlds, action)), refuting: handsIn(refuting) };
    },
    solve: () => puzzleLine(solutionOf(solver, worlds, actionOf(solution))),
  };
}

function puzzleLine(line: ProofLine<State, Action> | null): PuzzleLine {
  if (line === null) throw new Error('the puzzle is not what it claims to be');
  const moves = line.steps.map(({ seat, action }) => ({ seat, notation: muster.encode(action) }));
  return { world: line.world, moves };
}
