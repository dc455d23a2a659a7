import type { FarewellWords } from './words.en.ts';

export const fr: FarewellWords = {
  won: {
    1: '«\u00a0Un coup de chance, je vous jure. On remet ça\u202f?\u00a0»',
    2: '«\u00a0Tout s’est bien emboîté. Encore une\u202f?\u00a0»',
    3: '«\u00a0Merci, c’était une belle partie.\u00a0»',
    4: '«\u00a0Vous avez laissé traîner des choses. Je les ai prises.\u00a0»',
    5: '«\u00a0J’attendais ce tour-là. Jusque-là, vous jouiez très bien.\u00a0»',
  },
  lost: {
    1: '«\u00a0Ha, bien joué\u202f! Encore une\u202f?\u00a0»',
    2: '«\u00a0Du travail solide. J’aimerais réessayer.\u00a0»',
    3: '«\u00a0Vous avez vu plus loin que moi. Mes respects.\u00a0»',
    4: '«\u00a0Voilà donc ce que ça fait. Bien joué.\u00a0»',
    5: '«\u00a0Je n’ai rien vu venir. Je m’en souviendrai.\u00a0»',
  },
  even: '«\u00a0Rien ne nous sépare. On tranche\u202f?\u00a0»',
};
