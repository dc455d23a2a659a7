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
 * money only, the richer one can do whatever the poorer can (dominance); the richest is therefore tried first. A search
 * for `enough` ends when that is reached. Null when more than `budget` positions were met.
 */
export function bestEnd(start: State, budget: number, enough = Number.POSITIVE_INFINITY): BestEnd | null {
  const open = openByMoney();
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

/** What is still to be tried, the richest first; what is no richer than before is not tried again. */
function openByMoney() {
  const richest = new Map<string, number>();
  const byMoney: { readonly node: Reached; readonly key: string }[][] = [];
  return {
    add(node: Reached): void {
      const key = keyOf(node.state);
      const money = node.state.money[SEAT];
      if ((richest.get(key) ?? -1) >= money) return;
      richest.set(key, money);
      (byMoney[money] ??= []).push({ node, key });
    },
    take(): Reached | undefined {
      while (byMoney.length > 0) {
        const next = byMoney.at(-1)?.pop();
        if (next === undefined) byMoney.pop();
        else if (richest.get(next.key) === next.node.state.money[SEAT]) return next.node;
      }
      return undefined;
    },
  };
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
