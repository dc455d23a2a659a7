import { copiesOf, FACES, HIGHEST, RAINBOW } from '#games/muster/cards';
import type { Options } from '#games/muster/options';

/** Cards as bits, a bit for each copy of each face: the first 32 in `low`, the other 15 in `high`. */
export interface CardBits {
  low: number;
  high: number;
}

const COPIES = Array.from({ length: FACES }, (_, face) => copiesOf(face));
/** The bit of the first copy of each face. */
const FIRST = COPIES.map((_, face) => COPIES.slice(0, face).reduce((total, copies) => total + copies, 0));
/** At 6 × face + count: the bits of so many copies. */
const LOW = new Int32Array(6 * FACES);
const HIGH = new Int32Array(6 * FACES);
for (let face = 0; face < FACES; face += 1) {
  for (let count = 0; count <= COPIES[face]; count += 1) {
    const bits = (1 << count) - 1;
    if (FIRST[face] < 32) LOW[6 * face + count] = bits << FIRST[face];
    else HIGH[6 * face + count] = bits << (FIRST[face] - 32);
  }
}

/** Counts of each face as bits. Decks of other boxes may have more copies of one than it has bits: all of these are set. [B44] */
export function bitsOfCounts(counts: Int8Array, into: CardBits): void {
  let [low, high] = [0, 0];
  for (let face = 0; face < FACES; face += 1) {
    const at = 6 * face + Math.min(COPIES[face], counts[face]);
    low |= LOW[at];
    high |= HIGH[at];
  }
  into.low = low;
  into.high = high;
}

/** Known cards in the order of their faces as bits; what is hidden is left out. */
export function bitsOfHand(hand: readonly number[], into: CardBits): void {
  let [low, high, count] = [0, 0, 0];
  for (let i = 0; i < hand.length; i += 1) {
    const card = hand[i];
    if (card < 0) continue;
    count = i > 0 && hand[i - 1] === card ? count + 1 : 1;
    const at = 6 * card + Math.min(COPIES[card], count);
    low |= LOW[at];
    high |= HIGH[at];
  }
  into.low = low;
  into.high = high;
}

/** At 2 × (5 × rank + castle): the banners that may follow this rank under this castle; where it is wild, 60 further on. */
export type Followers = Int32Array;

const RANKS = HIGHEST + 1;
export const WILD = 2 * 5 * RANKS;

export function followersOf({ steps, unity }: Options): Followers {
  const out = new Int32Array(2 * WILD);
  for (let rank = 0; rank < RANKS; rank += 1) {
    for (let strength = 1; strength <= HIGHEST; strength += 1) {
      const fits =
        rank === 0 ? !unity || strength === 1 : strength >= rank && (!steps || strength <= rank + 1);
      if (!fits) continue;
      for (let face = strength - 1; face < RAINBOW; face += HIGHEST) {
        const all = 6 * face + COPIES[face];
        for (let castle = 0; castle < 5; castle += 1) {
          const at = 2 * (5 * rank + castle);
          if (Math.floor(face / HIGHEST) === castle) {
            out[at] |= LOW[all];
            out[at + 1] |= HIGH[all];
          }
          out[WILD + at] |= LOW[all];
          out[WILD + at + 1] |= HIGH[all];
        }
      }
    }
  }
  return out;
}

export function bitCount(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
