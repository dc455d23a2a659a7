import type { LevelWords } from './words.en.ts';

export const words: LevelWords = {
  1: { name: 'Apprenti', hint: 'Compte ses Lires et les éclats de sa prochaine œuvre.' },
  2: {
    name: 'Artisan',
    hint: 'Regarde comment son tour peut finir et où vous en êtes.',
  },
  3: {
    name: 'Verrier',
    hint: 'Sait, après d’innombrables parties, ce que vaut une fin de tour.',
  },
  4: { name: 'Maître', hint: 'En sait autant, et examine dix fois plus de façons de finir son tour.' },
  5: {
    name: 'Grand Maître',
    hint: 'Imagine aussi votre prochain tour, puis le sien. De vos cartes, ne voit que celles que vous montrez.',
  },
};
