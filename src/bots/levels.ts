import type { AnyGame } from '#core/game';
import { murano } from '#games/murano/index';
import { muster } from '#games/muster/index';
import { genericLevels } from './generic.ts';
import type { Level } from './level.ts';
import { levels as forMurano } from './murano/levels.ts';
import { levels as forMuster } from './muster/levels.ts';

const keyOf = ({ id, version }: Pick<AnyGame, 'id' | 'version'>): string => `${id} ${version}`;

/** Rules that the bots were taught: those of an earlier version are others. */
const TAUGHT: Readonly<Record<string, readonly Level[]>> = {
  [keyOf(murano)]: forMurano,
  [keyOf(muster)]: forMuster,
};

/** The levels of a game, the weakest first; rules that nobody has taught the bots get those of the generic search. */
export const levelsOf = (game: AnyGame): readonly Level[] =>
  Object.hasOwn(TAUGHT, keyOf(game)) ? TAUGHT[keyOf(game)] : genericLevels(game);
