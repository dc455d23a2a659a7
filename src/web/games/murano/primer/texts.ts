import { type PageWordKey, textsOf } from '../../../words/index.ts';
import type { words } from './words.en.ts';

const texts = textsOf<PageWordKey<typeof words>>({
  en: async () => (await import('./words.en.ts')).words,
  fr: async () => (await import('./words.fr.ts')).words,
  de: async () => (await import('./words.de.ts')).words,
});

export const { t: say } = texts;

await texts.follow();
