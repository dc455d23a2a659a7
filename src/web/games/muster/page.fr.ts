import type { FrameWords } from './page.en.ts';

export const words: FrameWords = {
  tagline: 'Levez les bannières sous l’arc-en-ciel.',
  company: '2 joueurs, environ 15 minutes',
  rulebook:
    'U marque une règle du jeu publié, dans nos propres mots ; B, un arbitrage de notre part là où il se tait.',
  signs:
    'La couleur n’est jamais le seul signe : chaque bannière a son emblème, sa bordure, son fanion et son toit.',
  standing: '{own} à {rival} en châteaux, {cards} en pioche',
  cards: { one: '{count} carte', other: '{count} cartes' },
  score: '{own} : {rival} en châteaux',
};
