import { catalogueOf } from '#core/catalogue';
import { loadAll } from '#core/entry';
import { ENTRIES, FOR_NEWCOMERS } from './catalogue.ts';

/**
 * The rules of every game at once, for those who may be asked for any: server, terminal, tools. Rules of an earlier
 * version stand beside the newer ones for as long as there are matches that were begun with them.
 */
export const CATALOGUE = catalogueOf(await loadAll([...new Set([FOR_NEWCOMERS, ...ENTRIES])]));

export const { games: GAMES, gameOf } = CATALOGUE;
