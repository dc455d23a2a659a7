import type { AnyGame } from '#core/game';
import * as catalogue from './catalogue.ts';
import type { BotEntry } from './entry.ts';
import { genericLevels } from './generic.ts';
import { type Level, LEVELS } from './level.ts';

const keyOf = ({ id, version }: Pick<AnyGame, 'id' | 'version'>): string => `${id} ${version}`;

const taught = async ({ load }: BotEntry): Promise<[string, readonly Level[]]> => {
  const { game, levels } = await load(LEVELS.length);
  return [keyOf(game), levels];
};

/** Rules that the bots were taught: the newest, for those of an earlier version are others. */
const TAUGHT = new Map(await Promise.all(Object.values(catalogue).map(taught)));

/** The levels of a game, the weakest first; rules that nobody has taught the bots get those of the generic search. */
export const levelsOf = (game: AnyGame): readonly Level[] => TAUGHT.get(keyOf(game)) ?? genericLevels(game);
