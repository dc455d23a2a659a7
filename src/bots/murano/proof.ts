import { apply } from '#core/game';
import { replaced } from '#core/list';
import { murano } from '#games/murano/index';
import type { Action } from '#games/murano/rules/action';
import type { State } from '#games/murano/rules/state';
import type { PuzzleLine, PuzzleProof } from '../proofs/proofs.ts';
import { handsOf } from './hands.ts';
import { type RoundWay, roundSolver } from './last-round.ts';
import { bestEnd } from './last-turn.ts';
import { type LastRoundPuzzle, type LastTurnPuzzle, readPuzzle } from './puzzle.ts';
import { RIVAL, SEAT, unseenCards } from './reply.ts';

/** More than any shipped puzzle needs. */
const BUDGET = 1_000_000;

export function proofOf(line: string): PuzzleProof {
  const puzzle = readPuzzle(line);
  const wayFrom = puzzle.goal === 'most' ? turnWays(puzzle) : roundWays(puzzle);
  return { refute: wayFrom, solve: () => wayFrom(puzzle.solution) };
}

type WayFrom = (notation: string) => PuzzleLine;

/** What the best way from an action is, is found by trying all. */
function turnWays({ state }: LastTurnPuzzle): WayFrom {
  return (notation) => {
    const end = bestEnd(apply(murano, state, SEAT, murano.parse(notation)!), BUDGET);
    if (end === null) throw new Error('the puzzle is not what it claims to be');
    const words = [notation, ...end.actions.map(murano.encode)];
    return { world: state, moves: words.map((word) => ({ seat: SEAT, notation: word })) };
  };
}

/** The best way from an action through the own turn, and what the rival with the worst hand makes of it. */
function roundWays({ state, goal }: LastRoundPuzzle): WayFrom {
  const solver = roundSolver(murano.view(state, SEAT), goal, BUDGET);
  return (notation) => {
    const way = solver.wayAfter(murano.parse(notation)!);
    const moves = [...movesOf(SEAT, way.own), ...movesOf(RIVAL, way.rival)];
    return { world: worldOf(state, way), moves };
  };
}

const movesOf = (seat: number, actions: readonly Action[]): PuzzleLine['moves'] =>
  actions.map((action) => ({ seat, notation: murano.encode(action) }));

/** With a hand of the rival with which it can play just this. */
function worldOf(state: State, { own, rival }: RoundWay): State {
  const start = own.reduce((before, action) => apply(murano, before, SEAT, action), state);
  const hidden = unseenCards(murano.view(state, SEAT));
  for (const hand of handsOf(hidden, state.hands[RIVAL].length)) {
    if (canPlay({ ...start, hands: replaced(start.hands, RIVAL, hand) }, rival)) {
      return {
        ...state,
        hands: replaced(state.hands, RIVAL, hand),
        box: hidden.filter((card) => !hand.includes(card)),
      };
    }
  }
  throw new Error('no hand can play what was proven');
}

function canPlay(start: State, actions: readonly Action[]): boolean {
  let state = start;
  for (const action of actions) {
    if (murano.refusal(state, RIVAL, action) !== null) return false;
    state = apply(murano, state, RIVAL, action);
  }
  return true;
}
