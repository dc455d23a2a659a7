import { expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import { COLOURS, countOf, one, TRANSPARENT } from '#games/murano/rules/shards';
import { lackOf, sharedOf } from './spare.ts';

test('what a bench lacks and shares is the same as counted colour by colour', () => {
  const random = quickRandom(2);
  for (let drawn = 0; drawn < 2000; drawn += 1) {
    const some = (most: number): number =>
      COLOURS.reduce<number>((sum, colour) => sum + random.below(most + 1) * one(colour), 0);
    const recipe = some(5);
    const bench = some(11) + random.below(4) * one(TRANSPARENT);
    let [lack, shared] = [0, 0];
    for (const colour of COLOURS) {
      const both = Math.min(countOf(recipe, colour), countOf(bench, colour));
      lack += countOf(recipe, colour) - both;
      shared += both * one(colour);
    }
    expect([lackOf(recipe, bench), sharedOf(recipe, bench)]).toEqual([lack, shared]);
  }
});
