import type { Seat } from '#core/game';
import type { Action } from '#games/murano/rules/action';
import type { View } from '#games/murano/rules/state';

/** A position of a turn, and how it was come to. */
export interface Reached {
  readonly state: View;
  readonly action: Action | null;
  readonly from: Reached | null;
}

interface OpenNodes {
  add(node: Reached): void;
  take(): Reached | undefined;
}

/**
 * What is still to be tried of a seat's turn, the richest first. Of two positions that differ in money only, the richer one
 * can do whatever the poorer can (dominance): what is no richer than before is not tried again.
 */
export function openByMoney(seat: Seat): OpenNodes {
  const richest = new Map<string, number>();
  const byMoney: { readonly node: Reached; readonly key: string }[][] = [];
  return {
    add(node) {
      const key = keyOf(node.state, seat);
      const money = node.state.money[seat];
      if ((richest.get(key) ?? -1) >= money) return;
      richest.set(key, money);
      (byMoney[money] ??= []).push({ node, key });
    },
    take() {
      while (byMoney.length > 0) {
        const next = byMoney.at(-1)?.pop();
        if (next === undefined) byMoney.pop();
        else if (richest.get(next.key) === next.node.state.money[seat]) return next.node;
      }
      return undefined;
    },
  };
}

/** The actions that led to a position, the first one first. */
export function wayTo(end: Reached): Action[] {
  const actions: Action[] = [];
  for (let { action, from } = end; action !== null && from !== null; { action, from } = from) {
    actions.push(action);
  }
  return actions.reverse();
}

/** All that a turn of the seat can change, its money excepted. */
function keyOf(state: View, seat: Seat): string {
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
    state.benches[seat],
    state.hands[seat].join(),
    state.completed[seat].join(),
    state.aside[seat].join(),
  ].join(' ');
}
