import type { GameEntry } from '#core/entry';

export const entry: GameEntry = {
  id: 'muster',
  title: { en: 'Muster', fr: 'Muster', de: 'Muster' },
  isForNewcomers: true,
  load: async () => (await import('./index.ts')).muster,
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
