import type { PlainWords } from './words.en.ts';

export const words: PlainWords = {
  actions: 'Was du tun kannst',
  find: 'Eine Aktion suchen, oder fragen, warum sie nicht geht',
  findShort: 'Suchen, fragen',
  nothingFound: 'Nichts, was du tun kannst, heißt so.',
  position: 'Der Tisch',
  everybody: 'Vor allen',
  becomes: 'wird zu',
  seal: 'Deckt etwas Verdecktes auf: Danach lässt sich nichts zurücknehmen',
  log: 'Verlauf',
  begin: 'Die Partie beginnt.',
  wait: '{names} am Zug',
  waitHint: 'Du siehst, was geschieht.',
  score: { one: '{count} Punkt', other: '{count} Punkte' },
  keys: 'Tasten: A geht zu dem, was du tun kannst, T zum Tisch, Pfeile vom einen zum andern, Enter spielt, F sucht, U nimmt zurück.',
};
