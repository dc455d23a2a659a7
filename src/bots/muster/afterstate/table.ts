/**
 * What the afterstate network is told, by name: a table of bits about the state after an action, as the one who took it
 * sees it before any hidden card is turned up. The rules for training (tools/training/muster/cuda/inputs.h) write the
 * same bits; recorded traces prove it. Where a mark is reached, its bit and all those before it are set.
 */
interface Group {
  readonly name: string;
  /** How many times in a row it stands there: once for each castle, or once. */
  readonly times: 1 | 5;
  readonly bits: number;
}

/** A bit for each copy of each face: five emblems with 3, 2, 1, 1 and 1 banners, five rainbow cards, two rainbow castles. */
const CARD_BITS = 47;
export const SIDE_BITS = 24;
export const MARGIN_BITS = 17;
export const TOP_BITS = 7;
export const TAKER_BITS = 5;

export const GROUPS = [
  // Cards of the hand that are known to it.
  { name: 'ownHand', times: 1, bits: CARD_BITS },
  // Cards just drawn and not yet seen: 1 … 5.
  { name: 'ownDrawn', times: 1, bits: 5 },
  // Cards to refill: 1 … 5.
  { name: 'ownMissing', times: 1, bits: 5 },
  // Cards of the rival that everybody knows.
  { name: 'rivalShown', times: 1, bits: CARD_BITS },
  // Cards in the pile or hidden in the rival's hand.
  { name: 'unseen', times: 1, bits: CARD_BITS },
  // Rank below the wizards 0 … 5; wizards 1, 2; a bridge for rank 1 … 4; strength, by its marks.
  { name: 'ownColumn', times: 5, bits: SIDE_BITS },
  { name: 'rivalColumn', times: 5, bits: SIDE_BITS },
  // Strength less the rival's, in fifteen classes; at 0 more banners, fewer banners.
  { name: 'margin', times: 5, bits: MARGIN_BITS },
  // The top card of the castle pile, of strength 1 … 5, a rainbow card or a rainbow castle; then the card under it.
  { name: 'castleTop', times: 5, bits: TOP_BITS },
  { name: 'castleSecond', times: 5, bits: TOP_BITS },
  // The castle that was laid on this turn.
  { name: 'laid', times: 1, bits: 5 },
  // Cards in the pile, by their marks.
  { name: 'cardsLeft', times: 1, bits: 18 },
  // Castles held less castles lost: −5 … 5.
  { name: 'castleLead', times: 1, bits: 11 },
  // Where strength decides a tie: stronger, weaker.
  { name: 'strengthLead', times: 1, bits: 2 },
  // What comes next: the rival's turn, more of the refill, a card that is turned up.
  { name: 'next', times: 1, bits: 3 },
  // Turns until the match is scored for standing still, by their marks.
  { name: 'quietLeft', times: 1, bits: 9 },
  // Steps, bridges, mend, unity, overRainbow, tie by strength.
  { name: 'options', times: 1, bits: 6 },
  // A banner that may follow below the wizards: in the hand, shown by the rival, unseen 1, 2, 4 times.
  { name: 'ownTakers', times: 5, bits: TAKER_BITS },
  { name: 'rivalTakers', times: 5, bits: TAKER_BITS },
] as const satisfies readonly Group[];

export type GroupName = (typeof GROUPS)[number]['name'];

/** Where each group begins. */
export const AT: Readonly<Record<GroupName, number>> = (() => {
  let next = 0;
  const entries = GROUPS.map(({ name, times, bits }) => {
    const at = next;
    next += times * bits;
    return [name, at];
  });
  return Object.fromEntries(entries);
})();

export const FEATURES = GROUPS.reduce((total, { times, bits }) => total + times * bits, 0);
export const WORDS = Math.ceil(FEATURES / 32);

/** The marks of what is counted. */
export const MARKS = {
  strength: [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 18, 22],
  cardsLeft: [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20, 23, 26, 30, 34],
  quietLeft: [1, 2, 3, 4, 6, 8, 12, 16, 24],
  unseenTakers: [1, 2, 4],
} as const;

/** A number for the whole table, kept with the weights: those of another table are refused. */
export function tableHash(): number {
  const text = JSON.stringify([GROUPS.map(({ name, times, bits }) => [name, times, bits]), MARKS]);
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}
