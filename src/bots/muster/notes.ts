import type { Seat } from '#core/game';
import {
  CASTLE,
  CASTLES,
  type Castle,
  FACES,
  isBanner,
  RAINBOW,
  strengthOf,
  WIZARD,
} from '#games/muster/cards';
import { rankBelow } from '#games/muster/column';
import { cardsLeft, columnAt, HAND_SIZE, rivalOf, type State } from '#games/muster/state';
import { fits, reachOf } from './reach.ts';

/** How many numbers are noted of one side of a castle, and of a castle: both sides and the whole table. */
const SIDE = 9;
export const NOTES = 2 * SIDE + 10;

const HIGHEST = 5;
const PILE_AT_FIRST = 37;
/** How many of each face still lie in the pile; kept and filled anew. */
const inPile = new Int8Array(FACES + 1);

/** Notes on all five castles from the side of one seat; those of a castle begin at NOTES × castle. */
export function note(state: State, seat: Seat, notes: Float64Array): void {
  inPile.fill(0);
  for (let at = state.drawn; at < state.pile.length; at += 1) inPile[state.pile[at]] += 1;
  const rival = rivalOf(seat);
  const left = cardsLeft(state);
  const own = state.hands[seat];
  const other = state.hands[rival];
  for (const castle of CASTLES) {
    const at = NOTES * castle;
    noteSide(state, seat, castle, notes, at);
    noteSide(state, rival, castle, notes, at + SIDE);
    const table = at + 2 * SIDE;
    notes[table] = left / PILE_AT_FIRST;
    notes[table + 1] = 1 / (1 + left);
    // Whose action comes next: once a seat refills, it is the other one's.
    notes[table + 2] = (state.turn === seat) === (state.phase === 'action') ? 1 : -1;
    notes[table + 3] = held(own, RAINBOW);
    notes[table + 4] = held(other, RAINBOW);
    notes[table + 5] = held(own, CASTLE);
    notes[table + 6] = held(other, CASTLE);
    notes[table + 7] = topOf(state.castlePiles[castle]) === CASTLE ? 1 : 0;
    notes[table + 8] = HAND_SIZE - own.length;
    notes[table + 9] = HAND_SIZE - other.length;
  }
}

function noteSide(state: State, side: Seat, castle: Castle, notes: Float64Array, at: number): void {
  const column = state.columns[columnAt(side, castle)];
  let strength = 0;
  let banners = 0;
  let wizards = 0;
  for (const piece of column) {
    strength += strengthOf(piece);
    if (isBanner(piece)) banners += 1;
    else if (piece === WIZARD) wizards += 1;
  }
  const closed = wizards > 0;
  const slot = column.length - wizards;
  const rank = rankBelow(column, slot);
  const top = topOf(state.castlePiles[castle]);
  let [room, takers] = [0, 0];
  for (let each = 1; each <= HIGHEST; each += 1) {
    const card = HIGHEST * castle + each - 1;
    if (inPile[card] === 0) continue;
    if (!closed && each >= rank) room += inPile[card] * each;
    if (closed && fits(state, side, castle, slot, card)) takers += inPile[card];
  }
  notes[at] = strength;
  notes[at + 1] = banners;
  notes[at + 2] = rank;
  notes[at + 3] = wizards;
  notes[at + 4] = reachOf(state, side, castle, state.hands[side]);
  // What the pile can still bring, and which of it can take the wizard back.
  notes[at + 5] = room;
  notes[at + 6] = takers;
  notes[at + 7] =
    closed && state.hands[rivalOf(side)].some((card) => fits(state, side, castle, slot, card)) ? 1 : 0;
  notes[at + 8] = !closed && top >= 0 && fits(state, side, castle, slot, top) ? strengthOf(top) : 0;
}

const topOf = (pile: readonly number[]): number => (pile.length === 0 ? -1 : pile[pile.length - 1]);

function held(hand: readonly number[], card: number): number {
  let count = 0;
  for (const each of hand) if (each === card) count += 1;
  return count;
}
