import type { Language, WordTree } from '#core/words';

/** The texts of the room, each language when somebody reads it. They are asked for while the room is still on its way. */
export const WORDS: Readonly<Record<Language, () => Promise<WordTree>>> = {
  en: async () => (await import('./words.en.ts')).words,
  fr: async () => (await import('./words.fr.ts')).words,
  de: async () => (await import('./words.de.ts')).words,
};
