import type { FarewellWords } from './words.en.ts';

export const fr: FarewellWords = {
  won: {
    1: '« Un coup de chance, je vous jure. On remet ça ? »',
    2: '« Tout s’est bien emboîté. Encore une ? »',
    3: '« Merci, c’était une belle partie. »',
    4: '« Vous avez laissé traîner des choses. Je les ai prises. »',
    5: '« J’attendais ce tour-là. Jusque-là, vous jouiez très bien. »',
  },
  lost: {
    1: '« Ha, bien joué ! Encore une ? »',
    2: '« Du travail solide. J’aimerais réessayer. »',
    3: '« Vous avez vu plus loin que moi. Mes respects. »',
    4: '« Voilà donc ce que ça fait. Bien joué. »',
    5: '« Je n’ai rien vu venir. Je m’en souviendrai. »',
  },
  even: '« Rien ne nous sépare. On tranche ? »',
};
