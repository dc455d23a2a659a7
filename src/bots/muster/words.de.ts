import type { LevelWords } from './words.en.ts';

export const words: LevelWords = {
  1: {
    name: 'Soldat',
    manner: 'Fröhlich und flink, nie beleidigt.',
    hint: 'Zählt Stärke und spielt, was sofort am meisten davon zeigt.',
  },
  2: {
    name: 'Bogenschütze',
    manner: 'Besonnen, freut sich über eine saubere Kolonne.',
    hint: 'Denkt auch an die eigene Hand, an gefährdete Zauberer und daran, was liegen bleibt.',
  },
  3: {
    name: 'Ritter',
    manner: 'Höflich, geduldig, mag einen Plan.',
    hint: 'Stellt sich vor, was du hältst, und denkt einen Zug voraus.',
  },
  4: {
    name: 'Bestie',
    manner: 'Hungrig: nimmt, was liegen bleibt.',
    hint: 'Denkt mehrere Züge voraus, mit vielen vorgestellten Händen.',
  },
  5: {
    name: 'Anführer',
    manner: 'Ruhig. Wartet auf deinen Fehler und bedankt sich dafür.',
    hint: 'Denkt so lange wie nötig nach. Von deinen Karten kennt er nur, was du zeigst.',
  },
};
