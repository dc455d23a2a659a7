import type { Seat } from '#core/game';
import {
  BRIDGE,
  CASTLE,
  CASTLES,
  FACES,
  isBanner,
  type Piece,
  RAINBOW,
  strengthOf,
  WIZARD,
} from '#games/muster/cards';
import { rankBelow } from '#games/muster/column';
import type { Options } from '#games/muster/options';
import { countsIn } from '#games/muster/pack';
import { cardsLeft, columnAt, HAND_SIZE, isWild, rivalOf, type View } from '#games/muster/state';
import {
  bitCount,
  bitsOfCounts,
  bitsOfHand,
  type CardBits,
  type Followers,
  followersOf,
  WILD,
} from './cards.ts';
import { AT, MARGIN_BITS, MARKS, SIDE_BITS, TAKER_BITS, TOP_BITS, WORDS } from './table.ts';

/** What the features of a column are made of; kept as long as the same list lies there. */
interface Side {
  column: readonly Piece[] | null;
  bits: number;
  strength: number;
  banners: number;
  rank: number;
}

/** What is kept between two askings, because they are many. */
interface Scratch {
  readonly sides: readonly Side[];
  readonly counts: Int8Array;
  readonly unseen: CardBits;
  readonly shown: CardBits;
  readonly own: CardBits;
  options: Options | null;
  followers: Followers;
}

/** Writes the bits of `table.ts`. What one seat has not seen is counted once for all the actions that it may choose from. */
export interface FeatureWriter {
  /** Before a decision: what the seat that decides can see now. */
  look(view: View, seat: Seat): void;
  /** After one of its actions: as the seat foresees it. */
  write(after: View, seat: Seat, words: Int32Array): void;
}

export function featureWriter(): FeatureWriter {
  const scratch: Scratch = {
    sides: Array.from({ length: 10 }, () => ({ column: null, bits: 0, strength: 0, banners: 0, rank: 0 })),
    counts: new Int8Array(FACES),
    unseen: { low: 0, high: 0 },
    shown: { low: 0, high: 0 },
    own: { low: 0, high: 0 },
    options: null,
    followers: new Int32Array(0),
  };
  return {
    look: (view, seat) => look(scratch, view, seat),
    write(after, seat, words) {
      words.fill(0);
      writeCards(scratch, after.hands[seat], words);
      writeCastles(scratch, after, seat, words);
      writeTable(after, seat, words);
    },
  };
}

function look(scratch: Scratch, view: View, seat: Seat): void {
  const { counts } = scratch;
  counts.set(countsIn(view));
  const rival = rivalOf(seat);
  for (const card of view.hands[seat]) if (card >= 0) counts[card] -= 1;
  for (const card of view.shown[rival]) counts[card] -= 1;
  for (const card of view.turned) if (card >= 0) counts[card] -= 1;
  for (const pile of view.castlePiles) for (const card of pile) counts[card] -= 1;
  for (const column of view.columns) {
    for (const piece of column) counts[piece === BRIDGE ? RAINBOW : piece] -= 1;
  }
  bitsOfCounts(counts, scratch.unseen);
  bitsOfHand(view.shown[rival], scratch.shown);
  if (scratch.options === view.options) return;
  scratch.options = view.options;
  scratch.followers = followersOf(view.options);
}

function writeCards({ own, shown, unseen }: Scratch, hand: readonly number[], words: Int32Array): void {
  bitsOfHand(hand, own);
  put(words, AT.ownHand, own.low);
  put(words, AT.ownHand + 32, own.high);
  put(words, AT.rivalShown, shown.low);
  put(words, AT.rivalShown + 32, shown.high);
  put(words, AT.unseen, unseen.low);
  put(words, AT.unseen + 32, unseen.high);
  // What is hidden comes first.
  let drawn = 0;
  while (drawn < hand.length && hand[drawn] < 0) drawn += 1;
  put(words, AT.ownDrawn, (1 << drawn) - 1);
  put(words, AT.ownMissing, (1 << (HAND_SIZE - hand.length)) - 1);
}

function writeCastles(scratch: Scratch, after: View, seat: Seat, words: Int32Array): void {
  let [lead, strength] = [0, 0];
  for (const castle of CASTLES) {
    const own = sideAt(scratch, after, columnAt(seat, castle));
    const rival = sideAt(scratch, after, columnAt(rivalOf(seat), castle));
    put(words, AT.ownColumn + SIDE_BITS * castle, own.bits);
    put(words, AT.rivalColumn + SIDE_BITS * castle, rival.bits);
    const pile = after.castlePiles[castle];
    const wild = isWild(after, castle) ? WILD : 0;
    put(words, AT.ownTakers + TAKER_BITS * castle, takers(scratch, wild + 2 * (5 * own.rank + castle)));
    put(words, AT.rivalTakers + TAKER_BITS * castle, takers(scratch, wild + 2 * (5 * rival.rank + castle)));
    const margin = own.strength - rival.strength;
    const banners = own.banners - rival.banners;
    put(words, AT.margin + MARGIN_BITS * castle, marginBits(margin, banners));
    lead += Math.sign(margin || banners);
    strength += margin;
    if (pile.length > 0) put(words, AT.castleTop + TOP_BITS * castle, topBit(pile[pile.length - 1]));
    if (pile.length > 1) put(words, AT.castleSecond + TOP_BITS * castle, topBit(pile[pile.length - 2]));
  }
  put(words, AT.castleLead, 1 << (5 + lead));
  if (after.options.tie === 'strength' && strength !== 0) put(words, AT.strengthLead, strength > 0 ? 1 : 2);
}

function writeTable(after: View, seat: Seat, words: Int32Array): void {
  const { options } = after;
  if (after.laid >= 0) put(words, AT.laid, 1 << after.laid);
  put(words, AT.cardsLeft, reached(MARKS.cardsLeft, cardsLeft(after)));
  put(words, AT.next, after.phase === 'place' ? 4 : after.turn === seat ? 2 : 1);
  put(words, AT.quietLeft, reached(MARKS.quietLeft, options.stall - after.quiet));
  put(words, AT.options, optionBits(options));
}

function sideAt({ sides }: Scratch, after: View, where: number): Side {
  const side = sides[where];
  const column = after.columns[where];
  if (side.column !== column) readSide(side, column);
  return side;
}

/** Who could lay a banner there: this seat, the rival by what it has shown, or with luck. */
function takers({ followers, own, shown, unseen }: Scratch, where: number): number {
  const low = followers[where];
  const high = followers[where + 1];
  const count = bitCount(unseen.low & low) + bitCount(unseen.high & high);
  const inHand = ((own.low & low) | (own.high & high)) === 0 ? 0 : 1;
  const inSight = ((shown.low & low) | (shown.high & high)) === 0 ? 0 : 2;
  return inHand | inSight | (reached(MARKS.unseenTakers, count) << 2);
}

function readSide(side: Side, column: readonly Piece[]): void {
  let [strength, banners, wizards, bridges] = [0, 0, 0, 0];
  for (let slot = 0; slot < column.length; slot += 1) {
    const piece = column[slot];
    strength += strengthOf(piece);
    if (isBanner(piece)) banners += 1;
    else if (piece === WIZARD) wizards += 1;
    else bridges |= 1 << rankBelow(column, slot);
  }
  side.column = column;
  side.strength = strength;
  side.banners = banners;
  side.rank = rankBelow(column, column.length - wizards);
  const wizardBits = wizards > 1 ? 3 : wizards;
  side.bits =
    (1 << side.rank) | (wizardBits << 6) | (bridges << 8) | (reached(MARKS.strength, strength) << 12);
}

/** Sets bits from a place on; no more than 32 of them. */
function put(words: Int32Array, place: number, bits: number): void {
  const word = place >> 5;
  const shift = place & 31;
  words[word] |= bits << shift;
  if (shift > 0 && word + 1 < WORDS) words[word + 1] |= bits >>> (32 - shift);
}

function reached(marks: readonly number[], value: number): number {
  let bits = 0;
  for (let i = 0; i < marks.length && value >= marks[i]; i += 1) bits |= 1 << i;
  return bits;
}

/** −10 and less, −9 to −7, −6 and −5, −4 … 4, 5 and 6, 7 to 9, 10 and more. */
function marginBits(margin: number, banners: number): number {
  const size = Math.abs(margin);
  const step = size <= 4 ? size : size <= 6 ? 5 : size <= 9 ? 6 : 7;
  const bits = 1 << (margin < 0 ? 7 - step : 7 + step);
  if (margin !== 0 || banners === 0) return bits;
  return bits | (1 << (banners > 0 ? 15 : 16));
}

const topBit = (card: number): number =>
  card === CASTLE ? 64 : card === RAINBOW ? 32 : 1 << (strengthOf(card) - 1);

const optionBits = ({ steps, bridges, mend, unity, overRainbow, tie }: Options): number =>
  [steps, bridges, mend, unity, overRainbow, tie === 'strength'].reduce(
    (bits, isOn, index) => (isOn ? bits | (1 << index) : bits),
    0,
  );
