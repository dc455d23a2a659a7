import type { BotWords } from './words.en.ts';

export const words: BotWords = {
  level: {
    generic: {
      1: { name: 'Novice', hint: 'Connaît les règles et regarde un instant devant soi.' },
      2: { name: 'Habitué', hint: 'Joue quelques dizaines de parties dans sa tête avant d’agir.' },
      3: { name: 'Vétéran', hint: 'En joue des centaines. De votre main, ne voit que ce que vous montrez.' },
    },
    murano: {
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
    },
    muster: {
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
    },
  },
};
