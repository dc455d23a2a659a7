import { cardWord, DECK } from '#games/muster/cards';
import type { State } from '#games/muster/state';
import { type Given, table } from '#games/muster/testing/table';

/**
 * A position with one clear thought. What is claimed of the answers:
 * - `ends`: the match ends this turn whatever is drawn, and only these reach the best result;
 * - `wins`: only these can win within the turn;
 * - `holds`: after anything else the rival can win at once, whatever is drawn;
 * - `judged`: no proof, but a reason that a good player would accept.
 */
export interface MusterTactic {
  readonly claim: 'ends' | 'wins' | 'holds' | 'judged';
  readonly given: Given;
  /** The acceptable answers; with `avoid` all but these are acceptable. */
  readonly best?: string;
  readonly avoid?: string;
  readonly why: string;
}

/** The last card of the pile and the last quiet turn: drawn from the pile or from a castle, the match ends. [U29, B27] */
export const lastTurn = {
  options: { stall: 20 },
  quiet: 20,
  turns: 60,
} as const satisfies Given;

/** Each side holds two castles for good; the flame castle decides. */
export const twoEach = {
  own: { water: 'water4 water5', feather: 'feather4 feather5' },
  rival: { cloud: 'cloud4 cloud5', leaf: 'leaf4 leaf5' },
} as const satisfies Given;

/** The position of a tactic; a hand of the rival that does not matter is made of the weakest cards left. */
export function positionOf({ given }: MusterTactic): State {
  if (given.rivalHand !== undefined) return table(given).state;
  const rest = DECK.map(cardWord);
  for (const word of JSON.stringify(given).match(/[a-z]+\d|rainbow|wizard|bridge|castle(?!s)/gu) ?? []) {
    const at = rest.indexOf(word === 'wizard' || word === 'bridge' ? 'rainbow' : word);
    if (at >= 0) rest.splice(at, 1);
  }
  const weakest = ['1', '2', '3'].flatMap((strength) => rest.filter((word) => word.endsWith(strength)));
  return table({ ...given, rivalHand: weakest.slice(0, 5).join(' ') }).state;
}
