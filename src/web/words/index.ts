import { computed } from '@preact/signals';
import type { AnyGame, Message } from '#core/game';
import { type Language, type Plural, speaker, type WordTree } from '#core/words';
import { language } from '../settings.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

const WORDS: Readonly<Record<Language, WordTree>> = { en, fr, de };

/** The key of every text: `home.title`. */
type Keys<T> = {
  [K in keyof T & (string | number)]: T[K] extends string | Plural ? `${K}` : `${K}.${Keys<T[K]>}`;
}[keyof T & (string | number)];
export type Key = Keys<typeof en>;

const web = computed(() => speaker(language.value, WORDS[language.value], String));

/** The text in the reader's language; whoever renders it is rendered anew when the language changes. */
export const t = (key: Key, values: Readonly<Record<string, string | number>> = {}): string =>
  web.value.say({ key, with: values });

/** A sentence of a game: its log, its refusals, its names. */
export function tell(game: AnyGame, message: Message, nameOf: (seat: number) => string = String): string {
  return speaker(language.value, game.texts[language.value].words, nameOf).say(message);
}
