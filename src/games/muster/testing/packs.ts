import type { JsonObject } from '#core/json';
import type { Random } from '#core/random';
import { packs } from '../pack-json.ts';

/** A deck of 47 cards that some box could have, whether or not anybody would print it. */
export function randomPack(random: Random): JsonObject {
  const banners = [0, 0, 0, 0, 0];
  // At most nine sets of five banners; what is left are rainbow cards and castles.
  for (let sets = random.below(10); sets > 0; sets -= 1) banners[random.below(5)] += 1;
  const left = 47 - 5 * banners.reduce((sum, each) => sum + each, 0);
  const castles = random.below(left + 1);
  return { tavola: 'pack 1', game: 'muster', banners, rainbows: left - castles, castles };
}

/** The same as the option of a match takes it. */
export const randomPackText = (random: Random): string => packs.read(randomPack(random));
