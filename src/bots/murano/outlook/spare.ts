import { NO_SHARDS, one, type Shards, sizeOf, TRANSPARENT } from '#games/murano/shards';
import { BENCH_SIZE } from '#games/murano/state';

const MASK = 31;
const COLOUR_BITS = 20;
const CLEAR = one(TRANSPARENT);

/** Coloured shards of a recipe that a bench lacks. */
export function lackOf(recipe: Shards, bench: Shards): number {
  let lack = 0;
  for (let shift = 0; shift < COLOUR_BITS; shift += 5) {
    const missing = ((recipe >>> shift) & MASK) - ((bench >>> shift) & MASK);
    if (missing > 0) lack += missing;
  }
  return lack;
}

/** Coloured shards that are in both. */
export function sharedOf(recipe: Shards, bench: Shards): Shards {
  let both = 0;
  for (let shift = 0; shift < COLOUR_BITS; shift += 5) {
    const wanted = (recipe >>> shift) & MASK;
    const held = (bench >>> shift) & MASK;
    both += (wanted < held ? wanted : held) << shift;
  }
  return both;
}

function wantedFrom(recipes: readonly Shards[], made: number, ahead: number): Shards {
  let wanted = NO_SHARDS;
  for (let at = made; at < made + ahead && at < recipes.length; at += 1) wanted += recipes[at];
  return wanted;
}

/** The colour of which most is there beyond what the next two creations need; −1 on an empty bench. */
export function idlest(bench: Shards, recipes: readonly Shards[], made: number): number {
  const wanted = wantedFrom(recipes, made, 2);
  let best = -1;
  let most = -Infinity;
  for (let kind = 0; kind < TRANSPARENT; kind += 1) {
    const held = (bench >>> (5 * kind)) & MASK;
    const spare = held - ((wanted >>> (5 * kind)) & MASK);
    if (held > 0 && spare > most) {
      best = kind;
      most = spare;
    }
  }
  return best;
}

/** Everything that the next creations do not need, transparent shards excepted. */
export function surplus(bench: Shards, recipes: readonly Shards[], made: number, ahead: number): Shards {
  const coloured = bench & (CLEAR - 1);
  return coloured - sharedOf(wantedFrom(recipes, made, ahead), coloured);
}

/** M11: what does not fit on the bench goes back, the idlest first. */
export function fitted(bench: Shards, recipes: readonly Shards[], made: number): Shards {
  let fitting = bench;
  for (let over = sizeOf(bench) - BENCH_SIZE; over > 0; over -= 1) {
    const kind = idlest(fitting, recipes, made);
    fitting -= kind < 0 ? CLEAR : 1 << (5 * kind);
  }
  return fitting;
}
