import type { LevelWords } from './words.en.ts';

export const words: LevelWords = {
  1: {
    name: 'Soldat',
    manner: 'Joyeux et rapide, jamais mauvais perdant.',
    hint: 'Ne voit pas plus loin que le coup en cours, et aime essayer des choses.',
  },
  2: {
    name: 'Archère',
    manner: 'Posée, et contente d’une belle colonne.',
    hint: 'Ne voit pas plus loin que le coup en cours, mais y regarde de près.',
  },
  3: {
    name: 'Chevalier',
    manner: 'Poli, patient, ami des plans.',
    hint: 'A des millions de parties à son actif, et souvent la tête ailleurs.',
  },
  4: {
    name: 'Bête',
    manner: 'Vorace : prend tout ce qui traîne.',
    hint: 'A des millions de parties à son actif, et parfois la tête ailleurs.',
  },
  5: {
    name: 'Chef',
    manner: 'Calme. Attend votre erreur et vous en remercie.',
    hint: 'Joue la suite dans sa tête, avec beaucoup de mains imaginées. De vos cartes, ne voit que celles que vous montrez.',
  },
};
