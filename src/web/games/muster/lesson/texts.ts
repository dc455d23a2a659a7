import { type PageWordKey, textsOf } from '../../../words/index.ts';
import type { words } from './words.en.ts';

export type LessonKey = PageWordKey<typeof words>;

/** What the lesson says comes with the lesson. */
const texts = textsOf<LessonKey>({
  en: async () => (await import('./words.en.ts')).words,
  fr: async () => (await import('./words.fr.ts')).words,
  de: async () => (await import('./words.de.ts')).words,
});

export const { t: say, load: loadLesson } = texts;
