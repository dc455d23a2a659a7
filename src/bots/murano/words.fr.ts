import type { LevelWords } from './words.en.ts';

export const words: LevelWords = {
  1: {
    name: 'Apprenti',
    manner: 'Plein d’ardeur, fier du moindre éclat.',
    hint: 'Regarde quelques façons de finir son tour, et aime essayer des choses.',
  },
  2: {
    name: 'Artisan',
    manner: 'Soigneuse et aimable, ne gâche pas un éclat.',
    hint: 'Regarde comment son tour peut finir et où vous en êtes, avec un caprice de temps en temps.',
  },
  3: {
    name: 'Verrier',
    manner: 'Fredonne en travaillant, lève à peine les yeux.',
    hint: 'A des milliers de parties à son actif, et souvent la tête ailleurs.',
  },
  4: {
    name: 'Maître',
    manner: 'Vive d’esprit, habile à gâcher un marché.',
    hint: 'A des milliers de parties à son actif, et parfois la tête ailleurs.',
  },
  5: {
    name: 'Grand Maître',
    manner: 'A tout vu, et sourit avant que vous compreniez.',
    hint: 'Imagine aussi votre prochain tour, puis le sien. De vos cartes, ne voit que celles que vous montrez.',
  },
};
