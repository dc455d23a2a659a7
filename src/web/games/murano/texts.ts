import { type PageWordKey, textsOf } from '../../words/index.ts';
import { WORDS } from './room-words.ts';
import type { words } from './words.en.ts';

export type MuranoKey = PageWordKey<typeof words>;

/** The texts of the Murano room come with the room. */
const texts = textsOf<MuranoKey>(WORDS);

export const { t: m, follow: followTexts } = texts;
