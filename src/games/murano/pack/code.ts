import { ADVANTAGE_ICONS, type AdvantageIcon } from '../content/advantages.ts';
import { packChoices, type PackedChoice, unpackChoices } from './choices.ts';
import { choicesOf, COLOURS, one, type Shard, type Shards, SHARDS } from '../rules/shards.ts';
import {
  type Category,
  CREATION_COUNT,
  FACE_SIZE,
  type Facts,
  MOST_LIRAS,
  PLAYERS,
  PRESENT,
} from './facts.ts';

const RECIPE_SIZE = 4;

/** L24: every recipe that can be printed, and L29, L30: every set of one category or two. */
const RECIPES: readonly Shards[] = choicesOf(
  COLOURS.reduce<Shards>((all, colour) => all + RECIPE_SIZE * one(colour), 0),
  RECIPE_SIZE,
  RECIPE_SIZE,
);
const SETS: readonly (readonly Category[])[] = ([0, 1, 2, 3] as const).flatMap((first) => [
  [first],
  ...([0, 1, 2, 3] as const).filter((second) => second > first).map((second) => [first, second]),
]);
const setOf = (categories: readonly Category[]): number =>
  SETS.findIndex((each) => each.join() === categories.join());

const times = (count: number, of: number): readonly number[] => Array.from({ length: count }, () => of);
/** How many things there are to choose from, choice by choice. */
const KINDS = [
  ...times(2 * FACE_SIZE, SHARDS.length),
  ...times(2 * FACE_SIZE, COLOURS.length),
  ...times(CREATION_COUNT, RECIPES.length),
  ...times(CREATION_COUNT, SETS.length),
  ...times(PLAYERS.length * FACE_SIZE, MOST_LIRAS + 1),
];

const chosenIn = ({ rings, circles, creations, liras }: Facts): readonly number[] => [
  ...rings.A,
  ...rings.B,
  ...circles.I,
  ...circles.II,
  ...creations.map(({ recipe }) => RECIPES.indexOf(recipe)),
  ...creations.map(({ categories }) => setOf(categories)),
  ...PLAYERS.flatMap((players) => liras[players]),
];

const packed = (facts: Facts): string =>
  packChoices(chosenIn(facts).map((chosen, at): PackedChoice => [chosen, KINDS[at]]));
const PRESENT_CODE = packed(PRESENT);

/**
 * L76: the icons stand behind the rest, and only where they are others: so packs without them have the text they always
 * had. The last advantage comes first: one that is added behind it changes nothing of the others.
 */
const ICON_KINDS = times(PRESENT.icons.length, ADVANTAGE_ICONS.length);
const packedIcons = (icons: readonly AdvantageIcon[]): string =>
  packChoices(
    icons.toReversed().map((icon, at): PackedChoice => [ADVANTAGE_ICONS.indexOf(icon), ICON_KINDS[at]]),
  );
const PRESENT_ICONS = packedIcons(PRESENT.icons);

/** How long the text of a pack is that says nothing of the icons, and of one that does. */
export const SHORT_CODE = PRESENT_CODE.length;
export const LONG_CODE = SHORT_CODE + PRESENT_ICONS.length;

/** The facts as a short text, '' for those that the game comes with. */
export function codeOf(facts: Facts): string {
  const [code, icons] = [packed(facts), packedIcons(facts.icons)];
  if (icons !== PRESENT_ICONS) return code + icons;
  return code === PRESENT_CODE ? '' : code;
}

function iconsOf(text: string): readonly AdvantageIcon[] | null {
  if (text === '') return PRESENT.icons;
  const chosen = text === PRESENT_ICONS ? null : unpackChoices(text, ICON_KINDS);
  return chosen?.toReversed().map((each) => ADVANTAGE_ICONS[each]) ?? null;
}

/** The facts behind such a text; null where it is none. */
export function factsOf(code: string): Facts | null {
  if (code === '') return PRESENT;
  const chosen = code === PRESENT_CODE ? null : unpackChoices(code.slice(0, SHORT_CODE), KINDS);
  const icons = iconsOf(code.slice(SHORT_CODE));
  if (chosen === null || icons === null) return null;
  let read = 0;
  const next = (count: number): readonly number[] => chosen.slice(read, (read += count));
  const face = (): readonly Shard[] => next(FACE_SIZE) as Shard[];
  const rings = { A: face(), B: face() };
  const circles = { I: face(), II: face() };
  const [recipes, sets] = [next(CREATION_COUNT), next(CREATION_COUNT)];
  const creations = recipes.map((recipe, card) => ({
    recipe: RECIPES[recipe],
    categories: SETS[sets[card]],
  }));
  const liras = Object.fromEntries(PLAYERS.map((players) => [players, next(FACE_SIZE)]));
  return { rings, circles, creations, liras, icons };
}
