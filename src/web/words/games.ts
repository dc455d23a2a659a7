import { signal } from '@preact/signals';
import type { AnyGame } from '#core/game';
import type { Language, WordTree } from '#core/words';
import { language } from '../settings.ts';

type Loaders = Readonly<Record<string, () => Promise<{ readonly words: WordTree }>>>;

/** English comes with the rules; the other languages when somebody reads them (vite.config.ts keeps them apart). */
const LOAD: Loaders = {
  'muster fr': () => import('#games/muster/words.fr'),
  'muster de': () => import('#games/muster/words.de'),
  'murano fr': () => import('#games/murano/words.fr'),
  'murano de': () => import('#games/murano/words.de'),
};

const come = signal<Readonly<Record<string, WordTree>>>({});

export async function bringWords(game: string, wanted: Language): Promise<void> {
  const name = `${game} ${wanted}`;
  if (wanted === 'en' || name in come.value) return;
  const { words } = await LOAD[name]();
  come.value = { ...come.value, [name]: words };
}

/** What a game says in the reader's language; in English until that has come. */
export function wordsOf(game: AnyGame): { readonly language: Language; readonly words: WordTree } {
  const words = come.value[`${game.id} ${language.value}`];
  return words === undefined
    ? { language: 'en', words: game.texts.en.words }
    : { language: language.value, words };
}
