import { texts } from '#bots/texts';
import { speaker, type WordTree } from '#core/words';
import type { GameId } from '../games.ts';
import { language } from '../settings.ts';

const named = (game: GameId): WordTree => {
  const { level } = texts.en as { level: WordTree };
  return level[game] as WordTree;
};

/** The levels of the bots of a game as a player of the table carries them, the weakest first. */
export const levelsOf = (game: GameId): readonly string[] => Object.keys(named(game));
export const DEFAULT_LEVEL = '2';

export const levelOf = (game: GameId, level: string): string =>
  levelsOf(game).includes(level) ? level : DEFAULT_LEVEL;

const say = (key: string): string => speaker(language.value, texts[language.value], String).say({ key });
export const levelName = (game: GameId, level: string): string => say(`level.${game}.${level}.name`);
export const levelHint = (game: GameId, level: string): string => say(`level.${game}.${level}.hint`);
