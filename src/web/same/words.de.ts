import type { SameWords } from './words.en.ts';

export const de: SameWords = {
  title: '{game}: dieselben Karten für Freunde',
  lead: 'Alle bekommen dieselben Karten gegen denselben Bot, jeder auf dem eigenen Gerät. Danach wird verglichen.',
  against: 'Gegen wen?',
  once: 'Gegen {name}. Auf jedem Gerät werden diese Karten nur einmal gespielt: Wer sie noch einmal spielte, wüsste, was kommt. Was die anderen erreicht haben, siehst du, wenn du fertig bist.',
  begin: 'Beginnen',
  continue: 'Weiter',
  results: 'Gegen {name}',
  result: '{name}: {own} zu {rival}',
  gaveUp: '{name} hat aufgegeben',
  send: 'Der Link enthält dein Ergebnis und die, die du kennst. Gib ihn weiter.',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  look: 'Noch einmal ansehen',
  another: 'Neue Karten für alle',
  compare: 'Mit Freunden vergleichen',
};
