/** The numbers and permissions printed in the rulebook that an advantage may change, as they are in force now. */
export interface Terms {
  /** L14: how often the pair may be taken this turn. */
  readonly takings: number;
  /** L17: how many negotiations are allowed this turn. */
  readonly deals: number;
  /** L21: what a Buy costs. */
  readonly price: number;
  /** L22: what a Sell pays. */
  readonly proceeds: number;
  /** L18, L19: an Exchange brings any part of what the market faces, with at most one transparent shard. [M33] */
  readonly anyPart: boolean;
  /** L46: what a creation that pays 8 L pays more. */
  readonly bonus: number;
}

/** What the rulebook prints. */
const PRINTED: Terms = { takings: 1, deals: 1, price: 2, proceeds: 1, anyPart: false, bonus: 0 };

/** L36: what a Sell pays with advantage 4. */
export const MERCHANT_PROCEEDS = 4;
/** L46: what advantage 14 adds to a full pay. */
export const TOP_PRICE_BONUS = 2;
/** L40, L41, L43: what advantages 8, 9 and 11 pay. */
export const MAGICIAN_GAIN = 1;
export const FAVOURITISM_GAIN = 3;
export const PREVIDENT_GAIN = 1;
/** L42: how many negotiations advantage 10 allows. */
export const PRIVILEGED_DEALS = 2;

/** The printed terms but for the number of takings and negotiations: the same objects again and again. */
const OF_TURN: readonly Terms[] = [
  PRINTED,
  { ...PRINTED, takings: 2 },
  { ...PRINTED, deals: 2 },
  { ...PRINTED, takings: 2, deals: 2 },
];

export const TERMS_AT_FIRST: Terms = PRINTED;

/** M30, M68: what was declared for one action is over with it; what concerns the whole turn stays. */
export const afterAction = ({ takings, deals }: Terms): Terms => OF_TURN[takings - 1 + 2 * (deals - 1)];
