import { bestEnd } from '#bots/murano/last-turn';
import type { MuranoPuzzle } from '#bots/murano/puzzle';
import { apply } from '#core/game';
import { murano } from '#games/murano/index';
import type { PuzzleLine, PuzzlePosition } from '../../../puzzles/run.ts';

const SEAT = 0;
/** More than any shipped puzzle needs. */
const BUDGET = 1_000_000;

/** A puzzle with its proof at hand: what the best way from an action is, is found by trying all. */
export function positionOf({ state, solution }: MuranoPuzzle): PuzzlePosition {
  const wayFrom = (notation: string): PuzzleLine => {
    const end = bestEnd(apply(murano, state, SEAT, murano.parse(notation)!), BUDGET);
    if (end === null) throw new Error('the puzzle is not what it claims to be');
    const words = [notation, ...end.actions.map(murano.encode)];
    return { world: state, moves: words.map((word) => ({ seat: SEAT, notation: word })) };
  };
  return {
    game: murano,
    seat: SEAT,
    view: murano.view(state, SEAT),
    solution,
    refute: wayFrom,
    solve: () => wayFrom(solution),
  };
}
