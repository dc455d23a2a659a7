import type { Seat } from '#core/game';
import { seatsOf, type View } from '#games/murano/rules/state';
import { type Budget, iterations } from '../bot.ts';
import { YARDSTICK } from './heuristic-weights.ts';
import { heuristicValue, shareOfLead } from './heuristic.ts';
import { endsOf, type TurnNode } from './turn-ends.ts';
import type { ValueFunction } from './value-network/value-network.ts';

/** Where the value network sees no difference, as in a match that is as good as won, the heuristic makes one. */
const PER_LIRA = 0.0005;

/** The value network is asked about one end for each so many nodes of the breadth, but about no fewer than these. */
const BREADTH_PER_END = 3;
const LEAST_ASKED = 8;

/**
 * The ends of a turn by the heuristic; with a value network the best of these, by both. To look for ends is cheap and to
 * ask the network is not, and a good end hardly ever looks bad to the heuristic.
 */
export function evaluatedEnds(
  view: View,
  seat: Seat,
  breadth: number,
  value: ValueFunction | null,
  budget: Budget = iterations(breadth),
): TurnNode[] {
  const ends = endsOf(view, seat, breadth, (position) => heuristicValue(position, seat, YARDSTICK), budget);
  if (value === null) return ends;
  const most = Math.max(LEAST_ASKED, Math.ceil(breadth / BREADTH_PER_END));
  const nodes: TurnNode[] = [];
  for (const end of ends.toSorted((a, b) => b.worth - a.worth).slice(0, most)) {
    if (nodes.length >= LEAST_ASKED && budget.expired()) break;
    nodes.push(end.done ? { ...end, worth: mixedShare(end, seat, value) } : end);
  }
  return nodes;
}

/** Network and heuristic together are right more often than either. */
const mixedShare = ({ view, worth }: TurnNode, seat: Seat, value: ValueFunction): number =>
  (1 - value.heuristicShare) * value(view, seat) +
  value.heuristicShare * shareOfLead(worth, YARDSTICK, seatsOf(view)) +
  PER_LIRA * worth;

/** From 0 to 1, whether or not the turn is over. */
export const shareAt = ({ done, worth, view }: TurnNode): number =>
  done ? worth : shareOfLead(worth, YARDSTICK, seatsOf(view));

export function bestOf(ends: readonly TurnNode[]): TurnNode {
  let [best] = ends;
  for (const end of ends) if (end.worth > best.worth) best = end;
  return best;
}
