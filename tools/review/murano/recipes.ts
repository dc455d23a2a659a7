import { FEW, type Recipe, type Recipes, wholeMatches } from '../recipe.ts';

const game = 'murano';

/** Alone at the table a level that is no beginner always wins: there is nothing to fit to. */
const SEATS = { duel: [2, 2, 2], many: [3, 4], expert: [2, 3] } as const;

const calibration = Object.entries(SEATS).flatMap(([kind, all]) =>
  all.map((seats, at): Recipe => ({
    ...FEW,
    name: `${kind}${at}`,
    game,
    seats,
    level: 3,
    options: kind === 'expert' ? { expert: true } : {},
  })),
);

export const recipes: Recipes = { calibration, levels: wholeMatches(game) };
