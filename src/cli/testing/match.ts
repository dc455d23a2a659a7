import type { AnyGame } from '#core/game';
import type { Json } from '#core/json';
import { type Match, newMatch, playNotation } from '#core/match';
import { quickRandom } from '#core/random';
import { cardWord, DECK } from '#games/muster/cards';
import { muster } from '#games/muster/index';

/** A match of random actions, to its end or to so many of them. */
export function randomMatch(game: AnyGame, seed: string, most = Infinity, options: Json = {}): Match {
  let match = newMatch(game, { options, seats: Math.max(2, game.seats.min), start: { seed } });
  const random = quickRandom(seed.length);
  for (let count = 0; count < most; count += 1) {
    const [seat] = game.toAct(match.state);
    if (seat === undefined) break;
    const legal = game.legalActions(match.state, seat);
    match = playNotation(match, seat, game.encode(legal[random.below(legal.length)]));
  }
  return match;
}

const LAID = {
  turn: 0,
  hands: [
    ['water1', 'feather2', 'cloud3', 'rainbow', 'castle'],
    ['water2', 'leaf1', 'leaf4', 'flame1', 'flame5'],
  ],
  shown: [[], ['leaf4']],
  columns: [
    [['water1', 'bridge', 'water3', 'wizard'], [], ['cloud1', 'cloud2'], ['flame2'], ['flame1']],
    [['water4'], ['feather1', 'feather1'], ['wizard'], ['leaf2', 'feather5'], ['flame1']],
  ],
  castlePiles: [
    ['water5'],
    ['feather3', 'feather4'],
    [],
    ['leaf3', 'castle'],
    ['flame3', 'flame4', 'rainbow'],
  ],
};

/** A match of Muster that begins with one of everything on the table and the first seat to act. */
export function musterPosition(): Match {
  const laid = [LAID.hands, LAID.columns, LAID.castlePiles].flat(3);
  const pile = DECK.map(cardWord);
  for (const word of laid) {
    pile.splice(pile.indexOf(word === 'wizard' || word === 'bridge' ? 'rainbow' : word), 1);
  }
  return newMatch(muster, { start: { position: { ...LAID, pile: pile.toSorted() } } });
}
