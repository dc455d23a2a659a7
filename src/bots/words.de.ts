import type { BotWords } from './words.en.ts';

export const words: BotWords = {
  level: {
    generic: {
      1: { name: 'Neuling', hint: 'Kennt die Regeln und denkt einen Augenblick voraus.' },
      2: { name: 'Stammgast', hint: 'Spielt ein paar Dutzend Partien im Kopf durch, bevor er zieht.' },
      3: {
        name: 'Veteran',
        hint: 'Spielt Hunderte davon durch. Von deiner Hand kennt er nur, was du zeigst.',
      },
    },
    murano: {
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
    },
    muster: {
      1: { name: 'Soldat', hint: 'Zählt Stärke und spielt, was sofort am meisten davon zeigt.' },
      2: {
        name: 'Bogenschütze',
        hint: 'Denkt auch an die eigene Hand, an gefährdete Zauberer und daran, was liegen bleibt.',
      },
      3: { name: 'Ritter', hint: 'Stellt sich vor, was du hältst, und denkt einen Zug voraus.' },
      4: { name: 'Bestie', hint: 'Denkt mehrere Züge voraus, mit vielen vorgestellten Händen.' },
      5: {
        name: 'Anführer',
        hint: 'Denkt so lange wie nötig nach. Von deinen Karten kennt er nur, was du zeigst.',
      },
    },
  },
};
