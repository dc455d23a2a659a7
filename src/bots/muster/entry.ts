import type { BotEntry } from '../entry.ts';

export const entry: BotEntry = {
  load: (level) => (level > 2 ? import('./levels.ts') : import('./simple.ts')),
  review: () => import('./review/evaluator.ts'),
  reviewWords: {
    en: () => import('./review/words.en.ts'),
    fr: () => import('./review/words.fr.ts'),
    de: () => import('./review/words.de.ts'),
  },
  proofs: () => import('./proof.ts'),
  personas: {
    1: ['Pip', 'Wat'],
    2: ['Maren', 'Hild'],
    3: ['Corin', 'Berengar'],
    4: ['Reynard', 'Isolde'],
    5: ['Odile', 'Gawan'],
  },
};
