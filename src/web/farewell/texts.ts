import { type PageWordKey, textsOf } from '../words/index.ts';
import type { en } from './words.en.ts';

const texts = textsOf<PageWordKey<typeof en>>({
  en: async () => (await import('./words.en.ts')).en,
  fr: async () => (await import('./words.fr.ts')).fr,
  de: async () => (await import('./words.de.ts')).de,
});

/** What a bot says at the end. */
export const { t: said } = texts;

await texts.follow();
