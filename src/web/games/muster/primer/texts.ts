import { type PageWordKey, textsOf } from '../../../words/index.ts';
import type { words } from './words.en.ts';

/** What the page of pictures says comes with it. */
export const { t: say, follow: followPrimer } = textsOf<PageWordKey<typeof words>>({
  en: async () => (await import('./words.en.ts')).words,
  fr: async () => (await import('./words.fr.ts')).words,
  de: async () => (await import('./words.de.ts')).words,
});
