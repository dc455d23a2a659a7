import type { AnyGame } from '#core/game';
import { filledIn, LANGUAGES, type Language, type Plural, speaker } from '#core/words';
import { words as de } from './words.de.ts';
import { words as en } from './words.en.ts';
import { words as fr } from './words.fr.ts';

const WORDS = { en, fr, de };

type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string | Plural ? K : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];

/** The key of a text of the command line. */
export type WordKey = KeyOf<typeof en>;

/** Says a text of the command line in one language. */
export interface Say {
  (key: WordKey, values?: Readonly<Record<string, string | number>>): string;
  readonly language: Language;
}

export function sayIn(language: Language): Say {
  const { say } = speaker(language, WORDS[language], String);
  const sayKey = (key: WordKey, values: Readonly<Record<string, string | number>> = {}): string => {
    const { count } = values;
    const text = say(count === undefined ? { key } : { key, with: { count } });
    // Filled in here and not by the speaker, because a name or a file from outside may begin with its sign @.
    return filledIn(language, text, (name) => String(values[name] ?? `{${name}}`));
  };
  return Object.assign(sayKey, { language });
}

/** What a game is called. */
export function titleOf({ texts }: AnyGame, { language }: Say): string {
  return speaker(language, texts[language].words, String).say({ key: 'name' });
}

/** The language of the environment, by the rules of POSIX; English when it is none of ours. */
export function languageOf(env: NodeJS.ProcessEnv): Language {
  const locale = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find((value) => (value ?? '') !== '') ?? '';
  return LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en';
}
