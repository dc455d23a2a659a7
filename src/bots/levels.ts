import type { Level } from './level.ts';
import { levels as murano } from './murano/levels.ts';
import { levels as muster } from './muster/levels.ts';

const LEVELS_OF: Readonly<Record<string, readonly Level[]>> = { murano, muster };

/** The levels of a game, the weakest first; none for a game that nobody has taught the bots yet. */
export const levelsOf = (game: string): readonly Level[] =>
  Object.hasOwn(LEVELS_OF, game) ? LEVELS_OF[game] : [];
