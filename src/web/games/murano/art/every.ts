import { COLOURS } from '../../../device/colours.ts';
import { MARKETS } from '#games/murano/rules/board';
import { ADVANTAGE_IDS, CARDS, CATEGORIES, CHALLENGE_IDS } from '#games/murano/rules/cards';
import { ADVANTAGE_ICONS } from '#games/murano/content/advantages';
import { RANKS } from '#games/murano/content/challenges';
import { SHARDS } from '#games/murano/rules/shards';
import * as art from './drawings.ts';

const numbered = (list: readonly unknown[]): number[][] => list.map((_, index) => [index]);
const each = <T>(list: readonly T[]): T[][] => list.map((one) => [one]);

const PENCILS = { ...art };

type DrawingCalls = { readonly [Name in keyof typeof art]?: readonly (readonly unknown[])[] };

/** With what the room asks for each drawing of the board, what lies on it, and the hands that are not seen. */
const BOARD = {
  bowlGlassArt: [[]],
  cardBack: [[], ['challenge']],
  categoryArt: each(CATEGORIES),
  circleArt: [[]],
  coinArt: [[]],
  emptyPlaceArt: [[]],
  firstPlayerArt: [[]],
  iconArt: each(ADVANTAGE_ICONS),
  marketArt: MARKETS.flatMap((market) =>
    (['calm', 'legal', 'hovered'] as const).map((mood) => [market, mood]),
  ),
  murrinaArt: numbered(COLOURS),
  owlArt: [[]],
  ringArt: each(['A', 'B']),
  selectorArt: each(['under', 'over']),
  shardArt: each(SHARDS),
  tableArt: [[]],
} satisfies DrawingCalls;

/** The same for what is painted on cards: far more, and wanted a moment later. */
const ON_CARDS = {
  advantageArt: numbered(ADVANTAGE_IDS),
  cardArt: each(CARDS),
  challengeArt: numbered(CHALLENGE_IDS),
  creationArt: each(CARDS),
  rankArt: each(RANKS.map(({ rank }) => rank)),
} satisfies DrawingCalls;

export type OnBoard = keyof typeof BOARD;
export type OnCards = keyof typeof ON_CARDS;

export const boardDrawings = (): Record<string, string> => allOf(BOARD);
export const cardDrawings = (): Record<string, string> => allOf(ON_CARDS);

/** Each drawing by the name and the words it is asked for with. */
function allOf(all: DrawingCalls): Record<string, string> {
  const drawn: Record<string, string> = {};
  for (const [name, argumentLists] of Object.entries(all)) {
    // The tables above pair each drawing with what it takes; the pairing cannot be written as a type of a look-up.
    const draw = PENCILS[name as OnBoard | OnCards] as (...given: readonly unknown[]) => string;
    for (const args of argumentLists) drawn[[name, ...args].join(' ')] = draw(...args);
  }
  return drawn;
}
