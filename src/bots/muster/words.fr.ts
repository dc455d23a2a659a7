import type { LevelWords } from './words.en.ts';

export const words: LevelWords = {
  1: {
    name: 'Soldat',
    manner: 'Joyeux et rapide, jamais mauvais perdant.',
    hint: 'Compte les forces et joue ce qui en montre le plus tout de suite.',
  },
  2: {
    name: 'Archer',
    manner: 'Posée, et contente d’une belle colonne.',
    hint: 'Pense aussi à sa main, aux magiciens en danger et à ce qui vous est laissé.',
  },
  3: {
    name: 'Chevalier',
    manner: 'Poli, patient, ami des plans.',
    hint: 'Imagine ce que vous tenez et prévoit un tour.',
  },
  4: {
    name: 'Bête',
    manner: 'Vorace : prend tout ce qui traîne.',
    hint: 'Prévoit plusieurs tours, dans beaucoup de mains imaginées.',
  },
  5: {
    name: 'Chef',
    manner: 'Calme. Attend votre erreur et vous en remercie.',
    hint: 'Réfléchit le temps qu’il faut. De vos cartes, ne voit que celles que vous montrez.',
  },
};
