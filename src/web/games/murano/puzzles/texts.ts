import { type PageWordKey, textsOf } from '../../../words/index.ts';
import type { words } from './words.en.ts';

export type PuzzleKey = PageWordKey<typeof words>;

/** What the puzzles of Murano say comes with them. */
export const { t: q, follow: followPuzzles } = textsOf<PuzzleKey>({
  en: async () => (await import('./words.en.ts')).words,
  fr: async () => (await import('./words.fr.ts')).words,
  de: async () => (await import('./words.de.ts')).words,
});
