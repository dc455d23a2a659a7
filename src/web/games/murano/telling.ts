import { listed as listIn } from '#core/words';
import { type Market, marketWord } from '#games/murano/rules/board';
import {
  type Advantage,
  advantageWord,
  type Card,
  cardWord,
  categoriesOf,
  type Category,
  categoryWord,
  type Challenge,
  recipeOf,
} from '#games/murano/rules/cards';
import { challengeKey } from '#games/murano/modules/challenges';
import type { AdvantageIcon } from '#games/murano/content/advantages';
import { murano } from '#games/murano/index';
import { countOf, type Shard, SHARD_NAMES, SHARDS, type Shards } from '#games/murano/rules/shards';
import type { View } from '#games/murano/rules/state';
import { language } from '../../settings.ts';
import { tell } from '../../words/index.ts';
import { printed } from './printed.ts';
import { m } from './texts.ts';

const say = (key: string): string => tell(murano, { key });
const upper = (text: string): string => text.charAt(0).toLocaleUpperCase(language.value) + text.slice(1);

export const listed = (parts: readonly string[]): string => listIn(language.value, parts);

export const shardName = (shard: Shard): string => say(`shard.${SHARD_NAMES[shard]}`);
export const marketName = (market: Market): string => upper(say(`market.${marketWord(market)}`));
export const creationName = (card: Card): string => say(`creation.${cardWord(card)}`);
/** The same in parts, between which a long word may go on in a second line of a card. */
export const printedName = (card: Card): readonly string[] =>
  m('hyphenation')
    .split(' ')
    .reduce((name, word) => name.replace(word.replaceAll('·', ''), word), creationName(card))
    .split('·');
export const advantageName = (advantage: Advantage): string =>
  say(`advantage.${advantageWord(advantage)}.name`);
/** L76: what the icon of an advantage means. */
export const iconName = (icon: AdvantageIcon): string => say(`icon.${icon}`);
export const advantageText = (advantage: Advantage): string =>
  say(`advantage.${advantageWord(advantage)}.text`);
export const categoryName = (category: Category): string => say(`category.${categoryWord(category)}`);
export const challengeText = (view: View, challenge: Challenge): string => say(challengeKey(view, challenge));

/** “2 blue shards and a red shard”, or “nothing”. */
export function shardsText(shards: Shards): string {
  const kinds = SHARDS.filter((kind) => countOf(shards, kind) > 0);
  if (kinds.length === 0) return m('nothing');
  return listed(
    kinds.map((kind) =>
      tell(murano, { key: `shards.${SHARD_NAMES[kind]}`, with: { count: countOf(shards, kind) } }),
    ),
  );
}

/** A creation with its categories and its recipe. */
export function creationText(card: Card): string {
  return m('card.full', {
    name: creationName(card),
    categories: listed(categoriesOf(printed.value, card).map(categoryName)),
    recipe: shardsText(recipeOf(printed.value, card)),
  });
}
