import { type Hidden, type Refusal, type Seat } from '#core/game';
import { added, replaced } from '#core/list';
import { type Card, type Castle, isBanner, type Piece, suitOf } from './cards.ts';
import type { Action } from './action.ts';
import { refuse } from './refusals.ts';
import {
  cardsLeft,
  columnAt,
  HAND_SIZE,
  ofSeats,
  type Phase,
  rivalOf,
  type View,
  withCard,
  withoutCard,
} from './state.ts';

type Kind = Action['kind'];

/** U5: exactly one of the six actions; U6: then the refill, card by card; U16: a turned-up rainbow card is placed. */
const OFFERS: Readonly<Record<Phase, readonly Kind[]>> = {
  action: ['banner', 'wizard', 'move', 'lay', 'bridge', 'swap'],
  refill: ['draw'],
  place: ['place'],
  over: [],
};
const NOTHING: readonly Kind[] = [];

const NOT_YOUR_TURN = refuse('U5', 'notYourTurn');
const WHY_NOT: Readonly<Record<Phase, Refusal>> = {
  action: refuse('U6', 'actFirst'),
  refill: refuse('U6', 'refillFirst'),
  place: refuse('U16', 'placeFirst'),
  over: refuse('U29', 'over'),
};
/** B27: with cards in the pile, standing still has ended the match. */
const STOOD_STILL = refuse('B27', 'over');

export const turnOrder = {
  offered: (view: View, seat: Seat): readonly Kind[] => (seat === view.turn ? OFFERS[view.phase] : NOTHING),
  notOffered(view: View, seat: Seat): Refusal {
    if (view.phase === 'over') return cardsLeft(view) === 0 ? WHY_NOT.over : STOOD_STILL;
    return seat === view.turn ? WHY_NOT[view.phase] : NOT_YOUR_TURN;
  },
};

/** Takes a card out of a hand. B43: a copy the rival has seen goes first. */
export function spend(state: View, seat: Seat, card: Card): void {
  state.hands = ofSeats(state.hands, seat, withoutCard(state.hands[seat], card));
  const shown = state.shown[seat];
  if (shown.includes(card)) state.shown = ofSeats(state.shown, seat, withoutCard(shown, card));
}

/** B38: a card taken face up is known to everybody while it stays in the hand. */
export function takeShown(state: View, seat: Seat, card: Card): void {
  state.hands = ofSeats(state.hands, seat, withCard(state.hands[seat], card));
  state.shown = ofSeats(state.shown, seat, withCard(state.shown[seat], card));
}

/** U11: on top of what lies there. */
export function layInColumn(state: View, seat: Seat, castle: Castle, piece: Piece): void {
  const at = columnAt(seat, castle);
  state.columns = replaced(state.columns, at, added(state.columns[at], piece));
}

export function layOnCastle(state: View, castle: Castle, card: Card): void {
  state.castlePiles = replaced(state.castlePiles, castle, added(state.castlePiles[castle], card));
}

/** The top card leaves the pile. U29: the last one ends the match at once. [B25] */
export function leavePile(state: View): Card | Hidden {
  const card = state.pile[state.drawn];
  state.drawn += 1;
  state.quiet = 0;
  if (cardsLeft(state) === 0) state.phase = 'over';
  return card;
}

/** U16: a turned-up banner goes to its own castle, a rainbow card where its mover wishes; the last card need not be placed. [B25] */
export function turnUp(state: View): void {
  const card = leavePile(state);
  if (state.phase === 'over' || !isBanner(card)) state.turned = [card];
  if (state.phase === 'over') return;
  if (isBanner(card)) {
    layOnCastle(state, suitOf(card), card);
    endTurn(state);
  } else {
    state.phase = 'place';
  }
}

/** U6: after the action the hand is filled up to five; with a full hand the turn is over. */
export function endAction(state: View): void {
  if (state.hands[state.turn].length < HAND_SIZE) state.phase = 'refill';
  else endTurn(state);
}

export function endTurn(state: View): void {
  // B27: after so many quiet turns the match is scored.
  if (state.quiet >= state.options.stall) {
    state.phase = 'over';
    return;
  }
  state.turn = rivalOf(state.turn);
  state.phase = 'action';
  state.turns += 1;
  state.quiet += 1;
  state.laid = -1;
}
