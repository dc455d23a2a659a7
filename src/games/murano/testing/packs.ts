import type { JsonObject } from '#core/json';
import { type Random, shuffled } from '#core/random';
import { ADVANTAGE_ICONS, ADVANTAGES } from '../content/advantages.ts';
import { CATEGORY_IDS } from '../content/categories.ts';
import { PLAYERS } from '../pack/facts.ts';
import { packs } from '../pack/json.ts';

const some = (letters: string, count: number, random: Random): string =>
  Array.from({ length: count }, () => letters[random.below(letters.length)]).join(' ');

/** Liras on spaces by chance, one or two on each, as many as there are players. */
function liras(players: number, random: Random): JsonObject {
  const hours = shuffled(
    Array.from({ length: 12 }, (_, hour) => String(hour + 1)),
    random,
  );
  const counts: Record<string, number> = {};
  for (let left = players; left > 0;) {
    const count = Math.min(left, 1 + random.below(2));
    counts[hours.pop()!] = count;
    left -= count;
  }
  return counts;
}

/** The icons of some advantages by chance, or no word of them, as in packs from before they were read off. */
function icons(random: Random): JsonObject {
  if (random.below(4) === 0) return {};
  const told = Object.values(ADVANTAGES).filter(() => random.below(4) > 0);
  return {
    advantages: Object.fromEntries(
      told.map(({ number }) => [number, ADVANTAGE_ICONS[random.below(ADVANTAGE_ICONS.length)]]),
    ),
  };
}

/** Facts that any box could print, whether or not anybody would. */
export const randomPack = (random: Random): JsonObject => ({
  tavola: 'pack 1',
  game: 'murano',
  rings: { A: some('BGYRT', 12, random), B: some('BGYRT', 12, random) },
  circles: { I: some('BGYR', 12, random), II: some('BGYR', 12, random) },
  creations: Array.from({ length: 24 }, () => ({
    recipe: some('BGYR', 4, random),
    categories: shuffled(CATEGORY_IDS, random).slice(0, 1 + random.below(2)),
  })),
  liras: Object.fromEntries(PLAYERS.map((players) => [String(players), liras(players, random)])),
  // Last, so that what chance has made of the rest stays what it was.
  ...icons(random),
});

/** The same as the option of a match takes it. */
export const randomPackText = (random: Random): string => packs.read(randomPack(random));
