import { type PageWordKey, textsOf } from '../../words/index.ts';
import type { words } from './seldom-words.en.ts';

/** What a first move does not need is said by texts of its own. */
export const { t: seldom, follow: followSeldom } = textsOf<PageWordKey<typeof words>>({
  en: async () => (await import('./seldom-words.en.ts')).words,
  fr: async () => (await import('./seldom-words.fr.ts')).words,
  de: async () => (await import('./seldom-words.de.ts')).words,
});
