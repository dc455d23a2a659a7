import type { LevelWords } from './words.en.ts';

export const words: LevelWords = {
  1: {
    name: 'Apprenti',
    manner: 'Plein d’ardeur, fier du moindre éclat.',
    hint: 'Compte ses Lires et les éclats de sa prochaine œuvre.',
  },
  2: {
    name: 'Artisan',
    manner: 'Soigneuse et aimable, ne gâche pas un éclat.',
    hint: 'Regarde comment son tour peut finir et où vous en êtes.',
  },
  3: {
    name: 'Verrier',
    manner: 'Fredonne en travaillant, lève à peine les yeux.',
    hint: 'Sait, après d’innombrables parties, ce que vaut une fin de tour.',
  },
  4: {
    name: 'Maître',
    manner: 'Vive d’esprit, habile à gâcher un marché.',
    hint: 'En sait autant, et examine dix fois plus de façons de finir son tour.',
  },
  5: {
    name: 'Grand Maître',
    manner: 'A tout vu, et sourit avant que vous compreniez.',
    hint: 'Imagine aussi votre prochain tour, puis le sien. De vos cartes, ne voit que celles que vous montrez.',
  },
};
