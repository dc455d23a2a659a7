import type { Language, WordTree } from '#core/words';
import { words as de } from './words.de.ts';
import { words as en } from './words.en.ts';
import { words as fr } from './words.fr.ts';

/** What the bots are called, in every language. */
export const texts: Readonly<Record<Language, WordTree>> = { en, fr, de };
