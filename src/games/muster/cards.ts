/** The five banners; a castle of the board carries the emblem with the same number. */
export const SUITS = ['water', 'feather', 'cloud', 'leaf', 'flame'] as const;
export type Suit = 0 | 1 | 2 | 3 | 4;
/** A castle space of the board, named by its emblem. */
export type Castle = Suit;
export const CASTLES: readonly Castle[] = [0, 1, 2, 3, 4];

/** A banner card: 5 × suit + strength − 1. Copies of a face are one and the same. [B43] */
export type Banner = number;
/** The wizard/bridge card while it lies in a hand, in the pile or on a castle. */
export const RAINBOW = 25;
/** The rainbow castle card. */
export const CASTLE = 26;
/** A face, as it lies in a hand, in the pile or on a castle. */
export type Card = number;
export const FACES = 27;

/** In a column the wizard/bridge card is the one or the other. [U25] */
export const WIZARD = 25;
export const BRIDGE = 27;
/** A card in a column: a banner, a wizard or a bridge. */
export type Piece = number;

/** U1: of each banner three soldiers, two archers, a knight, a beast and a leader. */
const COPIES_OF_STRENGTH = [3, 2, 1, 1, 1] as const;
/** The strength of the strongest banner; a wizard is stronger. */
export const HIGHEST = COPIES_OF_STRENGTH.length;
const RAINBOW_CARDS = 5;
const CASTLE_CARDS = 2;

export const bannerOf = (suit: Suit, strength: number): Banner => suit * HIGHEST + strength - 1;
export const isBanner = (card: number): boolean => card >= 0 && card < RAINBOW;
export const suitOf = (banner: Banner): Suit => SUIT_OF[banner];
/** U1, U24: what a piece counts in a column; a wizard 6, a bridge always 1. */
export const strengthOf = (piece: Piece): number => STRENGTH_OF[piece];

const SUIT_OF = Array.from({ length: RAINBOW }, (_, banner) => Math.floor(banner / HIGHEST) as Suit);
const STRENGTH_OF = Array.from({ length: BRIDGE + 1 }, (_, piece) => {
  if (piece === WIZARD) return 6;
  return piece === BRIDGE ? 1 : (piece % HIGHEST) + 1;
});

/** U1: all 47 cards, face by face. */
export const DECK: readonly Card[] = Array.from({ length: FACES }, (_, face) => face).flatMap((face) =>
  Array.from({ length: copiesOf(face) }, () => face),
);

export function copiesOf(face: Card): number {
  if (face === RAINBOW) return RAINBOW_CARDS;
  return face === CASTLE ? CASTLE_CARDS : COPIES_OF_STRENGTH[face % HIGHEST];
}

const CARD_WORDS: readonly string[] = DECK.reduce<string[]>((words, face) => {
  words[face] = isBanner(face)
    ? `${SUITS[suitOf(face)]}${strengthOf(face)}`
    : face === RAINBOW
      ? 'rainbow'
      : 'castle';
  return words;
}, []);

/** The word of a card: water1 … flame5, rainbow, castle. */
export const cardWord = (card: Card): string => CARD_WORDS[card];
export function parseCard(word: string | undefined): Card | null {
  const card = CARD_WORDS.indexOf(word ?? '');
  return card < 0 ? null : card;
}

export const pieceWord = (piece: Piece): string => {
  if (piece === WIZARD) return 'wizard';
  return piece === BRIDGE ? 'bridge' : cardWord(piece);
};
export function parsePiece(word: string): Piece | null {
  if (word === 'wizard') return WIZARD;
  if (word === 'bridge') return BRIDGE;
  const card = parseCard(word);
  return card !== null && isBanner(card) ? card : null;
}

export const castleWord = (castle: Castle): string => SUITS[castle];
export function parseCastle(word: string | undefined): Castle | null {
  return CASTLES.find((castle) => SUITS[castle] === word) ?? null;
}
