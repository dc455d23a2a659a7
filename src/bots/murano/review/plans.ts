import type { Seat } from '#core/game';
import { murano } from '#games/murano/index';
import type { Action } from '#games/murano/rules/action';
import type { View } from '#games/murano/rules/state';
import { bestOf, evaluatedEnds } from '../evaluated-ends.ts';
import { pathTo } from '../lookahead.ts';
import { answerForOthers, type TurnNode } from '../turn-ends.ts';
import type { ValueFunction } from '../value-network/value-network.ts';

/** How broadly the ends of the turn are looked for, and again behind an action that the search would not think of. */
const BREADTH = 4;
const BREADTH_BEHIND = 2;

/** An action, and the best that the turn can come to after it. */
export interface TurnPlan {
  readonly path: readonly Action[];
  /** How the table looks then; null: it is no turn of this seat's own, and nothing is planned. */
  readonly end: View | null;
  readonly glance: number;
}

const isOwnTurn = (view: View, seat: Seat): boolean =>
  view.turn === seat && view.owed.at(-1)?.kind !== 'pick';

/** The best plan that begins with each action that the search thinks of, and with the one that was played; the best first. */
export function plansOf(view: View, seat: Seat, played: string | null, value: ValueFunction): TurnPlan[] {
  const legal = murano.legalActions(view, seat);
  if (!isOwnTurn(view, seat)) return legal.map((action) => ({ path: [action], end: null, glance: 0 }));
  const best = new Map<number, TurnNode>();
  for (const end of evaluatedEnds(view, seat, BREADTH, value)) {
    const known = best.get(end.root);
    if (known === undefined || end.worth > known.worth) best.set(end.root, end);
  }
  const plans = [...best.values()].map((end) => planTo(end));
  const missing = legal.find((action, root) => !best.has(root) && murano.encode(action) === played);
  if (missing !== undefined) plans.push(planBehind(view, seat, missing, value));
  return plans.sort((a, b) => b.glance - a.glance);
}

/** What else could be done, the best first, by the best that the turn can come to after it. */
export function alternativesTo(
  view: View,
  seat: Seat,
  known: readonly string[],
  value: ValueFunction,
): readonly Action[] {
  return murano
    .legalActions(view, seat)
    .filter((action) => isOwnTurn(view, seat) && !known.includes(murano.encode(action)))
    .map((action) => planBehind(view, seat, action, value))
    .toSorted((a, b) => b.glance - a.glance)
    .map(({ path }) => path[0]);
}

function planTo(end: TurnNode, before: readonly Action[] = []): TurnPlan {
  return { path: [...before, ...pathTo(end)], end: end.view, glance: end.worth };
}

/** An action that the search did not think of, with what can come after it. */
function planBehind(view: View, seat: Seat, action: Action, value: ValueFunction): TurnPlan {
  const after = murano.preview(view, seat, action);
  answerForOthers(after, seat);
  const goesOn = after.turn === seat && murano.toAct(after).includes(seat);
  return goesOn
    ? planTo(bestOf(evaluatedEnds(after, seat, BREADTH_BEHIND, value)), [action])
    : { path: [action], end: after, glance: value(after, seat) };
}
