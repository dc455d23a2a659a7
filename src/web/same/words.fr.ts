import type { SameWords } from './words.en.ts';

export const fr: SameWords = {
  title: '{game} : les mêmes cartes entre amis',
  lead: 'Chacun reçoit la même donne contre le même bot, sur son propre appareil. Puis on compare.',
  against: 'Contre qui ?',
  once: 'Contre {name}. Une donne se joue une seule fois par appareil : qui la rejouerait saurait ce qui vient. Ce que les autres ont obtenu s’affiche quand vous avez fini.',
  begin: 'Commencer',
  continue: 'Continuer',
  results: 'Contre {name}',
  result: '{name} : {own} à {rival}',
  gaveUp: '{name} a abandonné',
  send: 'Le lien contient votre résultat et ceux que vous connaissez. Faites-le suivre.',
  copy: 'Copier le lien',
  copied: 'Copié',
  look: 'Revoir',
  another: 'Une nouvelle donne',
  compare: 'Comparer entre amis',
};
