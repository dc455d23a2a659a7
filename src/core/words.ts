import type { Message } from './game.ts';

export const LANGUAGES = ['en', 'fr', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Two forms where a number decides; chosen by the value of `count`. */
export interface Plural {
  readonly one: string;
  readonly other: string;
}

export interface WordTree {
  readonly [key: string]: string | Plural | WordTree;
}

/** The same tree in another language: a missing or surplus key does not compile. */
export type Wording<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : T[K] extends Plural ? Plural : Wording<T[K]>;
};

/** Turns messages into sentences of one language. */
export interface Speaker {
  readonly language: Language;
  say(message: Message): string;
}

/**
 * In a text, `{name}` stands for a value:
 *
 *   who, whom       a seat, told by its name
 *   name            somebody’s name as it stands, whatever it begins with
 *   @key            another text; `@key=2` one with a count; several with spaces between are told as a list
 *   #0 #2           a list of seats; `#0=3 #2=4` with a number each, `#0=@key=1` with a text
 *
 * A seat without a name is the reader: of what it did the text `keyYou` tells, of what was done to it `keyFromYou`.
 */
export function speaker(
  language: Language,
  words: WordTree,
  nameOf: (seat: number) => string | null,
): Speaker {
  const plurals = pluralsOf(language);
  const value = (name: string, input: string | number | undefined): string => {
    if (typeof input === 'number' && (name === 'who' || name === 'whom')) return nameOf(input) ?? '';
    // What somebody is called may begin with any sign.
    if (name === 'name' && input !== undefined) return String(input);
    if (typeof input === 'string' && input.startsWith('@')) {
      return listed(language, input.split(' ').map(reference));
    }
    if (typeof input === 'string' && input.startsWith('#')) {
      return listed(language, input.split(' ').map(seat));
    }
    return input === undefined ? `{${name}}` : String(input);
  };
  const seat = (text: string): string => {
    const [, number, amount] = /^#(\d+)=?(.*)$/u.exec(text) ?? [];
    const name = nameOf(Number(number)) ?? YOU[language];
    return amount === undefined || amount === '' ? name : `${name} ${value('', amount)}`;
  };
  const isReader = (seat: unknown): boolean => typeof seat === 'number' && nameOf(seat) === null;
  const readerIn = ({ who, whom }: NonNullable<Message['with']>): string =>
    isReader(who) ? 'You' : isReader(whom) ? 'FromYou' : '';
  const say = ({ key, with: values = {} }: Message): string => {
    const entry = wordAt(words, `${key}${readerIn(values)}`) ?? wordAt(words, key);
    if (entry === undefined) return key;
    const text =
      typeof entry === 'string'
        ? entry
        : entry[plurals.select(Number(values['count'])) === 'one' ? 'one' : 'other'];
    return filledIn(language, text, (name) => value(name, values[name]));
  };
  const reference = (text: string): string => {
    const [key, count] = text.slice(1).split('=');
    return say(count === undefined ? { key } : { key, with: { count: Number(count) } });
  };
  return { language, say };
}

/** A text with its values; in French a name that begins with a vowel takes the one before it: d’Odile, qu’Inès. */
export function filledIn(language: Language, text: string, valueOf: (name: string) => string): string {
  return text.replaceAll(
    /(\b(?:d|(?:|lors|puis|jus)qu)e )?\{(\w+)\}/giu,
    (_, before: string | undefined, name: string) => {
      const value = valueOf(name);
      if (before === undefined) return value;
      return language === 'fr' && ELIDES.test(value) ? `${before.slice(0, -2)}’${value}` : before + value;
    },
  );
}

/** A vowel, and whatever sounds like one: Yves and Hélène, but not Yasmine, Hans or Heidi. */
const ELIDES = /^(?:[aeiouàâäáåéèêëîïíôöóøùûüœæ]|y[b-df-hj-np-tv-xz]|h(?:[éèêyiu]|e(?!i)|o[nr]))/iu;

const PLURALS = new Map<Language, Intl.PluralRules>();

/** Kept, because making one takes longer than saying a hundred sentences. */
function pluralsOf(language: Language): Intl.PluralRules {
  const plurals = PLURALS.get(language) ?? new Intl.PluralRules(language);
  PLURALS.set(language, plurals);
  return plurals;
}

const AND: Readonly<Record<Language, readonly [two: string, last: string]>> = {
  en: [' and ', ', and '],
  fr: [' et ', ' et '],
  de: [' und ', ' und '],
};

const YOU: Readonly<Record<Language, string>> = { en: 'you', fr: 'vous', de: 'du' };

/** What `Intl.ListFormat` says; but a browser takes thirty milliseconds to make the first of those. */
export function listed(language: Language, items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  const [two, last] = AND[language];
  return `${items.slice(0, -1).join(', ')}${items.length === 2 ? two : last}${items.at(-1)}`;
}

/** For programmers: protocol answers and error messages are in English only. Seats are told by number. */
export function inEnglish(
  game: { readonly texts: { readonly en: { readonly words: WordTree } } },
  message: Message,
): string {
  const sentence = speaker('en', game.texts.en.words, (seat) => `seat ${seat}`).say(message);
  // Spaces that do not break are for people's screens.
  return sentence.replaceAll('\u00A0', ' ');
}

export function wordAt(words: WordTree, key: string): string | Plural | undefined {
  let node: string | Plural | WordTree | undefined = words;
  for (const step of key.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, step)) return undefined;
    node = (node as WordTree)[step];
  }
  return typeof node === 'string' || isPlural(node) ? node : undefined;
}

function isPlural(node: unknown): node is Plural {
  return typeof node === 'object' && node !== null && typeof (node as Plural).other === 'string';
}
