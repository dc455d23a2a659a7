import type { HintWords } from './words.en.ts';

export const fr: HintWords = {
  hint: 'Indice (I)',
  press: 'Pression {count} sur 3',
  matters: 'Ce qui compte',
  candidates: 'Des candidats, sans ordre',
  choice: 'Le choix',
  thinking: 'On réfléchit …',
  nothing: 'Rien ne se détache. Encore une pression pour des candidats.',
  noReason: 'Aucune raison unique ne porte la moitié de la différence.',
  more: 'M’en dire plus',
  play: 'Le jouer',
  warning: 'Cela coûte environ {value} de la victoire.',
  warningNote: 'D’après ce que vous pouvez savoir. À vous de trouver mieux.',
  thinkAgain: 'Réfléchir encore',
  playAnyway: 'Jouer quand même',
};
