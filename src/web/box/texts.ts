import { type PageWordKey, textsOf } from '../words/index.ts';
import type { en } from './words.en.ts';

/** What the page of one's own box says comes with it. */
export const { t: b, follow: followBox } = textsOf<PageWordKey<typeof en>>({
  en: async () => (await import('./words.en.ts')).en,
  fr: async () => (await import('./words.fr.ts')).fr,
  de: async () => (await import('./words.de.ts')).de,
});
