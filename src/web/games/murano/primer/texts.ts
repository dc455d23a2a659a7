import { effect } from '@preact/signals';
import { language } from '../../../settings.ts';
import { type PageWordKey, textsOf } from '../../../words/index.ts';
import type { words } from './words.en.ts';

export type PrimerKey = PageWordKey<typeof words>;

const texts = textsOf<PrimerKey>({
  en: async () => (await import('./words.en.ts')).words,
  fr: async () => (await import('./words.fr.ts')).words,
  de: async () => (await import('./words.de.ts')).words,
});

export const { t: say } = texts;

await texts.load(language.value);
effect(() => void texts.load(language.value));
