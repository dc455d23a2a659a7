import { LEVELS } from '../../src/bots/level.ts';
import type { Json } from '../../src/core/json.ts';

/** Matches of bots that are judged. */
export interface Recipe {
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Json;
  /** Everybody plays at the same level: whose share is asked for must not depend on who is better. */
  readonly level: number;
  /** Fewer than the level may take where it has no clock: then it plays about as it does with one. */
  readonly iterations?: number;
  /** Every so-many-th decision is judged. Those of one match share its result, so few of many matches say more than all of few. */
  readonly every: number;
  /** Whether reasons of costly decisions are found, and checked again. */
  readonly reasons: boolean;
}

/** calibration: few decisions of many matches; levels: all decisions of those of each level. */
export interface Recipes {
  readonly calibration: readonly Recipe[];
  readonly levels: readonly Recipe[];
}

/** What all recipes for a calibration have in common. */
export const FEW = { every: 16, reasons: false, options: {} } as const;

/** All decisions of matches of each level; `strongest`: what the highest level is given besides. */
export const wholeMatches = (game: string, strongest: Partial<Recipe> = {}): readonly Recipe[] =>
  LEVELS.map((level) => ({
    name: `level${level}`,
    game,
    seats: 2,
    options: {},
    level,
    every: 1,
    reasons: level <= 3,
    ...(level === LEVELS.at(-1) && strongest),
  }));

/** The recipes of a game stand in its folder. */
export async function recipesOf(game: string): Promise<Recipes> {
  return ((await import(`./${game}/recipes.ts`)) as { recipes: Recipes }).recipes;
}
