import type { BotEntry } from '../entry.ts';

export const entry: BotEntry = {
  load: (level) => (level > 2 ? import('./levels.ts') : import('./simple.ts')),
  review: () => import('./review/evaluator.ts'),
  proofs: () => import('./proof.ts'),
  reviewWords: {
    en: () => import('./review/words.en.ts'),
    fr: () => import('./review/words.fr.ts'),
    de: () => import('./review/words.de.ts'),
  },
  personas: {
    1: ['Nino', 'Zorzi', 'Menega'],
    2: ['Bianca', 'Marco', 'Lucrezia'],
    3: ['Tullio', 'Chiara', 'Piero'],
    4: ['Zanetta', 'Angelo', 'Fiamma'],
    5: ['Orsola', 'Vettor', 'Elena'],
  },
};
