import { keysOf } from '#core/record';
import { type AdvantageIcon, ADVANTAGES, type AdvantageId, type Mark } from '../content/advantages.ts';
import { CATEGORY_IDS } from '../content/categories.ts';
import { CHALLENGE_CARDS, type ChallengeId } from '../content/challenges.ts';
import { CREATIONS, type CreationId } from '../content/creations.ts';
import type { Category } from '../pack/facts.ts';
import { factsIn, type Printed } from '../pack/in-play.ts';
import type { Shards } from './shards.ts';

/** A creation, by its place in the content. */
export type Card = number;
const CREATION_IDS = keysOf(CREATIONS);
export const CARDS: readonly Card[] = CREATION_IDS.map((_, card) => card);

/** L24: every recipe asks for so many shards. */
export const RECIPE_SIZE = 4;
export const recipeOf = (printed: Printed, card: Card): Shards => factsIn(printed).creations[card].recipe;

export type { Category } from '../pack/facts.ts';
export const CATEGORIES: readonly Category[] = [0, 1, 2, 3];
/** L29, L30: one category or two. */
export const categoriesOf = (printed: Printed, card: Card): readonly Category[] =>
  factsIn(printed).creations[card].categories;

/** An advantage, by its place in the content. */
export type Advantage = number;
export const ADVANTAGE_IDS = keysOf(ADVANTAGES);
export const hasMark = (advantage: Advantage, mark: Mark): boolean =>
  (ADVANTAGES[ADVANTAGE_IDS[advantage]].marks as readonly Mark[]).includes(mark);
/** L76: whether it changes an action or is an extra one. */
export const iconOf = (printed: Printed, advantage: Advantage): AdvantageIcon =>
  factsIn(printed).icons[advantage];
export const advantageWord = (advantage: Advantage): AdvantageId => ADVANTAGE_IDS[advantage];

/** A challenge card, by its effect: two cards with the same effect are one and the same. */
export type Challenge = number;
export const CHALLENGE_IDS = keysOf(CHALLENGE_CARDS);
export const CHALLENGE_DECK: readonly Challenge[] = CHALLENGE_IDS.flatMap((id, challenge) =>
  Array.from({ length: CHALLENGE_CARDS[id] }, () => challenge),
);
export const challengeWord = (challenge: Challenge): ChallengeId => CHALLENGE_IDS[challenge];

export const cardWord = (card: Card): CreationId => CREATION_IDS[card];
export const categoryWord = (category: Category): (typeof CATEGORY_IDS)[number] => CATEGORY_IDS[category];

const indexOrNull = (words: readonly string[], word: string | undefined): number | null => {
  const index = words.indexOf(word ?? '');
  return index < 0 ? null : index;
};
export const parseCard = (word: string | undefined): Card | null => indexOrNull(CREATION_IDS, word);
export const parseCategory = (word: string | undefined): Category | null =>
  indexOrNull(CATEGORY_IDS, word) as Category | null;
