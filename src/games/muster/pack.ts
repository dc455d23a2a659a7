import { type Card, CASTLE, copiesOf, DECK, FACES, HIGHEST, RAINBOW, SUITS } from './cards.ts';

/** How many copies of what a deck has: of each banner by its strength, 1 first, then rainbow cards and rainbow castles. */
export type Copies = readonly number[];

export const PRESENT: Copies = [0, 1, 2, 3, 4, RAINBOW, CASTLE].map(copiesOf);
/** B44: whatever it consists of, a deck has as many cards. */
export const DECK_SIZE = DECK.length;

export const sizeOf = (copies: Copies): number =>
  copies.reduce((sum, each, kind) => sum + each * (kind < HIGHEST ? SUITS.length : 1), 0);

export function copiesBehind(text: string): Copies | null {
  if (text === '') return PRESENT;
  if (!/^(?:0|[1-9]\d?)(?:-(?:0|[1-9]\d?)){6}$/u.test(text) || text === PRESENT.join('-')) return null;
  const copies = text.split('-').map(Number);
  return sizeOf(copies) === DECK_SIZE ? copies : null;
}

export const isPack = (text: string): boolean => copiesBehind(text) !== null;

const kindOf = (face: Card): number =>
  face === RAINBOW ? HIGHEST : face === CASTLE ? HIGHEST + 1 : face % HIGHEST;

/** Whatever knows with which deck it is played: a position, or its options alone. */
export interface Printed {
  readonly options: { readonly pack: string };
}

const byFace = (copies: Copies): readonly number[] =>
  Array.from({ length: FACES }, (_, face) => copies[kindOf(face)]);
const deckOf = (counts: readonly number[]): readonly Card[] =>
  counts.flatMap((count, face) => Array.from({ length: count }, () => face));

const DECKS = new Map<string, { readonly counts: readonly number[]; readonly deck: readonly Card[] }>();
/** Hardly anybody plays with more decks than these. */
const MOST_DECKS = 50;

function made({ options: { pack } }: Printed): { counts: readonly number[]; deck: readonly Card[] } {
  const known = DECKS.get(pack);
  if (known !== undefined) return known;
  const counts = byFace(copiesBehind(pack) ?? PRESENT);
  const found = { counts, deck: deckOf(counts) };
  if (DECKS.size >= MOST_DECKS) DECKS.clear();
  DECKS.set(pack, found);
  return found;
}

/** U1, B44: how many copies of each face there are in this match. */
export const countsIn = (printed: Printed): readonly number[] => made(printed).counts;
/** All its cards, face by face. */
export const deckIn = (printed: Printed): readonly Card[] => made(printed).deck;
