import { NO_SHARDS, one, type Shards, sizeOf, TRANSPARENT } from '#games/murano/rules/shards';
import { BENCH_SIZE } from '#games/murano/rules/state';

const MASK = 31;
const CLEAR = one(TRANSPARENT);

/** The highest bit of each colour, which no count reaches: a subtraction below zero borrows it. */
const GUARD = 0b10000_10000_10000_10000;
/** A product with it adds the four colours up, in the place of the last of them. */
const ADD_UP = 0b00001_00001_00001_00001;

/** The coloured shards of a recipe that a bench lacks, all colours at once. */
function missingOf(recipe: Shards, bench: Shards): Shards {
  const less = (recipe | GUARD) - (bench & (CLEAR - 1));
  const enough = less & GUARD;
  return less & (enough - (enough >>> 4));
}

/** How many coloured shards of a recipe a bench lacks. */
export const lackOf = (recipe: Shards, bench: Shards): number =>
  (Math.imul(missingOf(recipe, bench), ADD_UP) >>> 15) & MASK;

/** Coloured shards that are in both. */
export const sharedOf = (recipe: Shards, bench: Shards): Shards => recipe - missingOf(recipe, bench);

function wantedFrom(recipes: readonly Shards[], madeCount: number, ahead: number): Shards {
  let wanted = NO_SHARDS;
  for (let at = madeCount; at < madeCount + ahead && at < recipes.length; at += 1) wanted += recipes[at];
  return wanted;
}

/** The colour of which most is there beyond what the next two creations need; −1 on an empty bench. */
export function idlest(bench: Shards, recipes: readonly Shards[], madeCount: number): number {
  const wanted = wantedFrom(recipes, madeCount, 2);
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
export function surplus(bench: Shards, recipes: readonly Shards[], madeCount: number, ahead: number): Shards {
  const coloured = bench & (CLEAR - 1);
  return coloured - sharedOf(wantedFrom(recipes, madeCount, ahead), coloured);
}

/** M11: what does not fit on the bench goes back, the idlest first. */
export function fitted(bench: Shards, recipes: readonly Shards[], madeCount: number): Shards {
  let fitting = bench;
  for (let over = sizeOf(bench) - BENCH_SIZE; over > 0; over -= 1) {
    const kind = idlest(fitting, recipes, madeCount);
    fitting -= kind < 0 ? CLEAR : 1 << (5 * kind);
  }
  return fitting;
}
