import { wordAt } from '#core/words';
import { wordsAt } from '../words/index.ts';

const GENERIC = 'generic';

/** Whose levels a game has: its own, or those of every game that the bots were not taught. */
const named = (game: string): string => (Object.keys(wordsAt('level', game)).length > 0 ? game : GENERIC);

/** The levels of the bots of a game as a player of the table carries them, the weakest first. */
export const levelsOf = (game: string): readonly string[] => Object.keys(wordsAt('level', named(game)));
export const DEFAULT_LEVEL = '2';

export const levelOf = (game: string, level: string): string =>
  levelsOf(game).includes(level) ? level : DEFAULT_LEVEL;

const say = (game: string, key: string): string => wordAt(wordsAt('level', named(game)), key) as string;
export const levelName = (game: string, level: string): string => say(game, `${level}.name`);
export const levelHint = (game: string, level: string): string => say(game, `${level}.hint`);
/** How those of a level are to play with; '' where nothing is told of them. */
export const mannerOf = (game: string, level: string): string => say(game, `${level}.manner`) ?? '';
