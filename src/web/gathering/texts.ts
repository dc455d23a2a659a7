import { type PageWordKey, textsOf } from '../words/index.ts';
import type { en } from './words.en.ts';

const texts = textsOf<PageWordKey<typeof en>>({
  en: async () => (await import('./words.en.ts')).en,
  fr: async () => (await import('./words.fr.ts')).fr,
  de: async () => (await import('./words.de.ts')).de,
});

/** A text about one deal for several tables. */
export const { t: g } = texts;

// Whoever brings the screen brings its words first.
await texts.follow();
