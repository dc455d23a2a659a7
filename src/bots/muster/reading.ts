import { PILE_AT_FIRST } from '#games/muster/setup';
import type { Seat } from '#core/game';
import {
  BRIDGE,
  type Card,
  CASTLES,
  type Castle,
  FACES,
  isBanner,
  RAINBOW,
  strengthOf,
  suitOf,
  WIZARD,
  HIGHEST,
} from '#games/muster/cards';
import { countsIn } from '#games/muster/pack';
import { rankBelow } from '#games/muster/column';
import { cardsLeft, columnAt, isWild, rivalOf, type View, HAND_SIZE } from '#games/muster/state';

/** What a player notices before choosing, from one seat. It is filled anew at each decision and never kept. */
export interface Reading {
  view: View;
  seat: Seat;
  rival: Seat;
  left: number;
  /** How much of the match is to come, from 1 to 0. */
  ahead: number;
  /** At 5 × seat + castle, as the columns lie: their strength, their wizards, and the rank below these. */
  readonly strength: Float64Array;
  readonly wizards: Int8Array;
  readonly rank: Int8Array;
  /** At each castle: one's own strength less the rival's. */
  readonly margin: Float64Array;
  /** How many of each face this seat has not seen: they are in the pile or in the rival's hand. */
  readonly unseen: Int8Array;
}

export const newReading = (): Reading => ({
  view: null as never,
  seat: 0,
  rival: 1,
  left: 0,
  ahead: 0,
  strength: new Float64Array(10),
  wizards: new Int8Array(10),
  rank: new Int8Array(10),
  margin: new Float64Array(5),
  unseen: new Int8Array(FACES + 1),
});

/** Reads the table as this seat sees it; of the rival's hand only what was shown. */
export function read(reading: Reading, view: View, seat: Seat): void {
  const { strength, wizards, rank, margin, unseen } = reading;
  reading.view = view;
  reading.seat = seat;
  reading.rival = rivalOf(seat);
  reading.left = cardsLeft(view);
  reading.ahead = reading.left / PILE_AT_FIRST;
  unseen.set(countsIn(view));
  for (const card of view.hands[seat]) unseen[card] -= 1;
  for (const pile of view.castlePiles) for (const card of pile) unseen[card] -= 1;
  for (let at = 0; at < 10; at += 1) {
    const column = view.columns[at];
    let total = 0;
    let tops = 0;
    for (const piece of column) {
      total += strengthOf(piece);
      if (piece === WIZARD) tops += 1;
      unseen[piece === BRIDGE ? RAINBOW : piece] -= 1;
    }
    strength[at] = total;
    wizards[at] = tops;
    rank[at] = rankBelow(column, column.length - tops);
  }
  for (const castle of CASTLES) {
    margin[castle] = strength[columnAt(seat, castle)] - strength[columnAt(reading.rival, castle)];
  }
}

/** May a banner of this strength be laid upon this rank? [U12, U13, U33] */
export function follows({ view }: Reading, rank: number, strength: number): boolean {
  if (rank === 0) return !view.options.unity || strength === 1;
  return strength >= rank && (!view.options.steps || strength <= rank + 1);
}

/** How likely the rival can swap a wizard of this seat that lies upon this rank. [U26] */
export function danger(reading: Reading, castle: Castle, rank: number): number {
  const { view, rival, unseen, left } = reading;
  const wild = isWild(view, castle);
  for (const card of view.shown[rival]) {
    const suits = isBanner(card) && (wild || suitOf(card) === castle);
    if (suits && follows(reading, rank, strengthOf(card))) return 1;
  }
  let takers = 0;
  for (let strength = 1; strength <= HIGHEST; strength += 1) {
    if (!follows(reading, rank, strength)) continue;
    if (!wild) takers += unseen[HIGHEST * castle + strength - 1];
    else for (const suit of CASTLES) takers += unseen[HIGHEST * suit + strength - 1];
  }
  return Math.min(1, (takers * HAND_SIZE) / (left + HAND_SIZE));
}

/** Strength that could still have been laid on this rank, and no more once the column has grown to another. */
export function forgone(reading: Reading, castle: Castle, rank: number, grown: number): number {
  let total = 0;
  for (let strength = Math.max(rank, 1); strength < grown && strength <= HIGHEST; strength += 1) {
    total += reading.unseen[HIGHEST * castle + strength - 1] * strength;
  }
  return total;
}

/** The same for the cards of one's own hand, without the one that is played. */
export function stranded(
  reading: Reading,
  castle: Castle,
  rank: number,
  grown: number,
  played: Card,
): number {
  let total = 0;
  let spent = false;
  for (const card of reading.view.hands[reading.seat]) {
    if (card === played && !spent) spent = true;
    else if (isBanner(card) && suitOf(card) === castle) {
      const strength = strengthOf(card);
      if (strength >= rank && strength < grown) total += strength;
    }
  }
  return total;
}
