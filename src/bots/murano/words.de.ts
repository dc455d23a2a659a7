import type { LevelWords } from './words.en.ts';

export const words: LevelWords = {
  1: {
    name: 'Lehrling',
    manner: 'Eifrig und stolz auf jeden Tropfen.',
    hint: 'Zählt seine Lira und die Tropfen seiner nächsten Kreation.',
  },
  2: {
    name: 'Kunsthandwerker',
    manner: 'Ordentlich und freundlich, vergeudet keinen Tropfen.',
    hint: 'Sieht sich an, wie sein Zug enden kann und wie weit du bist.',
  },
  3: {
    name: 'Glasbläser',
    manner: 'Summt bei der Arbeit und blickt kaum auf.',
    hint: 'Weiß aus sehr vielen Partien, was das Ende eines Zuges wert ist.',
  },
  4: {
    name: 'Meister',
    manner: 'Schlagfertig, verdirbt gern einen Markt.',
    hint: 'Weiß genauso viel und prüft zehnmal so viele Möglichkeiten, den Zug zu beenden.',
  },
  5: {
    name: 'Großmeister',
    manner: 'Hat alles gesehen und lächelt, bevor du weißt, warum.',
    hint: 'Stellt sich auch deinen nächsten Zug vor und danach den eigenen. Von deinen Karten kennt er nur, was du zeigst.',
  },
};
