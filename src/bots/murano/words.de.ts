import type { LevelWords } from './words.en.ts';

export const words: LevelWords = {
  1: {
    name: 'Lehrling',
    manner: 'Eifrig und stolz auf jeden Tropfen.',
    hint: 'Sieht sich ein paar Möglichkeiten an, den Zug zu beenden, und probiert gern etwas aus.',
  },
  2: {
    name: 'Kunsthandwerker',
    manner: 'Ordentlich und freundlich, vergeudet keinen Tropfen.',
    hint: 'Sieht sich an, wie der eigene Zug enden kann und wie weit du bist, und hat ab und zu eine Laune.',
  },
  3: {
    name: 'Glasbläser',
    manner: 'Summt bei der Arbeit und blickt kaum auf.',
    hint: 'Hat Tausende Partien hinter sich und ist oft unaufmerksam.',
  },
  4: {
    name: 'Meister',
    manner: 'Schlagfertig, verdirbt gern einen Markt.',
    hint: 'Hat Tausende Partien hinter sich und ist ab und zu unaufmerksam.',
  },
  5: {
    name: 'Großmeister',
    manner: 'Hat alles gesehen und lächelt, bevor du weißt, warum.',
    hint: 'Stellt sich auch deinen nächsten Zug vor und danach den eigenen. Kennt von deinen Karten nur, was du zeigst.',
  },
};
