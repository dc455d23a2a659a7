import { type Card, recipeOf } from '#games/murano/rules/cards';
import type { Options } from '#games/murano/options';
import { COLOURS, countOf, type Shards, sizeOf, TRANSPARENT } from '#games/murano/rules/shards';
import { BENCH_SIZE } from '#games/murano/rules/state';
import { transparentPenalty } from '#games/murano/modules/variants';

/** The most that a creation can still pay with these shards on the workbench: what does not go into it stays there. [L25, M23, M59] */
export function bestPay(card: Card, bench: Shards, options: Options): number {
  const recipe = recipeOf({ options }, card);
  const paid = COLOURS.reduce<number>(
    (sum, kind) => sum + Math.min(countOf(recipe, kind), countOf(bench, kind)),
    0,
  );
  const clear = Math.min(countOf(bench, TRANSPARENT), sizeOf(recipe) - paid);
  const left = sizeOf(bench) - paid - clear;
  return Math.max(0, BENCH_SIZE - left - clear * transparentPenalty(options));
}
