import { LEVELS as NUMBERS, type LevelNumber } from '#bots/level';
import { texts } from '#bots/texts';
import { speaker } from '#core/words';
import { language } from './settings.ts';

/** The levels of the bots as a player of the table carries them, the weakest first. */
export const LEVELS: readonly Level[] = NUMBERS.map((number): Level => `${number}`);
export type Level = `${LevelNumber}`;
export const DEFAULT_LEVEL: Level = '2';

export const levelOf = (level: string): Level => LEVELS.find((each) => each === level) ?? DEFAULT_LEVEL;

const say = (key: string): string => speaker(language.value, texts[language.value], String).say({ key });
export const levelName = (level: Level): string => say(`level.muster.${level}.name`);
export const levelHint = (level: Level): string => say(`level.muster.${level}.hint`);
