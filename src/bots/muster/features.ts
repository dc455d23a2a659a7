import { PILE_AT_FIRST } from '#games/muster/setup';
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
  HIGHEST,
} from '#games/muster/cards';
import { rankBelow } from '#games/muster/column';
import { cardsLeft, columnAt, HAND_SIZE, isWild, rivalOf, type State } from '#games/muster/state';
import { CASTLE_SELF, CASTLE_SELF_FEATURES, SIDE, SIDE_FEATURES, TABLE } from './feature-names.ts';
import { fits, reachOf } from './reach.ts';

/** A castle's own side, the rival's, and the castle itself. */
export const CASTLE_FEATURES = 2 * SIDE_FEATURES + CASTLE_SELF_FEATURES;

const FEW = 5;
/** How many of each face lie in the pile, and in the two hands; kept and filled anew. */
const inPile = new Int8Array(FACES + 1);
const inHand = [new Int8Array(FACES + 1), new Int8Array(FACES + 1)] as const;
const strengths = new Int16Array(10);
const banners = new Int16Array(10);

/**
 * Describes a state from the side of one seat, in small numbers: those of a castle begin at CASTLE_FEATURES × castle.
 * The five emblems are alike, so the features of a castle say nothing about which one it is.
 */
export function writeFeatures(
  state: State,
  seat: Seat,
  castles: Float32Array,
  table: Float32Array,
  opponentModelRate = 0,
): void {
  const rival = rivalOf(seat);
  castles.fill(0);
  countCards(state);
  for (const castle of CASTLES) {
    const at = CASTLE_FEATURES * castle;
    writeSide(state, seat, castle, castles, at);
    writeSide(state, rival, castle, castles, at + SIDE_FEATURES);
    writeCastle(state, seat, castle, castles, at + 2 * SIDE_FEATURES);
  }
  writeTable(state, seat, table);
  table[TABLE.opponentModelRate] = opponentModelRate;
}

function countCards(state: State): void {
  inPile.fill(0);
  for (let at = state.drawn; at < state.pile.length; at += 1) inPile[state.pile[at]] += 1;
  for (const side of [0, 1]) {
    inHand[side].fill(0);
    for (const card of state.hands[side]) inHand[side][card] += 1;
  }
}

function writeSide(state: State, side: Seat, castle: Castle, features: Float32Array, at: number): void {
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
  features[at + SIDE.strength] = strength / 10;
  features[at + SIDE.banners] = laid / 5;
  features[at + SIDE.rank + rank] = 1;
  if (wizards > 0) features[at + (wizards === 1 ? SIDE.oneWizard : SIDE.moreWizards)] = 1;
  features[at + SIDE.bridges] = bridges;
  for (let each = 0; each < HIGHEST; each += 1) {
    features[at + SIDE.inHand + each] = inHand[side][HIGHEST * castle + each];
  }
  const ready = strongestFit(state, side, castle, slot, state.hands[side]);
  if (wizards === 0) {
    features[at + SIDE.reach] = reachOf(state, side, castle, state.hands[side]) / 10;
    features[at + SIDE.ready] = ready / 5;
    if (inHand[side][RAINBOW] > 0) features[at + SIDE.bridgeable] = bridged(side, castle, rank) / 5;
  } else {
    if (strongestFit(state, side, castle, slot, state.hands[rivalOf(side)]) > 0) {
      features[at + SIDE.wizardAtRisk] = 1;
    }
    if (ready > 0) features[at + SIDE.wizardRecoverable] = 1;
  }
  writeOuts(state, side, castle, slot, rank, features, at);
}

/** What the pile can still bring to a column: the cards that follow at once, and the strength that may follow later. */
function writeOuts(
  state: State,
  side: Seat,
  castle: Castle,
  slot: number,
  rank: number,
  features: Float32Array,
  at: number,
): void {
  let [next, room] = [0, 0];
  for (let each = 1; each <= HIGHEST; each += 1) {
    const card = HIGHEST * castle + each - 1;
    if (inPile[card] === 0) continue;
    if (each >= rank) room += inPile[card] * each;
    if (fits(state, side, castle, slot, card)) next += inPile[card];
  }
  features[at + SIDE.outs] = next / 5;
  features[at + SIDE.room] = room / 20;
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

function writeCastle(state: State, seat: Seat, castle: Castle, features: Float32Array, at: number): void {
  const pile = state.castlePiles[castle];
  const margin = strengths[columnAt(seat, castle)] - strengths[columnAt(rivalOf(seat), castle)];
  features[at + CASTLE_SELF.margin] = margin / 10;
  features[at + CASTLE_SELF.softMargin] = margin / (2 + Math.abs(margin));
  features[at + CASTLE_SELF.lead] = leadAt(seat, castle);
  for (let each = 0; each < HIGHEST; each += 1) {
    features[at + CASTLE_SELF.inPile + each] = inPile[HIGHEST * castle + each];
  }
  if (state.laid === castle) features[at + CASTLE_SELF.laidThisTurn] = 1;
  if (pile.length === 0) return;
  const top = pile[pile.length - 1];
  if (isBanner(top)) features[at + CASTLE_SELF.topStrength + strengthOf(top) - 1] = 1;
  else features[at + (top === RAINBOW ? CASTLE_SELF.topIsRainbow : CASTLE_SELF.topIsCastle)] = 1;
  features[at + CASTLE_SELF.pileHeight] = pile.length / 5;
  features[at + CASTLE_SELF.topFitsOwn] = fitsNow(state, seat, castle, top);
  features[at + CASTLE_SELF.topFitsRival] = fitsNow(state, rivalOf(seat), castle, top);
  if (pile.length === 1) return;
  const second = pile[pile.length - 2];
  if (isBanner(second)) features[at + CASTLE_SELF.secondStrength] = strengthOf(second) / 5;
  else features[at + (second === RAINBOW ? CASTLE_SELF.secondIsRainbow : CASTLE_SELF.secondIsCastle)] = 1;
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

// oxlint-disable-next-line eslint/complexity -- one feature after the other, in the order of the network's input
function writeTable(state: State, seat: Seat, features: Float32Array): void {
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
  features.fill(0);
  features[TABLE.cardsLeft] = left / PILE_AT_FIRST;
  features[TABLE.fewCards] = 1 / (1 + left);
  if (left > 0 && left <= FEW) features[TABLE.left + left - 1] = 1;
  else if (left > FEW && left <= 2 * FEW) features[TABLE.leftUpToTen] = 1;
  if (phase === 'refill') features[TABLE.isRefill] = 1;
  else if (phase === 'place') {
    features[state.turned[0] === CASTLE ? TABLE.isPlaceOfCastle : TABLE.isPlace] = 1;
  }
  features[TABLE.cardsMissing] = HAND_SIZE - state.hands[seat].length;
  features[TABLE.wildCastles] = wild;
  features[TABLE.ownRainbows] = own[RAINBOW];
  features[TABLE.rivalRainbows] = other[RAINBOW];
  features[TABLE.ownCastles] = own[CASTLE];
  features[TABLE.rivalCastles] = other[CASTLE];
  features[TABLE.pileRainbows] = inPile[RAINBOW] / 3;
  features[TABLE.pileCastles] = inPile[CASTLE];
  features[TABLE.castlesHeld] = held / 3;
  features[TABLE.castlesLost] = lost / 3;
  features[TABLE.castleLead] = Math.sign(held - lost);
  features[TABLE.margin] = margin / 20;
  features[TABLE.quiet] = state.quiet / options.stall;
  if (!options.steps) features[TABLE.withoutSteps] = 1;
  if (!options.bridges) features[TABLE.withoutBridges] = 1;
  if (options.unity) features[TABLE.unity] = 1;
  if (options.overRainbow) features[TABLE.overRainbow] = 1;
  if (options.tie === 'strength') features[TABLE.tieByStrength] = Math.sign(margin);
  features[TABLE.isToAct] = state.turn === seat ? 1 : 0;
}
