import type { LevelWords } from './words.en.ts';

export const words: LevelWords = {
  1: { name: 'Soldat', hint: 'Compte les forces et joue ce qui en montre le plus tout de suite.' },
  2: {
    name: 'Archer',
    hint: 'Pense aussi à sa main, aux magiciens en danger et à ce qui vous est laissé.',
  },
  3: { name: 'Chevalier', hint: 'Imagine ce que vous tenez et prévoit un tour.' },
  4: { name: 'Bête', hint: 'Prévoit plusieurs tours, dans beaucoup de mains imaginées.' },
  5: {
    name: 'Chef',
    hint: 'Réfléchit le temps qu’il faut. De vos cartes, ne voit que celles que vous montrez.',
  },
};
