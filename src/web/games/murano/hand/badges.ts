import { type Card, recipeOf } from '#games/murano/rules/cards';
import {
  COLOURS,
  countOf,
  NO_SHARDS,
  one,
  type Shard,
  SHARDS,
  type Shards,
  sizeOf,
  TRANSPARENT,
} from '#games/murano/rules/shards';
import { printed } from '../printed.ts';

/** The shards of a recipe as the card shows them: the most frequent first. */
export const recipeShown = (card: Card): readonly Shard[] =>
  SHARDS.map((shard) => ({ shard, count: countOf(recipeOf(printed.value, card), shard) }))
    .toSorted((a, b) => b.count - a.count)
    .flatMap(({ shard, count }) => Array.from({ length: count }, () => shard));

export type Badge = 'have' | 'clear' | 'coming' | 'lacking';

/** For each shard of a recipe: is it on the workbench, would it come, or can a transparent one stand in for it? */
export function badgesOf(card: Card, bench: Shards, then: Shards): readonly Badge[] {
  const recipe = recipeShown(card);
  const used = new Map<Shard, number>();
  const badges = recipe.map((shard): Badge => {
    const count = used.get(shard) ?? 0;
    used.set(shard, count + 1);
    if (count < countOf(bench, shard)) return 'have';
    return count < countOf(then, shard) ? 'coming' : 'lacking';
  });
  let clear = countOf(bench, TRANSPARENT);
  return badges.map((badge) => {
    if (badge !== 'lacking' || clear === 0) return badge;
    clear -= 1;
    return 'clear';
  });
}

/** What a creation lacks: with fewer than there are colours, transparent shards stand in for the others. */
export interface Lack {
  readonly shards: Shards;
  readonly count: number;
}

export function lackOf(card: Card, bench: Shards): Lack {
  const recipe = recipeOf(printed.value, card);
  const shards = COLOURS.reduce<Shards>(
    (sum, kind) => sum + one(kind) * Math.max(0, countOf(recipe, kind) - countOf(bench, kind)),
    NO_SHARDS,
  );
  return { shards, count: Math.max(0, sizeOf(shards) - countOf(bench, TRANSPARENT)) };
}
