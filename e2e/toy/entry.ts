import type { GameEntry } from '#core/entry';
import { rulebook, texts } from '#core/testing/pebbles-texts';

/** The toy game of the tests, as a catalogue knows a game. */
export const entry: GameEntry = {
  id: 'pebbles',
  title: { en: 'Pebbles', fr: 'Cailloux', de: 'Kiesel' },
  load: async () => (await import('#core/testing/pebbles')).pebbles,
  words: { en: async () => texts.en, fr: async () => texts.fr, de: async () => texts.de },
  rulebook: async () => ({ rulebook }),
  ruleTexts: { en: async () => texts.en, fr: async () => texts.fr, de: async () => texts.de },
};
