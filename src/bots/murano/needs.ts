import type { Seat } from '#core/game';
import { recipeOf, RECIPE_SIZE } from '#games/murano/rules/cards';
import { coloursOf, countOf, type Shards, sizeOf, TRANSPARENT } from '#games/murano/rules/shards';
import type { View } from '#games/murano/rules/state';
import { sharedOf } from './value-network/spare.ts';

/** How many creations a player thinks of at once. */
const AHEAD = 3;

/** What a bench holds of the next creations, in their order. */
export interface Needs {
  /** For each card thought of: shards of the bench that go into it, and the colours that are missing but for transparent ones. */
  readonly held: readonly number[];
  readonly missing: readonly Shards[];
  /** Transparent shards that go into the first one. */
  readonly clear: number;
}

/** Colours go to the earliest creation that needs them, then transparent shards to the earliest that still lacks something. */
export function needsOf(view: View, seat: Seat): Needs {
  const hand = view.hands[seat];
  const bench = view.benches[seat];
  const held: number[] = [];
  const missing: Shards[] = [];
  let rest = bench;
  for (let at = 0; at < hand.length && at < AHEAD && hand[at] >= 0; at += 1) {
    const used = common(recipeOf(view, hand[at]), rest);
    held.push(sizeOf(used));
    missing.push(recipeOf(view, hand[at]) - used);
    rest -= used;
  }
  let clear = countOf(bench, TRANSPARENT);
  const first = Math.min(clear, RECIPE_SIZE - (held[0] ?? RECIPE_SIZE));
  for (let at = 0; at < held.length && clear > 0; at += 1) {
    const used = Math.min(clear, RECIPE_SIZE - held[at]);
    held[at] += used;
    clear -= used;
  }
  return { held, missing, clear: first };
}

/** Coloured shards that are in both. */
export const common = (a: Shards, b: Shards): Shards => sharedOf(coloursOf(a), b);
