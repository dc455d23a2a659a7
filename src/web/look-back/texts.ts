import { type PageWordKey, textsOf } from '../words/index.ts';
import type { en } from './words.en.ts';

export type LookKey = PageWordKey<typeof en>;

const texts = textsOf<LookKey>({
  en: async () => (await import('./words.en.ts')).en,
  fr: async () => (await import('./words.fr.ts')).fr,
  de: async () => (await import('./words.de.ts')).de,
});

/** A text of looking back, whatever the game. */
export const { t: l } = texts;

// Whoever looks back brings the words of it first.
await texts.follow();
