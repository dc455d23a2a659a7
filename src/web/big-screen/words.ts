import { type PageWordKey, textsOf } from '../words/index.ts';
import type { en } from './words.en.ts';

export type SharedKey = PageWordKey<typeof en>;

const texts = textsOf<SharedKey>({
  en: async () => (await import('./words.en.ts')).en,
  fr: async () => (await import('./words.fr.ts')).fr,
  de: async () => (await import('./words.de.ts')).de,
});

/** A text of the screen for all in the room, in the reader's language. */
export const { t: w } = texts;

// Whoever brings a screen of this folder brings its words first.
await texts.follow();
