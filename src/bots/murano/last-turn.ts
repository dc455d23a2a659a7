import { apply } from '#core/game';
import { murano } from '#games/murano/index';
import type { Action } from '#games/murano/rules/action';
import type { State } from '#games/murano/rules/state';

/** Alone at the table: whoever plays the last turn knows everything. */
const SEAT = 0;

/** What can be reached in a turn, and how. */
export interface BestEnd {
  readonly score: number;
  readonly actions: readonly Action[];
}

interface Reached {
  readonly state: State;
  readonly action: Action | null;
  readonly from: Reached | null;
}

/**
 * The most money with which the last turn of a match alone can end, by trying everything. Of two positions that differ in
 * money only, the richer one can do whatever the poorer can (dominance). Null when more than `budget` positions were met.
 */
export function bestEnd(start: State, budget: number): BestEnd | null {
  const richest = new Map<string, number>();
  let best: { readonly score: number; readonly end: Reached } | null = null;
  const open: Reached[] = [{ state: start, action: null, from: null }];
  let count = 0;
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    const { state } = node;
    const outcome = murano.outcome(state);
    if (outcome !== null) {
      const [score] = outcome.scores;
      if (best === null || score > best.score) best = { score, end: node };
      continue;
    }
    const key = keyOf(state);
    const known = richest.get(key);
    if (known !== undefined && known >= state.money[SEAT]) continue;
    richest.set(key, state.money[SEAT]);
    count += 1;
    if (count > budget) return null;
    for (const action of murano.legalActions(state, SEAT)) {
      open.push({ state: apply(murano, state, SEAT, action), action, from: node });
    }
  }
  return best === null ? null : { score: best.score, actions: wayTo(best.end) };
}

function wayTo(end: Reached): Action[] {
  const actions: Action[] = [];
  for (let { action, from } = end; action !== null && from !== null; { action, from } = from) {
    actions.push(action);
  }
  return actions.reverse();
}

/** All that a turn can change, money excepted. */
function keyOf(state: State): string {
  const { phase, turned, taken, dealt, made, lastDeal, ring, selector, owed } = state;
  return [
    phase,
    Number(turned),
    taken,
    dealt,
    made,
    lastDeal,
    ring,
    selector,
    Object.values(state.terms).join(),
    owed.length === 0 ? '' : JSON.stringify(owed),
    state.markets.join(),
    state.benches[SEAT],
    state.hands[SEAT].join(),
    state.completed[SEAT].join(),
    state.aside[SEAT].join(),
  ].join(' ');
}
