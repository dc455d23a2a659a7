import type { Json } from '../../src/core/json.ts';
import { LEVELS } from '../../src/bots/level.ts';

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

const calibration = { every: 16, reasons: false, options: {} };

const MUSTER: readonly Recipe[] = [{ ...calibration, name: 'duel', game: 'muster', seats: 2, level: 4 }];

/** Alone at the table a level that is no beginner always wins: there is nothing to fit to. */
const SEATS = { duel: [2, 2, 2], many: [3, 4], expert: [2, 3] } as const;

const MURANO: readonly Recipe[] = Object.entries(SEATS).flatMap(([kind, all]) =>
  all.map((seats, at) => ({
    ...calibration,
    name: `${kind}${at}`,
    game: 'murano',
    seats,
    level: 3,
    options: kind === 'expert' ? { expert: true } : {},
  })),
);

const whole = (game: string): readonly Recipe[] =>
  LEVELS.map((level) => ({
    name: `level${level}`,
    game,
    seats: 2,
    options: {},
    level,
    ...(game === 'muster' && level === 5 && { iterations: 48 }),
    every: 1,
    reasons: level <= 3,
  }));

/** calibration: few decisions of many matches; levels: all decisions of those of each level. */
export const RECIPES: Readonly<Record<string, readonly Recipe[]>> = {
  'muster calibration': MUSTER,
  'murano calibration': MURANO,
  'muster levels': whole('muster'),
  'murano levels': whole('murano'),
};
