import type { Wording } from '#core/words';

/** What Murano's puzzles say. */
export const words = {
  theme: {
    sale: 'The right sale',
    exchange: 'The right exchange',
    purchase: 'The right purchase',
    advantage: 'With an advantage',
    ring: 'Turn the ring first',
    order: 'The right order',
    two: 'Two creations in one turn',
  },
  claim: 'End the match with {best} L.',
  which: 'It is the last turn of the Challenge. Which action begins the best way through it?',
  possible: 'Possible',
  liras: '{count} L',
  actions: 'Open actions',
  proven:
    'Every way through this turn was gone: {best} L is the most, and exactly one of the {actions} actions leads to it.',
  atMost: 'At most {score} L this way',
  missing: { one: '{count} L more is possible.', other: '{count} L more are possible.' },
  ends: 'The match ends with {score} L.',
  about: 'It is about this: {theme}.',
  kind: {
    selector: 'The selector comes first.',
    take: 'Taking comes first.',
    exchange: 'An exchange comes first.',
    buy: 'A purchase comes first.',
    sell: 'A sale comes first.',
    skip: 'Negotiate no more.',
    create: 'A creation comes first.',
    end: 'End the turn.',
    notch: 'The ring comes first.',
    reorder: 'The order of the hand comes first.',
    activate: 'An advantage comes first.',
  },
} as const;

export type MuranoPuzzleWords = Wording<typeof words>;
