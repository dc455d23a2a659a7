import { ADVANTAGE_ICONS, type AdvantageIcon } from '#games/murano/content/advantages';
import { type Market, marketWord } from '#games/murano/rules/board';
import {
  type Advantage,
  advantageWord,
  type Card,
  cardWord,
  type Category,
  categoriesOf,
  categoryWord,
  iconOf,
  recipeOf,
} from '#games/murano/rules/cards';
import {
  countOf,
  NO_SHARDS,
  type Shard,
  SHARD_NAMES,
  shardLetter,
  SHARDS,
  type Shards,
} from '#games/murano/rules/shards';
import type { View } from '#games/murano/rules/state';
import type { Ink, Style } from '../../terminal/ink.ts';
import type { Scene } from '../../boards/board.ts';

export type MuranoScene = Scene<View>;
type Telling = Pick<MuranoScene, 'ink' | 'speaker'>;
type Printing = Pick<MuranoScene, 'view'>;

/** A letter says what a shard is, in every language; its colour only repeats it. */
const STYLES = [
  'blueBright',
  'greenBright',
  'yellowBright',
  'redBright',
  'cyan',
] as const satisfies readonly Style[];

/** One sign for each category: art, jewellery, tableware, animals. Signs that every font has, one column wide. */
const SIGNS = ['★', '♦', 'Ψ', '♞'] as const;

/** One sign for each icon of an advantage. [L76] */
const ICON_SIGNS: Readonly<Record<AdvantageIcon, string>> = { modifies: '~', additional: '+' };

const EMPTY = '·';
const NOTHING = '–';

export const inColour = (ink: Ink, kind: Shard, text: string): string => ink(STYLES[kind], text);
export const shard = (ink: Ink, kind: Shard): string => ink([STYLES[kind], 'bold'], shardLetter(kind));

/** Each shard of a heap, in the order of their kinds. */
export const kindsIn = (shards: Shards): Shard[] =>
  SHARDS.flatMap((kind) => Array<Shard>(countOf(shards, kind)).fill(kind));

/** `BGG`, as in the words of the game. */
export function shardsText(ink: Ink, shards: Shards): string {
  if (shards === NO_SHARDS) return NOTHING;
  return kindsIn(shards)
    .map((kind) => shard(ink, kind))
    .join('');
}

/** `B G · ·`: as many places, some of them empty. */
export function placesText(ink: Ink, shards: Shards, places: number): string {
  const taken = kindsIn(shards).map((kind) => shard(ink, kind));
  const empty = Array<string>(Math.max(0, places - taken.length)).fill(ink('dim', EMPTY));
  return [...taken, ...empty].join(' ');
}

export const shardName = ({ speaker }: Telling, kind: Shard): string =>
  speaker.say({ key: `shard.${SHARD_NAMES[kind]}` });
export const marketName = ({ speaker }: Telling, market: Market): string =>
  speaker.say({ key: `market.${marketWord(market)}` });
export const creationName = ({ speaker }: Telling, card: Card): string =>
  speaker.say({ key: `creation.${cardWord(card)}` });
export const categoryName = ({ speaker }: Telling, category: Category): string =>
  speaker.say({ key: `category.${categoryWord(category)}` });
export const advantageName = ({ speaker }: Telling, advantage: Advantage): string =>
  speaker.say({ key: `advantage.${advantageWord(advantage)}.name` });

/** Its name behind the sign of its icon. */
export const advantageTitle = (telling: Telling & Printing, advantage: Advantage): string =>
  `${ICON_SIGNS[iconOf(telling.view, advantage)]} ${advantageName(telling, advantage)}`;
/** What the signs mean: `~ changes an action`. */
export const iconTexts = ({ speaker }: Telling): string[] =>
  ADVANTAGE_ICONS.map((icon) => `${ICON_SIGNS[icon]} ${speaker.say({ key: `icon.${icon}` })}`);

export const categorySign = (category: Category): string => SIGNS[category];
export const categorySigns = ({ view }: Printing, card: Card): string =>
  categoriesOf(view, card).map(categorySign).join('');

/** A creation with its recipe. */
export const cardText = (telling: Telling & Printing, card: Card): string =>
  `${creationName(telling, card)} ${shardsText(telling.ink, recipeOf(telling.view, card))}`;
