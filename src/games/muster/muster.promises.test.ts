import type { Kit } from '#core/testing/kit';
import { keepsItsPromises } from '#core/testing/promises';
import { keepsItsPromisesWithPacks } from '#core/testing/promises-of-packs';
import { PILE, type Action } from './action.ts';
import { BRIDGE, CASTLES, DECK, FACES, isBanner } from './cards.ts';
import { cardsOf } from './checks.ts';
import { muster } from './index.ts';
import type { State } from './state.ts';
import { disguise } from './testing/disguise.ts';
import { randomPackText } from './testing/packs.ts';

const CARDS = Array.from({ length: FACES }, (_, card) => card);
const BANNERS = CARDS.filter(isBanner);

/** Every well-formed action there is; slots beyond the longest column are as good as one of them. */
function* everyAction(state: State): Iterable<Action> {
  const slots = Math.max(...state.columns.map((column) => column.length)) + 1;
  for (const castle of CASTLES) {
    yield { kind: 'wizard', castle };
    yield { kind: 'draw', from: castle };
    yield { kind: 'place', castle };
    for (const to of CASTLES) yield { kind: 'move', from: castle, to };
    for (const card of CARDS) yield { kind: 'lay', card, castle };
    for (const card of BANNERS) {
      yield { kind: 'banner', card, castle };
      for (const bridges of [1, 2, 3, 4]) yield { kind: 'bridge', castle, card, bridges };
      for (const side of [0, 1]) {
        for (let slot = 0; slot < slots; slot += 1) yield { kind: 'swap', side, castle, slot, card };
      }
    }
  }
  yield { kind: 'draw', from: PILE };
}

const KIT: Kit = {
  game: muster,
  pieces: (state: State) => cardsOf(state).sort((a, b) => a - b),
  wellFormed: everyAction,
  disguise,
  always(state: State) {
    if (cardsOf(state).length !== DECK.length) throw new Error('47 cards');
    if (state.columns.some((column) => column.at(-1) === BRIDGE)) {
      throw new Error('a bridge is always closed');
    }
  },
  longest: 700,
};

keepsItsPromises(KIT);

keepsItsPromisesWithPacks({ ...KIT, name: 'muster with the deck of any box [B44]' }, randomPackText);
