import { apply, type Seat } from '#core/game';
import type { Action } from '#games/muster/action';
import { muster } from '#games/muster/index';
import { castlesOf, totalStrength } from '#games/muster/scoring';
import { cardsLeft, HAND_SIZE, PHASES, rivalOf, type State, type View } from '#games/muster/state';
import { shareOf } from '../share.ts';
import { type Solver, type SolverGame, solverOf, type Statement } from '../proofs/solver.ts';

/** A castle counts more than any strength. */
const CASTLE_WORTH = 1000;

/** Muster for the solver. */
const solverGame: SolverGame<State, Action> = {
  actor: (state) => (state.phase === 'over' ? null : state.turn),
  actions: (state, seat) => muster.legalActions(state, seat),
  after: (state, seat, action) => apply(muster, state, seat, action),
  hasOpenActions: true,
  visible: visibleText,
  hidden: hiddenText,
  lead: (state, seat) =>
    CASTLE_WORTH * (castlesOf(state, seat) - castlesOf(state, rivalOf(seat))) +
    totalStrength(state, seat) -
    totalStrength(state, rivalOf(seat)),
};

/** A character for each card and number: texts are made of every position, so they are written into one buffer. */
const FIRST_CODE = 0x30;
const codes = new Uint16Array(256);
let length = 0;

function write(number: number): void {
  codes[length] = number + FIRST_CODE;
  length += 1;
}

function writeList(cards: readonly number[], from = 0): void {
  write(cards.length - from);
  for (let at = from; at < cards.length; at += 1) write(cards[at]);
}

function written(): string {
  const text = String.fromCharCode.apply(null, codes.subarray(0, length) as unknown as number[]);
  length = 0;
  return text;
}

function visibleText(state: State, seat: Seat): string {
  write(PHASES.indexOf(state.phase));
  write(state.turn);
  write(state.turns);
  write(state.quiet);
  write(state.laid);
  write(cardsLeft(state));
  write(state.hands[rivalOf(seat)].length);
  writeList(state.hands[seat]);
  writeList(state.turned);
  for (const shown of state.shown) writeList(shown);
  for (const column of state.columns) writeList(column);
  for (const pile of state.castlePiles) writeList(pile);
  return written();
}

function hiddenText(state: State, seat: Seat): string {
  writeList(state.hands[rivalOf(seat)]);
  writeList(state.pile, state.drawn);
  return written();
}

/** Won for certain, or at least not lost. */
export type Goal = 'win' | 'draw';

/** "Won for certain (or: not lost), at the latest in my n-th turn from now", the present one being the first. */
function statementOf(view: View, seat: Seat, goal: Goal, turns: number): Statement<State> {
  const last = view.turns + 2 * (turns - 1);
  const enough = goal === 'win' ? 1 : 1 / 2;
  const { overRainbow, stall } = view.options;
  // U21, U34: as many cards can leave the pile in one turn.
  const most = overRainbow ? HAND_SIZE : 2;
  return {
    holds: (state) => shareOf(muster.outcome(state)!, seat, 2) >= enough,
    isLate(state) {
      const left = last - state.turns + 1;
      if (left <= 0) return true;
      // B27: standing still ends a match whose pile is not empty.
      return cardsLeft(state) > most * left && state.quiet + left < stall;
    },
  };
}

/** A solver for what is claimed of a view of Muster. */
export const musterSolver = (
  view: View,
  seat: Seat,
  goal: Goal,
  turns: number,
  budget: number,
  expired?: () => boolean,
): Solver<State, Action> => solverOf(solverGame, seat, statementOf(view, seat, goal, turns), budget, expired);
