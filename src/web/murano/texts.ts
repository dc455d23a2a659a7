import { type Keys, textsOf } from '../words/index.ts';
import type { words } from './words.en.ts';

export type MuranoKey = Keys<typeof words>;

/** The texts of the Murano room come with the room. */
const texts = textsOf<MuranoKey>({
  en: async () => (await import('./words.en.ts')).words,
  fr: async () => (await import('./words.fr.ts')).words,
  de: async () => (await import('./words.de.ts')).words,
});

export const { t: m, load: loadTexts } = texts;
