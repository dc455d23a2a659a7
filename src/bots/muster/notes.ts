import type { Seat } from '#core/game';
import {
  BRIDGE,
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
import { cardsLeft, columnAt, HAND_SIZE, isWild, rivalOf, type State } from '#games/muster/state';
import { fits, reachOf } from './reach.ts';

/** How many numbers are noted of one side of a castle, of a castle with both its sides, and of the whole table. */
const SIDE = 23;
export const SPACE = 2 * SIDE + 22;
export const TABLE = 31;
/** The last of them is about the players: is the rival taken to be an ordinary one (1), or this seat itself (−1)? */
const PLAINNESS = TABLE - 1;

const HIGHEST = 5;
const PILE_AT_FIRST = 37;
const FEW = 5;
/** How many of each face lie in the pile, and in the two hands; kept and filled anew. */
const inPile = new Int8Array(FACES + 1);
const inHand = [new Int8Array(FACES + 1), new Int8Array(FACES + 1)] as const;
const strengths = new Int16Array(10);
const banners = new Int16Array(10);

/**
 * Notes on a state from the side of one seat, each a small number: those of a castle begin at SPACE × castle.
 * The five emblems are alike, so the notes on a castle say nothing about which one it is.
 */
export function note(
  state: State,
  seat: Seat,
  spaces: Float32Array,
  table: Float32Array,
  plainness = 0,
): void {
  const rival = rivalOf(seat);
  spaces.fill(0);
  countCards(state);
  for (const castle of CASTLES) {
    const at = SPACE * castle;
    noteSide(state, seat, castle, spaces, at);
    noteSide(state, rival, castle, spaces, at + SIDE);
    noteCastle(state, seat, castle, spaces, at + 2 * SIDE);
  }
  noteTable(state, seat, table);
  table[PLAINNESS] = plainness;
}

function countCards(state: State): void {
  inPile.fill(0);
  for (let at = state.drawn; at < state.pile.length; at += 1) inPile[state.pile[at]] += 1;
  for (const side of [0, 1]) {
    inHand[side].fill(0);
    for (const card of state.hands[side]) inHand[side][card] += 1;
  }
}

function noteSide(state: State, side: Seat, castle: Castle, notes: Float32Array, at: number): void {
  const where = columnAt(side, castle);
  const column = state.columns[where];
  let [strength, laid, wizards, bridges] = [0, 0, 0, 0];
  for (const piece of column) {
    strength += strengthOf(piece);
    if (isBanner(piece)) laid += 1;
    else if (piece === WIZARD) wizards += 1;
    else if (piece === BRIDGE) bridges += 1;
  }
  strengths[where] = strength;
  banners[where] = laid;
  const slot = column.length - wizards;
  const rank = rankBelow(column, slot);
  notes[at] = strength / 10;
  notes[at + 1] = laid / 5;
  notes[at + 2 + rank] = 1;
  if (wizards > 0) notes[at + 8 + Math.min(1, wizards - 1)] = 1;
  notes[at + 10] = bridges;
  for (let each = 0; each < HIGHEST; each += 1) notes[at + 11 + each] = inHand[side][HIGHEST * castle + each];
  const ready = strongestFit(state, side, castle, slot, state.hands[side]);
  if (wizards === 0) {
    notes[at + 16] = reachOf(state, side, castle, state.hands[side]) / 10;
    notes[at + 17] = ready / 5;
    if (inHand[side][RAINBOW] > 0) notes[at + 22] = bridged(side, castle, rank) / 5;
  } else {
    if (strongestFit(state, side, castle, slot, state.hands[rivalOf(side)]) > 0) notes[at + 18] = 1;
    if (ready > 0) notes[at + 19] = 1;
  }
  noteHopes(state, side, castle, slot, rank, notes, at);
}

/** What the pile can still bring to a column: the cards that follow at once, and the strength that may follow later. */
function noteHopes(
  state: State,
  side: Seat,
  castle: Castle,
  slot: number,
  rank: number,
  notes: Float32Array,
  at: number,
): void {
  let [next, room] = [0, 0];
  for (let each = 1; each <= HIGHEST; each += 1) {
    const card = HIGHEST * castle + each - 1;
    if (inPile[card] === 0) continue;
    if (each >= rank) room += inPile[card] * each;
    if (fits(state, side, castle, slot, card)) next += inPile[card];
  }
  notes[at + 20] = next / 5;
  notes[at + 21] = room / 20;
}

function strongestFit(
  state: State,
  side: Seat,
  castle: Castle,
  slot: number,
  hand: readonly number[],
): number {
  let best = 0;
  for (const card of hand) {
    if (!isBanner(card) || strengthOf(card) <= best) continue;
    if (fits(state, side, castle, slot, card)) best = strengthOf(card);
  }
  return best;
}

/** The strength of the banner in hand that would close a bridge here. */
function bridged(side: Seat, castle: Castle, rank: number): number {
  const strength = rank + 2;
  return strength <= HIGHEST && inHand[side][HIGHEST * castle + strength - 1] > 0 ? strength : 0;
}

function noteCastle(state: State, seat: Seat, castle: Castle, notes: Float32Array, at: number): void {
  const pile = state.castlePiles[castle];
  const margin = strengths[columnAt(seat, castle)] - strengths[columnAt(rivalOf(seat), castle)];
  notes[at] = margin / 10;
  notes[at + 1] = margin / (2 + Math.abs(margin));
  notes[at + 2] = leadAt(seat, castle);
  for (let each = 0; each < HIGHEST; each += 1) notes[at + 3 + each] = inPile[HIGHEST * castle + each];
  if (state.laid === castle) notes[at + 18] = 1;
  if (pile.length === 0) return;
  const top = pile[pile.length - 1];
  if (isBanner(top)) notes[at + 7 + strengthOf(top)] = 1;
  else notes[at + (top === RAINBOW ? 13 : 14)] = 1;
  notes[at + 19] = pile.length / 5;
  notes[at + 20] = fitsNow(state, seat, castle, top);
  notes[at + 21] = fitsNow(state, rivalOf(seat), castle, top);
  if (pile.length === 1) return;
  const second = pile[pile.length - 2];
  if (isBanner(second)) notes[at + 15] = strengthOf(second) / 5;
  else notes[at + (second === RAINBOW ? 16 : 17)] = 1;
}

function fitsNow(state: State, side: Seat, castle: Castle, card: number): number {
  const column = state.columns[columnAt(side, castle)];
  return fits(state, side, castle, column.length, card) ? strengthOf(card) / 5 : 0;
}

/** Who holds the castle now: 1, 0 or −1. [U30, U31] */
function leadAt(seat: Seat, castle: Castle): number {
  const own = columnAt(seat, castle);
  const other = columnAt(rivalOf(seat), castle);
  return Math.sign(strengths[own] - strengths[other] || banners[own] - banners[other]);
}

function noteTable(state: State, seat: Seat, notes: Float32Array): void {
  const { options, phase } = state;
  const own = inHand[seat];
  const other = inHand[rivalOf(seat)];
  const left = cardsLeft(state);
  let [held, lost, margin, wild] = [0, 0, 0, 0];
  for (const castle of CASTLES) {
    const lead = leadAt(seat, castle);
    if (lead > 0) held += 1;
    else if (lead < 0) lost += 1;
    margin += strengths[columnAt(seat, castle)] - strengths[columnAt(rivalOf(seat), castle)];
    if (isWild(state, castle)) wild += 1;
  }
  notes.fill(0);
  notes[0] = left / PILE_AT_FIRST;
  notes[1] = 1 / (1 + left);
  if (left <= FEW) notes[1 + left] = 1;
  else if (left <= 2 * FEW) notes[7] = 1;
  if (phase === 'refill') notes[8] = 1;
  else if (phase === 'place') notes[state.turned[0] === CASTLE ? 23 : 9] = 1;
  notes[10] = HAND_SIZE - state.hands[seat].length;
  notes[11] = wild;
  notes[12] = own[RAINBOW];
  notes[13] = other[RAINBOW];
  notes[14] = own[CASTLE];
  notes[15] = other[CASTLE];
  notes[16] = inPile[RAINBOW] / 3;
  notes[17] = inPile[CASTLE];
  notes[18] = held / 3;
  notes[19] = lost / 3;
  notes[20] = Math.sign(held - lost);
  notes[21] = margin / 20;
  notes[22] = state.quiet / options.stall;
  if (!options.steps) notes[24] = 1;
  if (!options.bridges) notes[25] = 1;
  if (options.unity) notes[26] = 1;
  if (options.overRainbow) notes[27] = 1;
  if (options.tie === 'strength') notes[28] = Math.sign(margin);
  notes[29] = state.turn === seat ? 1 : 0;
}
