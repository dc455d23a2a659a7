import type { LevelWords } from './words.en.ts';

export const words: LevelWords = {
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
};
