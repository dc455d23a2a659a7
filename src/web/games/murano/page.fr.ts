import type { FrameWords } from './page.en.ts';

export const words: FrameWords = {
  tagline: 'Nuit sur la lagune, lumière dans le verre.',
  company: '1 à 4 joueurs, environ 30 minutes',
  rulebook:
    'L marque une règle du jeu publié dite avec nos mots, M un arbitrage de notre part là où elle se tait.',
  standing: '{money} L, manche {round}',
  score: '{money} L',
};
