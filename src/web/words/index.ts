import { computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import type { AnyGame, Message } from '#core/game';
import { type Language, type Plural, type Speaker, speaker, wordAt, type WordTree } from '#core/words';
import { language } from '../settings.ts';
import type { en } from './en.ts';
import { wordsOf } from './games.ts';

/** A language comes when it is wanted: nobody reads three at once. */
type Loaders = Readonly<Record<Language, () => Promise<WordTree>>>;

/** The texts of one part of the application. Until a language has come, the one before stays on the screen. */
export interface Texts<Key extends string> {
  t(key: Key, values?: Message['with']): string;
  load(wanted: Language): Promise<void>;
  /** Brings the reader's language, and every other one that is chosen later. */
  follow(): Promise<void>;
  readonly loaded: ReadonlySignal<Loaded>;
}

interface Loaded {
  readonly language: Language;
  readonly words: WordTree;
}

export function textsOf<Key extends string>(loaders: Loaders): Texts<Key> {
  const loaded = signal<Loaded>({ language: 'en', words: {} });
  const spoken = computed(() => speaker(loaded.value.language, loaded.value.words, String));
  const load = async (wanted: Language): Promise<void> => {
    const words = await loaders[wanted]();
    if (wanted === language.value) loaded.value = { language: wanted, words };
  };
  return {
    loaded,
    t: (key, values = {}) => spoken.value.say({ key, with: values }),
    load,
    async follow() {
      await load(language.value);
      effect(() => void load(language.value));
    },
  };
}

/** The key of every text: `home.title`. */
export type PageWordKey<T> = {
  [K in keyof T & (string | number)]: T[K] extends string | Plural ? `${K}` : `${K}.${PageWordKey<T[K]>}`;
}[keyof T & (string | number)];
export type Key = PageWordKey<typeof en>;

/** What the frame says, and on its pages each game (`page.*.ts`) and its bots: one file for each language. */
const web = textsOf<Key>({
  en: async () => (await import('tavola:words/en')).words,
  fr: async () => (await import('tavola:words/fr')).words,
  de: async () => (await import('tavola:words/de')).words,
});

export const loadWords = web.load;

/** The text in the reader's language; whoever renders it is rendered anew when the language changes. */
export const { t } = web;

/** What stands at a place of the words: those of a game on these pages, or of its bots. Empty where there are none. */
export const wordsAt = (part: 'game' | 'level', game: string): WordTree =>
  ((web.loaded.value.words[part] as WordTree | undefined)?.[game] ?? {}) as WordTree;

/** A text of a game on the pages of the frame; '' where it has none. */
export function pageText(game: string, key: string, values: Message['with'] = {}): string {
  const words = wordsAt('game', game);
  if (wordAt(words, key) === undefined) return '';
  return speaker(web.loaded.value.language, words, String).say({ key, with: values });
}

/** Whoever says what a game has to say, and what comes later for it. A seat without a name is the reader. */
export function speakerOf(
  game: AnyGame,
  nameOf: (seat: number) => string | null,
  later?: Readonly<Record<Language, WordTree>>,
): Speaker {
  const spoken = wordsOf(game);
  return speaker(spoken.language, { ...spoken.words, ...later?.[spoken.language] }, nameOf);
}

/** A sentence of a game: its log, its refusals, its names. A seat without a name is the reader. */
export function tell(
  game: AnyGame,
  message: Message,
  nameOf: (seat: number) => string | null = String,
): string {
  return speakerOf(game, nameOf).say(message);
}
