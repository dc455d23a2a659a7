import { type PageWordKey, textsOf } from '../../words/index.ts';
import { WORDS } from './room-words.ts';
import type { words } from './words.en.ts';

export type MusterKey = PageWordKey<typeof words>;

/** The texts of the Muster room come with the room. */
const texts = textsOf<MusterKey>(WORDS);

export const { t: m, follow: followTexts } = texts;
