import type { AnyGame } from '#core/game';
import { genericLevels } from './generic.ts';
import type { Level } from './level.ts';
import { levels as murano } from './murano/levels.ts';
import { levels as muster } from './muster/levels.ts';

const TAUGHT: Readonly<Record<string, readonly Level[]>> = { murano, muster };

/** The levels of a game, the weakest first; a game that nobody has taught the bots gets those of the generic search. */
export const levelsOf = (game: AnyGame): readonly Level[] =>
  Object.hasOwn(TAUGHT, game.id) ? TAUGHT[game.id] : genericLevels(game);
