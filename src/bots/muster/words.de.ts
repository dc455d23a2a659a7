import type { LevelWords } from './words.en.ts';

export const words: LevelWords = {
  1: {
    name: 'Soldat',
    manner: 'Fröhlich und flink, nie beleidigt.',
    hint: 'Denkt nur an den Zug, der ansteht, und probiert gern etwas aus.',
  },
  2: {
    name: 'Bogenschützin',
    manner: 'Besonnen, freut sich über eine saubere Kolonne.',
    hint: 'Denkt nur an den Zug, der ansteht, schaut dabei aber genau hin.',
  },
  3: {
    name: 'Ritter',
    manner: 'Höflich, geduldig, mag einen Plan.',
    hint: 'Hat Millionen Partien hinter sich und ist oft unaufmerksam.',
  },
  4: {
    name: 'Bestie',
    manner: 'Hungrig: nimmt, was liegen bleibt.',
    hint: 'Hat Millionen Partien hinter sich und ist ab und zu unaufmerksam.',
  },
  5: {
    name: 'Anführer',
    manner: 'Ruhig. Wartet auf deinen Fehler und bedankt sich dafür.',
    hint: 'Spielt im Kopf weiter, mit vielen vorgestellten Händen. Kennt von deinen Karten nur, was du zeigst.',
  },
};
