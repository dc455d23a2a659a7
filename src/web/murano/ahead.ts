import file from 'tavola:murano-drawings';
import type { Language, WordTree } from '#core/words';

/** The texts of the room, each language when somebody reads it. */
export const WORDS: Readonly<Record<Language, () => Promise<WordTree>>> = {
  en: async () => (await import('./words.en.ts')).words,
  fr: async () => (await import('./words.fr.ts')).words,
  de: async () => (await import('./words.de.ts')).words,
};

export type DrawingTexts = Readonly<Record<string, string>>;
let coming: Promise<DrawingTexts> | null = null;

export function fetchDrawings(): Promise<DrawingTexts> {
  coming ??= fetched().catch((thrown: unknown) => {
    coming = null;
    throw thrown;
  });
  return coming;
}

async function fetched(): Promise<DrawingTexts> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return (await answer.json()) as DrawingTexts;
}

/** Asks for what the room needs beside its code while that is still on its way; whatever fails is asked for again by the room. */
export function askAhead(language: Language): void {
  void Promise.allSettled([WORDS[language](), fetchDrawings()]);
}
