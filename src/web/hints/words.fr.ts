import type { HintWords } from './words.en.ts';

export const fr: HintWords = {
  hint: 'Indice (I)',
  show: 'Montrer un indice (I)',
  press: 'Appui {count} sur 3',
  matters: 'Ce qui compte',
  candidates: 'Coups candidats, sans ordre',
  stop: 'Arrêtez-vous ici pour réfléchir, ou redemandez pour voir des candidats.',
  shuffled:
    'Mélangés à chaque indice : le premier n’est pas le meilleur. Touchez-en un pour voir ce qu’il donne.',
  equal: '{value}, à peu près égal',
  costs: '{value}, coûte {cost}',
  checked: 'D’après ce que vous voyez seulement. Vérifié : cela porte {value} de la différence.',
  thinking: 'On réfléchit …',
  forced: 'Rien à peser ici : le prochain pas est clair.',
  nothing: 'Rien ne se détache. Appuyez encore pour des candidats.',
  noReason: 'Aucune raison unique ne porte la moitié de la différence.',
  more: 'M’en dire plus',
  play: 'Le jouer',
  warning: 'Cela coûte environ {value} de la victoire.',
  warningNote: 'D’après ce que vous pouvez savoir. À vous de trouver mieux.',
  thinkAgain: 'Réfléchir encore',
  playAnyway: 'Jouer quand même',
};
