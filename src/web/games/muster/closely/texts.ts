import { type PageWordKey, textsOf } from '../../../words/index.ts';
import type { words } from './words.en.ts';

/** They come with what a first move does not need. */
export const { t: closely, follow: followClosely } = textsOf<PageWordKey<typeof words>>({
  en: async () => (await import('./words.en.ts')).words,
  fr: async () => (await import('./words.fr.ts')).words,
  de: async () => (await import('./words.de.ts')).words,
});
