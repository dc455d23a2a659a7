import { type PageWordKey, textsOf } from '../../../words/index.ts';
import type { words } from './words.en.ts';

/** What the phone says comes with it. */
export const { t: p, follow: followPhone } = textsOf<PageWordKey<typeof words>>({
  en: async () => (await import('./words.en.ts')).words,
  fr: async () => (await import('./words.fr.ts')).words,
  de: async () => (await import('./words.de.ts')).words,
});
