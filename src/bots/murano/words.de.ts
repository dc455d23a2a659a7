import type { LevelWords } from './words.en.ts';

export const words: LevelWords = {
  1: { name: 'Lehrling', hint: 'Zählt seine Lira und die Tropfen seiner nächsten Kreation.' },
  2: {
    name: 'Kunsthandwerker',
    hint: 'Sieht sich an, wie sein Zug enden kann und wie weit du bist.',
  },
  3: {
    name: 'Glasbläser',
    hint: 'Weiß aus sehr vielen Partien, was das Ende eines Zuges wert ist.',
  },
  4: {
    name: 'Meister',
    hint: 'Weiß genauso viel und prüft zehnmal so viele Möglichkeiten, den Zug zu beenden.',
  },
  5: {
    name: 'Großmeister',
    hint: 'Stellt sich auch deinen nächsten Zug vor und danach den eigenen. Von deinen Karten kennt er nur, was du zeigst.',
  },
};
