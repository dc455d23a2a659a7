import type { SameWords } from './words.en.ts';

export const de: SameWords = {
  title: '{game}: dieselben Karten für Freunde',
  lead: 'Alle bekommen dieselben Karten gegen denselben Bot, jeder auf dem eigenen Gerät. Danach wird verglichen.',
  against: 'Gegen wen?',
  once: 'Gegen {name}. Jedes Gerät spielt sie nur einmal: Wer sie noch einmal spielte, würde den Stapel kennen. Was die anderen erreicht haben, siehst du, wenn du fertig bist.',
  begin: 'Beginnen',
  continue: 'Weiter',
  results: 'Gegen {name}',
  result: '{name}: {own} zu {rival}',
  gaveUp: '{name} hat aufgegeben',
  send: 'Der Link trägt dein Ergebnis und die, die du kennst. Gib ihn weiter.',
  copy: 'Link kopieren',
  copied: 'Kopiert',
  look: 'Noch einmal ansehen',
  another: 'Neue Karten für alle',
  compare: 'Mit Freunden vergleichen',
};
