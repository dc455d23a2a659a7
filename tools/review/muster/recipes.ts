import { FEW, type Recipes, wholeMatches } from '../recipe.ts';

const game = 'muster';

export const recipes: Recipes = {
  calibration: [{ ...FEW, name: 'duel', game, seats: 2, level: 4 }],
  levels: wholeMatches(game, { iterations: 48 }),
};
