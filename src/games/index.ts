import { catalogueOf } from '#core/catalogue';
import { murano } from './murano/index.ts';
import { muster } from './muster/index.ts';

/**
 * The catalogue: the only place that knows every game. Rules of an earlier version stand beside the newer ones for as long
 * as there are matches that were begun with them.
 */
export const CATALOGUE = catalogueOf([muster, murano]);

export const { games: GAMES, gameOf } = CATALOGUE;
