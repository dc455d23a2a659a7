import { type AdvantageIcon, ADVANTAGES } from '../content/advantages.ts';
import { CATEGORY_IDS } from '../content/categories.ts';
import { CREATIONS } from '../content/creations.ts';
import { LIRA_SPACES, LIRAS } from '../content/liras.ts';
import { CIRCLES, RINGS } from '../content/rings.ts';
import { parseShard, parseShards, type Shard, type Shards } from '../rules/shards.ts';

/** A category tile. */
export type Category = 0 | 1 | 2 | 3;

export interface PrintedCreation {
  readonly recipe: Shards;
  readonly categories: readonly Category[];
}

/** What is printed in a box of Murano, as far as boxes may differ. [M103] */
export interface Facts {
  readonly rings: Readonly<Record<'A' | 'B', readonly Shard[]>>;
  readonly circles: Readonly<Record<'I' | 'II', readonly Shard[]>>;
  readonly creations: readonly PrintedCreation[];
  /** Expert, by the number of players: the Liras on the space after each place of the circle. */
  readonly liras: Readonly<Record<number, readonly number[]>>;
  /** L76: of each advantage, by its place in the content. */
  readonly icons: readonly AdvantageIcon[];
}

export const FACE_SIZE = 12;
export const CREATION_COUNT = 24;
export const PLAYERS = [2, 3, 4] as const;
/** L69: a space holds one Lira or two. */
export const MOST_LIRAS = 2;

const face = (row: string): readonly Shard[] => row.split(' ').map((letter) => parseShard(letter)!);

const lirasFor = (players: number): readonly number[] =>
  Array.from({ length: FACE_SIZE }, (_, place) => {
    const space = LIRA_SPACES.findIndex((each) => each === place);
    return space < 0 ? 0 : LIRAS[players][space];
  });

/** The facts that the game comes with. */
export const PRESENT: Facts = {
  rings: { A: face(RINGS.A), B: face(RINGS.B) },
  circles: { I: face(CIRCLES.I), II: face(CIRCLES.II) },
  creations: Object.values(CREATIONS).map(({ recipe, categories }) => ({
    recipe: parseShards(recipe.replaceAll(' ', ''))!,
    categories: ([0, 1, 2, 3] as const).filter((each) =>
      categories.some((category) => category === CATEGORY_IDS[each]),
    ),
  })),
  liras: Object.fromEntries(PLAYERS.map((players) => [players, lirasFor(players)])),
  icons: Object.values(ADVANTAGES).map(({ icon }) => icon),
};
