import { type Keys, textsOf } from '../words/index.ts';
import type { words } from './lesson.en.ts';

export type LessonKey = Keys<typeof words>;

/** What the lesson says comes with the lesson. */
const texts = textsOf<LessonKey>({
  en: async () => (await import('./lesson.en.ts')).words,
  fr: async () => (await import('./lesson.fr.ts')).words,
  de: async () => (await import('./lesson.de.ts')).words,
});

export const { t: say, load: loadLesson } = texts;
