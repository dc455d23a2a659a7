import { signal } from '@preact/signals';
import type { AnyGame } from '#core/game';
import type { Language, WordTree } from '#core/words';
import { gameIn } from '../catalogue.ts';
import { language } from '../settings.ts';

const come = signal<Readonly<Record<string, WordTree>>>({});

/** English comes with the rules; the other languages when somebody reads them (vite.config.ts keeps them apart). */
export async function bringWords(game: string, wanted: Language): Promise<void> {
  const name = `${game} ${wanted}`;
  if (wanted === 'en' || name in come.value) return;
  const { words } = await gameIn(game)!.words[wanted]();
  come.value = { ...come.value, [name]: words };
}

/** What a game says in the reader's language; in English until that has come. */
export function wordsOf(game: AnyGame): { readonly language: Language; readonly words: WordTree } {
  const words = come.value[`${game.id} ${language.value}`];
  return words === undefined
    ? { language: 'en', words: game.texts.en.words }
    : { language: language.value, words };
}
