import type { RuleTexts } from '#core/rulebook';
import type { Part, RuleId } from './rulebook.ts';

export const parts: Record<Part, string> = { setup: 'Aufbau', turn: 'Ein Zug', end: 'Das Ende' };

export const rules: RuleTexts<RuleId> = {
  R1: {
    title: 'Die Karten',
    text: 'Die Karten von 1 bis zur höchsten, die vereinbart ist, werden gemischt. Alle bekommen vier davon und zeigen sie niemandem. Die anderen sind der verdeckte Nachziehstapel. Wer beginnt, entscheidet der Zufall.',
  },
  R2: {
    title: 'Ein Zug',
    text: 'Wer am Zug ist, tut eines von dreien: eine Karte legen, eine ziehen oder aufhören. Dann ist links der Nächste am Zug.',
  },
  R3: {
    title: 'Legen',
    text: 'Eine Karte der Hand kommt offen ans Ende der eigenen Reihe. Sie muss höher sein als die letzte dort.',
  },
  R4: {
    title: 'Ziehen',
    text: 'Die oberste Karte des Stapels kommt auf die Hand. Nur wer sie gezogen hat, sieht sie.',
  },
  R5: { title: 'Fünf Karten', text: 'Eine Hand hat höchstens fünf Karten: Wer fünf hat, kann nicht ziehen.' },
  R6: { title: 'Aufhören', text: 'Wer aufhört, ist in dieser Partie nicht mehr am Zug.' },
  R7: {
    title: 'Das Ende',
    text: 'Die Partie ist zu Ende, wenn alle aufgehört haben. Wie vorher vereinbart, gewinnt die längste Reihe oder die mit der höchsten letzten Karte.',
  },
  Q1: {
    title: 'Gleiche Reihen',
    text: 'Von gleichen Reihen gewinnt die, deren Spieler weniger Karten auf der Hand hat. Ist auch das gleich, wird der Sieg geteilt.',
    reason: 'Eine Karte, die gezogen und nie gelegt wurde, soll etwas ausmachen.',
  },
};
