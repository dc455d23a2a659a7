import type { BotWords } from './words.en.ts';

export const words: BotWords = {
  1: { name: 'Neuling', hint: 'Kennt die Regeln und denkt ein wenig voraus.' },
  2: { name: 'Stammgast', hint: 'Spielt ein paar Dutzend Partien im Kopf durch, bevor er zieht.' },
  3: {
    name: 'Veteran',
    hint: 'Spielt Hunderte davon durch. Von deiner Hand kennt er nur, was du zeigst.',
  },
};
