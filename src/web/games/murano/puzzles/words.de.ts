import type { MuranoPuzzleWords } from './words.en.ts';

export const words: MuranoPuzzleWords = {
  theme: {
    sale: 'Der richtige Verkauf',
    exchange: 'Der richtige Tausch',
    purchase: 'Der richtige Kauf',
    advantage: 'Mit einem Vorteil',
    ring: 'Zuerst den Ring drehen',
    order: 'Die richtige Reihenfolge',
    two: 'Zwei Kreationen in einem Zug',
  },
  claim: 'Beende die Partie mit {best} L.',
  which: 'Es ist der letzte Zug der Herausforderung. Mit welcher Aktion beginnt der beste Weg?',
  possible: 'Möglich',
  liras: '{count} L',
  actions: 'Mögliche Aktionen',
  proven:
    'Jeder Weg durch diesen Zug wurde begangen: {best} L ist das Höchste, und genau eine der {actions} Aktionen führt dorthin.',
  atMost: 'So höchstens {score} L',
  missing: { one: '{count} L mehr ist möglich.', other: '{count} L mehr sind möglich.' },
  ends: 'Die Partie endet mit {score} L.',
  about: 'Darum geht es: {theme}.',
  kind: {
    selector: 'Zuerst der Zeiger.',
    take: 'Zuerst nehmen.',
    exchange: 'Zuerst ein Tausch.',
    buy: 'Zuerst ein Kauf.',
    sell: 'Zuerst ein Verkauf.',
    skip: 'Nicht mehr verhandeln.',
    create: 'Zuerst eine Kreation.',
    end: 'Den Zug beenden.',
    notch: 'Zuerst der Ring.',
    reorder: 'Zuerst die Reihenfolge der Hand.',
    activate: 'Zuerst ein Vorteil.',
  },
};
