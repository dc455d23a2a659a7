import { RECIPE_SIZE } from '#games/murano/rules/cards';
import type { Seat } from '#core/game';
import { sizeOf } from '#games/murano/rules/shards';
import { seatsOf, type View } from '#games/murano/rules/state';
import { hasSafetyEnd } from '#games/murano/modules/variants';
import type { HeuristicWeights } from './heuristic-weights.ts';

/** L69, M53: as the Liras lie, the last one falls in this round. */
const EXPERT_ROUNDS = 7;

const order = (view: View, seat: Seat): number => (seat - view.first + seatsOf(view)) % seatsOf(view);
const isFresh = (view: View): boolean => view.phase === 'collect' && !view.turned && view.taken === 0;

/** Turns that this seat still has, the present one in part; how long the others need is a guess. */
export function turnsLeft(view: View, seat: Seat, weights: HeuristicWeights): number {
  if (view.phase === 'over') return 0;
  const playing = seat === view.turn && !isFresh(view);
  const moved = playing || order(view, seat) < order(view, view.turn);
  const after = roundsAfter(view, seat, weights);
  return after + (moved ? 0 : 1) + (playing ? weights.present : 0);
}

/** Rounds after the present one, until somebody else is done or the clock of the match runs out. */
function roundsAfter(view: View, seat: Seat, weights: HeuristicWeights): number {
  const seats = seatsOf(view);
  // L51: a turn after each challenge that is left.
  if (seats === 1) return view.pile.length;
  let rounds = Infinity;
  if (view.liras.length > 0) rounds = EXPERT_ROUNDS - view.round;
  // M76: rounds without a creation are counted.
  else if (hasSafetyEnd(view.options, seats)) rounds = view.options.safety - (view.round - view.lastMade);
  for (let rival = 0; rival < seats; rival += 1) {
    const cards = view.hands[rival].length;
    if (cards === 0) return 0;
    if (rival === seat) continue;
    const needed = RECIPE_SIZE * cards - weights.rivalBench * sizeOf(view.benches[rival]);
    const moved = order(view, rival) < order(view, view.turn) || (rival === view.turn && !isFresh(view));
    rounds = Math.min(rounds, Math.max(1, needed / weights.rate) - (moved ? 0 : 1));
  }
  return Math.max(0, rounds);
}
