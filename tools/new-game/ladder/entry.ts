import type { GameEntry } from '#core/entry';

export const entry: GameEntry = {
  id: 'ladder',
  title: { en: 'Ladder', fr: 'Ladder', de: 'Ladder' },
  load: async () => (await import('./index.ts')).ladder,
  words: {
    en: () => import('./words.en.ts'),
    fr: () => import('./words.fr.ts'),
    de: () => import('./words.de.ts'),
  },
  rulebook: () => import('./rulebook.ts'),
  ruleTexts: {
    en: () => import('./rulebook.en.ts'),
    fr: () => import('./rulebook.fr.ts'),
    de: () => import('./rulebook.de.ts'),
  },
};
