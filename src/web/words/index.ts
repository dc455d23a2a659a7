import { computed, signal } from '@preact/signals';
import type { AnyGame, Message } from '#core/game';
import { type Language, type Plural, speaker, type WordTree } from '#core/words';
import { language } from '../settings.ts';
import type { en } from './en.ts';

/** A language comes when it is wanted: nobody reads three at once. */
const LOAD: Readonly<Record<Language, () => Promise<WordTree>>> = {
  en: async () => (await import('./en.ts')).en,
  fr: async () => (await import('./fr.ts')).fr,
  de: async () => (await import('./de.ts')).de,
};

const loaded = signal<{ readonly language: Language; readonly words: WordTree }>({
  language: 'en',
  words: {},
});

/** Until its words have come, the language before stays on the screen. */
export async function loadWords(wanted: Language): Promise<void> {
  const words = await LOAD[wanted]();
  if (wanted === language.value) loaded.value = { language: wanted, words };
}

/** The key of every text: `home.title`. */
type Keys<T> = {
  [K in keyof T & (string | number)]: T[K] extends string | Plural ? `${K}` : `${K}.${Keys<T[K]>}`;
}[keyof T & (string | number)];
export type Key = Keys<typeof en>;

const web = computed(() => speaker(loaded.value.language, loaded.value.words, String));

/** The text in the reader's language; whoever renders it is rendered anew when the language changes. */
export const t = (key: Key, values: Readonly<Record<string, string | number>> = {}): string =>
  web.value.say({ key, with: values });

/** A sentence of a game: its log, its refusals, its names. A seat without a name is the reader. */
export function tell(
  game: AnyGame,
  message: Message,
  nameOf: (seat: number) => string | null = String,
): string {
  return speaker(language.value, game.texts[language.value].words, nameOf).say(message);
}
