import type { AnyGame } from '#core/game';
import type { Json } from '#core/json';
import { type Match, newMatch, playWord } from '#core/match';
import { quickRandom } from '#core/random';

/** A match of random actions, to its end or to so many of them. */
export function randomMatch(game: AnyGame, seed: string, most = Infinity, options: Json = {}): Match {
  let match = newMatch(game, { options, seats: Math.max(2, game.seats.min), start: { seed } });
  const random = quickRandom(seed.length);
  for (let count = 0; count < most; count += 1) {
    const [seat] = game.toAct(match.state);
    if (seat === undefined) break;
    const legal = game.legalActions(match.state, seat);
    match = playWord(match, seat, game.encode(legal[random.below(legal.length)]));
  }
  return match;
}
