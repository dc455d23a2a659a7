import { expect, test } from 'vitest';
import {
  bannerOf,
  BRIDGE,
  CASTLE,
  CASTLES,
  cardWord,
  castleWord,
  copiesOf,
  DECK,
  FACES,
  isBanner,
  parseCard,
  parseCastle,
  parsePiece,
  pieceWord,
  RAINBOW,
  strengthOf,
  suitOf,
  SUITS,
  WIZARD,
} from './cards.ts';

const EMBLEMS = ['water', 'feather', 'cloud', 'leaf', 'flame'] as const;

const banners = DECK.filter(isBanner);

test('[U1] there are 47 cards: 40 banners, five rainbow cards and two rainbow castles', () => {
  expect(DECK).toHaveLength(47);
  expect(banners).toHaveLength(40);
  expect(DECK.filter((card) => card === RAINBOW)).toHaveLength(5);
  expect(DECK.filter((card) => card === CASTLE)).toHaveLength(2);
});

test.each([0, 1, 2, 3, 4] as const)(
  '[U1] emblem %i has 3 soldiers, 2 archers, knight, beast, leader',
  (suit) => {
    const strengths = banners.filter((card) => suitOf(card) === suit).map(strengthOf);
    expect(strengths).toEqual([1, 1, 1, 2, 2, 3, 4, 5]);
  },
);

test('[U1] the five emblems are also the five castles', () => {
  expect(SUITS).toEqual(EMBLEMS);
  expect(CASTLES.map(castleWord)).toEqual(EMBLEMS);
});

test('[U14] [U24] a wizard counts 6 and a bridge 1', () => {
  expect(strengthOf(WIZARD)).toBe(6);
  expect(strengthOf(BRIDGE)).toBe(1);
});

test('[B43] a card is its face: 27 faces, each as often as it is in the box', () => {
  expect(FACES).toBe(27);
  expect(new Set(DECK).size).toBe(27);
  const copies = Array.from({ length: FACES }, (_, face) => copiesOf(face));
  expect(copies).toEqual([...EMBLEMS.flatMap(() => [3, 2, 1, 1, 1]), 5, 2]);
  for (let face = 0; face < FACES; face += 1) {
    expect(DECK.filter((card) => card === face)).toHaveLength(copies[face]);
  }
});

test('every card has its word', () => {
  const words = EMBLEMS.flatMap((emblem) => [1, 2, 3, 4, 5].map((strength) => `${emblem}${strength}`));
  const faces = Array.from({ length: FACES }, (_, face) => face);
  expect(faces.map(cardWord)).toEqual([...words, 'rainbow', 'castle']);
  expect([...words, 'rainbow', 'castle'].map(parseCard)).toEqual(faces);
  expect(EMBLEMS.flatMap((_, suit) => [1, 2, 3, 4, 5].map((n) => bannerOf(suit as 0, n)))).toEqual(
    faces.filter(isBanner),
  );
});

test.each(['', 'water', 'water0', 'water6', 'Water1', 'wizard', 'bridge', 'pile', undefined])(
  '%j is no card',
  (word) => {
    expect(parseCard(word)).toBeNull();
  },
);

test('[U25] in a column the rainbow card is a wizard or a bridge, and has its own word', () => {
  expect([pieceWord(WIZARD), pieceWord(BRIDGE), pieceWord(bannerOf(4, 5))]).toEqual([
    'wizard',
    'bridge',
    'flame5',
  ]);
  expect(['wizard', 'bridge', 'flame5', 'water1'].map(parsePiece)).toEqual([WIZARD, BRIDGE, 24, 0]);
});

test('[B39] a rainbow castle is no piece of a column, nor is a rainbow card that is neither wizard nor bridge', () => {
  expect(['castle', 'rainbow', '', 'leaf9'].map(parsePiece)).toEqual([null, null, null, null]);
});

test('a castle is named by its emblem', () => {
  expect(EMBLEMS.map(parseCastle)).toEqual([0, 1, 2, 3, 4]);
  expect(['', 'pile', 'Water', undefined].map(parseCastle)).toEqual([null, null, null, null]);
});

test('only banners are banners', () => {
  expect([-1, 0, 24, RAINBOW, CASTLE, BRIDGE].map(isBanner)).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});
