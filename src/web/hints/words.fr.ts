import type { HintWords } from './words.en.ts';

export const fr: HintWords = {
  hint: 'Indice (I)',
  show: 'Montrer un indice (I)',
  press: 'Appui {count} sur 3',
  matters: 'Ce qui compte',
  candidates: 'Coups candidats, dans le désordre',
  stop: 'Arrêtez-vous ici pour réfléchir, ou redemandez pour voir des candidats.',
  shuffled:
    'Mélangés à chaque indice : le premier n’est pas le meilleur. Touchez-en un pour voir ce qu’il donne.',
  equal: '{value}, à peu près égal',
  costs: '{value}, coûte {cost}',
  checked: 'D’après ce que vous voyez seulement. Vérifié : cela explique {value} de la différence.',
  thinking: 'On réfléchit…',
  forced: 'Il n’y a rien à peser ici : la suite est claire.',
  nothing: 'Rien ne se détache. Appuyez encore pour des candidats.',
  noReason: 'Aucune raison n’explique à elle seule la moitié de la différence.',
  more: 'M’en dire plus',
  play: 'Le jouer',
  warning: 'Cela coûte environ {value} de la victoire.',
  warningNote: 'D’après ce que vous pouvez savoir. À vous de trouver mieux.',
  thinkAgain: 'Réfléchir encore',
  playAnyway: 'Jouer quand même',
};
