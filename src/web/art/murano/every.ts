import { MARKETS } from '#games/murano/board';
import { ADVANTAGE_IDS, CARDS, CATEGORIES, CHALLENGE_IDS } from '#games/murano/cards';
import { RANKS } from '#games/murano/content/challenges';
import { SHARDS } from '#games/murano/shards';
import * as art from './drawings.ts';

const numbered = (list: readonly unknown[]): number[][] => list.map((_, index) => [index]);
const each = <T>(list: readonly T[]): T[][] => list.map((one) => [one]);

const PENCILS = { ...art };

/** With what the room asks for each of its drawings. */
const ASKED = {
  advantageArt: numbered(ADVANTAGE_IDS),
  bowlGlassArt: [[]],
  cardArt: each(CARDS),
  cardBack: [[], ['challenge']],
  categoryArt: each(CATEGORIES),
  challengeArt: numbered(CHALLENGE_IDS),
  circleArt: [[]],
  coinArt: [[]],
  creationArt: each(CARDS),
  emptyPlaceArt: [[]],
  firstPlayerArt: [[]],
  marketArt: MARKETS.flatMap((market) =>
    (['calm', 'legal', 'hovered'] as const).map((mood) => [market, mood]),
  ),
  murrinaArt: each([0, 1, 2, 3]),
  owlArt: [[]],
  rankArt: each(RANKS.map(({ rank }) => rank)),
  ringArt: each(['A', 'B']),
  selectorArt: each(['under', 'over']),
  shardArt: each(SHARDS),
  tableArt: [[]],
} satisfies { readonly [Name in keyof typeof art]?: readonly (readonly unknown[])[] };

export type Drawn = keyof typeof ASKED;

/** Every drawing of the room by the name and the words it is asked for with. */
export function everyDrawing(): Record<string, string> {
  const drawn: Record<string, string> = {};
  for (const [name, asked] of Object.entries(ASKED)) {
    // The table above pairs each drawing with what it takes; the pairing cannot be written as a type of a look-up.
    const draw = PENCILS[name as Drawn] as (...given: readonly unknown[]) => string;
    for (const given of asked) drawn[[name, ...given].join(' ')] = draw(...given);
  }
  return drawn;
}
