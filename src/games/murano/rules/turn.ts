import { revealChallenge } from '../modules/challenges.ts';
import { lirasGone } from '../modules/expert.ts';
import { settled } from './owed.ts';
import { type DealKind, seatsOf, type View } from './state.ts';
import { afterAction, TERMS_AT_FIRST } from './terms.ts';
import { hasSafetyEnd } from '../modules/variants.ts';

/** L17: a negotiation is done, and with it whatever was declared for it. */
export function finishDeal(state: View, kind: DealKind): void {
  state.dealt += 1;
  finishNegotiation(state, kind);
}

/** M78: with it Collect is over, and a taking still open is lost. */
export function finishNegotiation(state: View, kind: DealKind): void {
  state.lastDeal = kind;
  state.phase = 'negotiate';
  finishDeclared(state);
}

/** M68: the action that was declared has followed. */
export function finishDeclared(state: View): void {
  state.terms = afterAction(state.terms);
  if (state.owed.length > 0) settled(state);
}

/** L12: the turn passes to the left; L31, M63: a match ends only with a whole round. */
export function endTurn(state: View): void {
  const seats = seatsOf(state);
  const next = (state.turn + 1) % seats;
  if (next === state.first) {
    if (isLastRound(state)) {
      state.phase = 'over';
      return;
    }
    state.round += 1;
  }
  state.turn = next;
  state.phase = 'collect';
  state.turned = false;
  state.taken = 0;
  state.dealt = 0;
  state.made = 0;
  state.lastDeal = 'none';
  state.terms = TERMS_AT_FIRST;
  if (seats === 1) revealChallenge(state);
}

/** Does the match end with this round? */
export function isLastRound(view: View): boolean {
  const { options } = view;
  const seats = seatsOf(view);
  // L31, M46, M62: somebody has completed the whole hand.
  if (view.hands.some((hand) => hand.length === 0)) return true;
  // L51: this was the turn after the last challenge.
  if (seats === 1) return view.pile.length === 0;
  // L74, M57, M87: the last Lira has fallen in this round.
  if (lirasGone(view)) return true;
  return hasSafetyEnd(options, seats) && isQuiet(view);
}

/** M76: as many whole rounds in a row as the options say, the present one included, without any creation. */
const isQuiet = (view: View): boolean => view.round - view.lastMade >= view.options.safety;
