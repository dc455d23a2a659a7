import type { GameEntry } from '#core/entry';

export const entry: GameEntry = {
  id: 'murano',
  title: { en: 'Murano', fr: 'Murano', de: 'Murano' },
  load: async () => (await import('./index.ts')).murano,
  words: {
    en: () => import('./words.en.ts'),
    fr: () => import('./words.fr.ts'),
    de: () => import('./words.de.ts'),
  },
  rulebook: () => import('./rulebook.ts'),
  ruleTexts: {
    en: async () => ({ ...(await import('./rulebook.en.ts')), ...(await import('./rule-index.en.ts')) }),
    fr: async () => ({ ...(await import('./rulebook.fr.ts')), ...(await import('./rule-index.fr.ts')) }),
    de: async () => ({ ...(await import('./rulebook.de.ts')), ...(await import('./rule-index.de.ts')) }),
  },
};
