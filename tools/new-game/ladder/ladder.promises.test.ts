import { keepsItsPromises } from '#core/testing/promises';
import type { Action } from './action.ts';
import { ladder } from './index.ts';
import { cardsOf } from './setup.ts';
import type { State } from './state.ts';
import { disguise } from './testing/disguise.ts';

keepsItsPromises({
  game: ladder,
  pieces: ({ hands, rows, pile }: State) => [...hands, ...rows, pile].flat().sort((a, b) => a - b),
  wellFormed: ({ options }: State): Action[] => [
    ...cardsOf(options).map((card): Action => ({ kind: 'lay', card })),
    { kind: 'draw' },
    { kind: 'stop' },
  ],
  disguise,
  // Every card is drawn and laid at most once, and four players stop.
  longest: 90,
});
