import { effect } from '@preact/signals';
import { language } from '../settings.ts';
import { type PageWordKey, textsOf } from '../words/index.ts';
import type { en } from './words.en.ts';

const texts = textsOf<PageWordKey<typeof en>>({
  en: async () => (await import('./words.en.ts')).en,
  fr: async () => (await import('./words.fr.ts')).fr,
  de: async () => (await import('./words.de.ts')).de,
});

/** A text of the screens that come when they are asked for, in the reader's language. */
export const { t: s } = texts;

// Whoever brings such a screen brings its words first.
await texts.load(language.value);
effect(() => void texts.load(language.value));
