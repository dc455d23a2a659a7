import type { PlainWords } from './words.en.ts';

export const words: PlainWords = {
  actions: 'Ce que vous pouvez faire',
  find: 'Chercher une action, ou demander pourquoi elle n’est pas possible',
  findShort: 'Chercher, demander',
  nothingFound: 'Rien de ce que vous pouvez faire ne s’appelle ainsi.',
  position: 'La table',
  everybody: 'Devant tout le monde',
  becomes: 'devient',
  seal: 'Dévoile quelque chose de caché : on ne peut plus annuler ensuite',
  log: 'Journal',
  begin: 'La partie commence.',
  wait: 'À {names} de jouer',
  waitHint: 'Vous verrez ce qui se passe.',
  score: { one: '{count} point', other: '{count} points' },
  keys: 'Touches : A va à ce que vous pouvez faire, T à la table, les flèches passent de l’un à l’autre, Entrée joue, F cherche, U annule.',
};
