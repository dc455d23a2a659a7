import type { Words } from './words.en.ts';

export const words: Words = {
  name: 'Ladder',
  field: {
    turn: 'Am Zug',
    stopped: 'Aufgehört',
    rows: 'Reihe',
    hands: 'Hand',
    pile: 'Stapel',
  },
  action: { lay: 'Eine Karte legen', draw: 'Ziehen', stop: 'Aufhören' },
  question: {
    layOrDraw: 'Leg eine Karte, zieh eine, oder hör auf',
    lay: 'Leg eine Karte, oder hör auf',
    draw: 'Zieh eine Karte, oder hör auf',
    stop: 'Du kannst nur aufhören',
    above: 'Sie muss höher sein als {card}.',
  },
  log: {
    lay: '{who} legt {card}.',
    layYou: 'Du legst {card}.',
    draw: '{who} zieht eine Karte.',
    drawYou: 'Du ziehst eine Karte.',
    drawSeen: '{who} zieht {card}.',
    drawSeenYou: 'Du ziehst {card}.',
    stop: '{who} hört auf.',
    stopYou: 'Du hörst auf.',
  },
  refusal: {
    wait: 'Du bist nicht am Zug.',
    over: 'Die Partie ist zu Ende.',
    notInHand: 'Diese Karte ist nicht auf deiner Hand.',
    notHigher: 'Die Karte muss höher sein als die letzte deiner Reihe.',
    emptyPile: 'Der Stapel ist leer.',
    fullHand: 'Eine Hand hat höchstens fünf Karten.',
  },
  outcome: {
    stopped: 'Alle haben aufgehört.',
    tie: 'Gleiche Reihen: dann gewinnen weniger Karten auf der Hand ({seats}).',
  },
  option: {
    highest: { name: 'Höchste Karte', hint: 'Die Karten gehen von 1 bis zu dieser.' },
    goal: {
      name: 'Was zählt',
      hint: 'Was die beste Reihe ausmacht.',
      cards: 'Die Zahl ihrer Karten',
      last: 'Ihre letzte Karte',
    },
  },
  preset: { short: { name: 'Kurz', hint: 'Mit den Karten von 1 bis 20.' } },
};
