import type { Seat } from '#core/game';
import { seatsOf, type View } from '#games/murano/rules/state';
import { type Budget, iterations } from '../bot.ts';
import { YARDSTICK } from './heuristic-weights.ts';
import { heuristicValue, shareOfLead } from './heuristic.ts';
import { endsOf, type TurnNode } from './turn-ends.ts';
import type { ValueFunction } from './value-network/value-network.ts';

/** Where the value network sees no difference, as in a match that is as good as won, the heuristic makes one. */
const PER_LIRA = 0.0005;

/** A value network for ends is asked about one for each so many nodes of the breadth, but about no fewer than these. */
const BREADTH_PER_END = 3;
const LEAST_ASKED = 8;

/**
 * The ends of a turn, each with the share of the win that it promises. Who values any step finds them by its own values;
 * who values the ends only is asked about the best that the heuristic finds: to look for ends is cheap and to ask is not.
 */
export function evaluatedEnds(
  view: View,
  seat: Seat,
  breadth: number,
  value: ValueFunction,
  budget: Budget = iterations(breadth),
): TurnNode[] {
  if (value.steps === 'any') {
    return endsOf(view, seat, breadth, (after, done) => stepShare(after, done, seat, value), budget);
  }
  const ends = endsByHeuristic(view, seat, breadth, budget);
  const most = Math.max(LEAST_ASKED, Math.ceil(breadth / BREADTH_PER_END));
  const nodes: TurnNode[] = [];
  for (const end of ends.toSorted((a, b) => b.worth - a.worth).slice(0, most)) {
    if (nodes.length >= LEAST_ASKED && budget.expired()) break;
    const lead = shareOfLead(end.worth, YARDSTICK, seatsOf(view));
    nodes.push({ ...end, worth: end.done ? mixedShare(end, lead, seat, value) : lead });
  }
  return nodes;
}

/** The ends of a turn by the heuristic alone, worth so many Liras. */
export const endsByHeuristic = (view: View, seat: Seat, breadth: number, budget: Budget): TurnNode[] =>
  endsOf(view, seat, breadth, (position) => heuristicValue(position, seat, YARDSTICK), budget);

const stepShare = (view: View, done: boolean, seat: Seat, value: ValueFunction): number =>
  value(view, seat) + (done ? PER_LIRA * heuristicValue(view, seat, YARDSTICK) : 0);

/** Network and heuristic together are right more often than either. */
const mixedShare = ({ view, worth }: TurnNode, lead: number, seat: Seat, value: ValueFunction): number =>
  (1 - value.heuristicShare) * value(view, seat) + value.heuristicShare * lead + PER_LIRA * worth;

export function bestOf(ends: readonly TurnNode[]): TurnNode {
  let [best] = ends;
  for (const end of ends) if (end.worth > best.worth) best = end;
  return best;
}
