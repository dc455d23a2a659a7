import { apply } from '#core/game';
import { murano } from '#games/murano/index';
import type { Action } from '#games/murano/rules/action';
import type { State } from '#games/murano/rules/state';
import { openByMoney, type Reached, wayTo } from './turn-graph.ts';

/** Alone at the table: whoever plays the last turn knows everything. */
const SEAT = 0;

/** What can be reached in a turn, and how. */
export interface BestEnd {
  readonly score: number;
  readonly actions: readonly Action[];
}

/**
 * The most money with which the last turn of a match alone can end, by trying everything, the richest first. A search for
 * `enough` ends when that is reached. Null when more than `budget` positions were met.
 */
export function bestEnd(start: State, budget: number, enough = Number.POSITIVE_INFINITY): BestEnd | null {
  const open = openByMoney(SEAT);
  let best = null as { readonly score: number; readonly end: Reached } | null;
  const meet = (node: Reached): void => {
    const outcome = murano.outcome(node.state);
    if (outcome === null) open.add(node);
    else if (best === null || outcome.scores[0] > best.score) best = { score: outcome.scores[0], end: node };
  };
  meet({ state: start, action: null, from: null });
  let count = 0;
  for (let node = open.take(); node !== undefined; node = open.take()) {
    count += 1;
    if (count > budget) return null;
    for (const action of murano.legalActions(node.state, SEAT)) {
      meet({ state: apply(murano, node.state, SEAT, action), action, from: node });
    }
    if (best !== null && best.score >= enough) break;
  }
  return best === null ? null : { score: best.score, actions: wayTo(best.end) };
}
