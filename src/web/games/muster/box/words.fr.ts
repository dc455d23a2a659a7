import type { MusterBoxWords } from './words.en.ts';

export const words: MusterBoxWords = {
  kind: {
    1: 'Bannières de force 1, par emblème',
    2: 'Bannières de force 2, par emblème',
    3: 'Bannières de force 3, par emblème',
    4: 'Bannières de force 4, par emblème',
    5: 'Bannières de force 5, par emblème',
    rainbows: 'Cartes arc-en-ciel',
    castles: 'Châteaux arc-en-ciel',
  },
  here: 'ici {count}',
  less: 'Une de moins : {name}',
  more: 'Une de plus : {name}',
  right: '47 cartes : on peut jouer avec.',
  tooMany: '{size} cartes : il en faut 47, il y en a trop.',
  tooFew: '{size} cartes : il en faut 47, il en manque.',
};
