import { roundSolver } from '#bots/murano/last-round';
import type { LastRoundPuzzle } from '#bots/murano/puzzle';
import { RIVAL, SEAT } from '#bots/murano/reply';
import { apply, type Seat } from '#core/game';
import { replaced } from '#core/list';
import { murano } from '#games/murano/index';
import type { Action } from '#games/murano/rules/action';
import type { State, View } from '#games/murano/rules/state';
import { BUDGET, beginsTurn, chosen, newMatch, puzzleIn } from './last-round.ts';

/** What was played, and before what. */
interface Step {
  readonly before: State;
  readonly action: Action;
}

/** A round is seldom decided by more than so many pairs of Liras. */
const FARTHEST = 5;
const SWAP: Action = { kind: 'reorder', place: 2 };

/**
 * Last rounds in which what the rival is left with decides. Few are decided by a Lira, so each is brought to the brink:
 * somebody has paid for changing two cards about and back again, until the win is only just certain.
 */
export function* deniesIn(seed: number): Generator<Omit<LastRoundPuzzle, 'difficulty'>> {
  const { state: start, random } = newMatch(seed);
  const steps: Step[] = [];
  for (let state = start; murano.outcome(state) === null;) {
    if (beginsTurn(state)) {
      const brink = brinkOf(murano.view(state, SEAT));
      const there = brink === null ? null : dearer(steps, brink > 0 ? SEAT : RIVAL, Math.abs(brink));
      if (there !== null) yield* onTheWay(there);
    }
    const action = chosen(state, random);
    steps.push({ before: state, action });
    state = apply(murano, state, state.turn, action);
  }
}

/** How much more the rival may have, an even number, for the win to be just certain; null: it never is, or that is not known. */
function brinkOf(view: View): number | null {
  const isSure = (pairs: number): boolean => {
    const money = view.money[RIVAL] + 2 * pairs;
    if (money < 0) return false;
    const richer = { ...view, money: replaced(view.money, RIVAL, money) };
    return roundSolver(richer, 'win', BUDGET).isSure() === true;
  };
  let [sure, unsure] = [-FARTHEST, FARTHEST];
  if (isSure(unsure) || !isSure(sure)) return null;
  while (unsure - sure > 1) {
    const middle = Math.floor((sure + unsure) / 2);
    if (isSure(middle)) sure = middle;
    else unsure = middle;
  }
  return 2 * sure;
}

/** What comes of the same actions if a seat has paid so often for changing its first two cards about; null: it could not. */
function dearer(steps: readonly Step[], seat: Seat, times: number): State | null {
  for (const at of [...steps.keys()].reverse()) {
    let state = steps[at].before;
    if (state.turn !== seat || state.hands[seat].length < 2) continue;
    const play = (action: Action): boolean => {
      if (murano.refusal(state, state.turn, action) !== null) return false;
      state = apply(murano, state, state.turn, action);
      return true;
    };
    const isPaid = Array.from({ length: times }, () => SWAP).every(play);
    if (isPaid && steps.slice(at).every(({ action }) => play(action))) return state;
  }
  return null;
}

/** What is to be found in the positions of the turn, going the way that wins. */
function* onTheWay(start: State): Generator<Omit<LastRoundPuzzle, 'difficulty'>> {
  for (let state = start; state.turn === SEAT;) {
    const puzzle = state.owed.length > 0 ? null : puzzleIn(state);
    if (puzzle?.theme === 'deny') yield puzzle;
    const view = murano.view(state, SEAT);
    const solver = roundSolver(view, 'win', BUDGET);
    const next = murano.legalActions(view, SEAT).find((action) => solver.isSureAfter(action) === true);
    if (next === undefined) return;
    state = apply(murano, state, SEAT, next);
  }
}
