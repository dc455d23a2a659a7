import type { table } from '#games/murano/testing/table';
import { lastTurns } from './content/last-turns.ts';

/** A moment with one clear thought: the acceptable answers of seat 0, and why. */
export interface MuranoTactic {
  readonly given: Parameters<typeof table>[0];
  readonly best: RegExp;
  readonly why: string;
}

/** The rival, who began, has made everything: this is the last turn of the match. */
const lastTurn = { first: 1, lastMade: 1 } as const;
const done = null;

// C17 is GGGR, C01 GGYR, C12 GGYY, C18 YYRR, C21 RRRY. The ring gives BG at NE, YR at SE, BY at SW and GR at NW.
export const tactics: Readonly<Record<string, MuranoTactic>> = {
  ...lastTurns,
  'a finished creation on the last turn': {
    given: { ...lastTurn, at: 'sold', hands: ['C17', done], benches: ['GGGR'] },
    best: /^create-GGGR$/u,
    why: 'There is no later turn to make it in.',
  },
  'the first of two creations in one turn': {
    given: { at: 'exchanged', hands: ['C01 C12'], benches: ['GGGGYYYR'] },
    best: /^create-GGYR$/u,
    why: '4 L, then 8 L and 2 L for the second one.',
  },
  'the second of two creations in one turn': {
    given: { at: 'created', hands: ['C12'], benches: ['GGYY'], completed: ['C01'] },
    best: /^create-GGYY$/u,
    why: 'An empty bench pays 8 L, and the second creation of a turn 2 L more.',
  },
  'sell what is in the way, then create': {
    given: {
      at: 'taken',
      hands: ['C17 C21 C18 C10 C22 C07'],
      benches: ['GGGRBBBB'],
      money: [0],
      markets: { NE: 'YYY', SE: 'YYY', SW: 'RRR', NW: 'GGG' },
    },
    best: /^sell-BBBB$/u,
    why: 'No creation needs blue, and the markets are full: after this sale the creation pays 8 L instead of 5 L.',
  },
  'sell everything else on the last turn': {
    given: { ...lastTurn, at: 'taken', hands: ['C17 C24', done], benches: ['GGGGGR'] },
    best: /^sell-GG$/u,
    why: '1 L and 8 L; nothing is needed for later.',
  },
  'the sale that leaves two creations': {
    given: { ...lastTurn, at: 'taken', hands: ['C01 C12', done], benches: ['GGGGYYYR'] },
    best: /^(?:exchange|buy|sell)-(?!BBBB)/u,
    why: 'Something must be negotiated; the two creations are still there.',
  },
  'the notch that finishes a creation': {
    given: {
      ...lastTurn,
      at: 'turned',
      selector: 1,
      hands: ['C17', done],
      benches: ['GGR'],
      markets: { NE: 'BBB', NW: 'BBB' },
    },
    best: /^notch$/u,
    why: 'The pair is red and blue, one notch later red and green; no open market gives green.',
  },
  'no notch that brings nothing': {
    given: { ...lastTurn, at: 'taken', hands: ['C17', done], benches: ['B'] },
    best: /^(?:sell|exchange)/u,
    why: 'Nothing can be finished: a Lira is a Lira.',
  },
  'an exchange that finishes a creation': {
    given: { ...lastTurn, at: 'taken', hands: ['C17', done], benches: ['GGGB'] },
    best: /^exchange-.*(?:SE|NW)/u,
    why: 'Red is given at SE and NW.',
  },
  'the creation that can be made comes first': {
    given: { ...lastTurn, at: 'sold', hands: ['C18 C17', done], benches: ['GGGR'] },
    best: /^reorder-/u,
    why: '1 L for the order brings 8 L.',
  },
  'no order paid for nothing': {
    given: { ...lastTurn, at: 'sold', hands: ['C18 C21', done], benches: ['GGGR'] },
    best: /^end$/u,
    why: 'Neither creation can be made.',
  },
  'colours before transparent shards': {
    given: { at: 'sold', hands: ['C17 C18'], benches: ['GGGRT'] },
    best: /^create-GGGR$/u,
    why: 'What is kept helps with any colour.',
  },
  'no transparent shard where it costs': {
    given: {
      ...lastTurn,
      at: 'sold',
      options: { expert: true },
      advantages: 'expert gambler magician visionary',
      hands: ['C17', done],
      benches: ['GGGRT'],
      round: 1,
    },
    best: /^create-GGGR$/u,
    why: 'L72: each transparent shard takes 1 L from the pay.',
  },
  'the merchant pays more': {
    given: {
      ...lastTurn,
      at: 'taken',
      advantages: 'merchant',
      hands: ['C17', done],
      completed: ['C01'],
      benches: ['BB'],
    },
    best: /^activate-C01-art$/u,
    why: 'A sale for 4 L instead of 1 L, and nothing comes later.',
  },
  'the top price': {
    given: {
      ...lastTurn,
      at: 'sold',
      advantages: 'topPrice',
      hands: ['C17', done],
      completed: ['C01'],
      benches: ['GGGR'],
    },
    best: /^activate-C01-art$/u,
    why: 'The creation pays 8 L, so it pays 10 L.',
  },
  'a present finishes a creation': {
    given: {
      ...lastTurn,
      at: 'sold',
      advantages: 'present',
      hands: ['C17', done],
      completed: ['C01'],
      benches: ['GGG'],
    },
    best: /^activate-C01-art$/u,
    why: 'The red shard that is missing.',
  },
  'favouritism at the end': {
    given: {
      ...lastTurn,
      at: 'sold',
      advantages: 'favouritism',
      hands: ['C17', done],
      completed: ['C01'],
      benches: ['T'],
    },
    best: /^activate-C01-art$/u,
    why: '3 L for a shard that is of no use any more.',
  },
  'the magician for its Lira': {
    given: { ...lastTurn, at: 'sold', advantages: 'magician', hands: ['C17', done], completed: ['C01'] },
    best: /^activate-C01-art$/u,
    why: 'It pays 1 L, and an advantage not used is worth nothing.',
  },
  'return what nothing needs': {
    given: {
      at: 'exchanged',
      hands: ['C17 C01'],
      benches: ['BGGGGGYRR'],
      owed: [{ kind: 'return', seats: [0], count: 1 }],
    },
    best: /^return-B$/u,
    why: 'The other eight make both creations.',
  },
  'discard what nothing needs': {
    given: {
      at: 'taken',
      advantages: 'clumsiness',
      turn: 1,
      hands: ['C17'],
      benches: ['BGGGR', 'B'],
      owed: [{ kind: 'discard', seats: [0, 1] }],
    },
    best: /^discard-B$/u,
    why: 'Green and red are the next creation.',
  },
  'alone, the last turn': {
    given: {
      seats: 1,
      pile: '',
      at: 'sold',
      hands: ['C17'],
      completed: ['C01 C02 C03 C04 C05'],
      benches: ['GGGR'],
    },
    best: /^create-GGGR$/u,
    why: 'L51: without the sixth creation everything is lost.',
  },
  'alone, two creations on the last turn': {
    given: {
      seats: 1,
      pile: '',
      at: 'taken',
      hands: ['C17 C12'],
      completed: ['C01 C02 C03 C04'],
      benches: ['GGGGGYYR'],
    },
    best: /^(?:exchange|buy)/u,
    why: 'A sale would take a shard that one of them needs; an exchange can give back its kind.',
  },
};
