import { type PageWordKey, textsOf } from '../words/index.ts';
import type { words } from './words.en.ts';

/** The texts of the plain room come with it. */
export const { t: p, follow: followTexts } = textsOf<PageWordKey<typeof words>>({
  en: async () => (await import('./words.en.ts')).words,
  fr: async () => (await import('./words.fr.ts')).words,
  de: async () => (await import('./words.de.ts')).words,
});
