import { apply } from '#core/game';
import { murano } from '#games/murano/index';
import type { PuzzleLine, PuzzleProof } from '../proofs.ts';
import { bestEnd } from './last-turn.ts';
import { readPuzzle } from './puzzle.ts';

const SEAT = 0;
/** More than any shipped puzzle needs. */
const BUDGET = 1_000_000;

/** What the best way from an action is, is found by trying all. */
export function proofOf(line: string): PuzzleProof {
  const { state, solution } = readPuzzle(line);
  const wayFrom = (notation: string): PuzzleLine => {
    const end = bestEnd(apply(murano, state, SEAT, murano.parse(notation)!), BUDGET);
    if (end === null) throw new Error('the puzzle is not what it claims to be');
    const words = [notation, ...end.actions.map(murano.encode)];
    return { world: state, moves: words.map((word) => ({ seat: SEAT, notation: word })) };
  };
  return { refute: wayFrom, solve: () => wayFrom(solution) };
}
