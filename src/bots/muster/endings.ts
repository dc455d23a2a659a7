import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import type { Random } from '#core/random';
import type { Action } from '#games/muster/action';
import { muster } from '#games/muster/index';
import { cardsLeft, type State, type View } from '#games/muster/state';
import { bestFirst, type Bot, type Budget, type Opinion } from '../bot.ts';
import type { ActionValues } from './afterstate/values.ts';
import { type Goal, musterSolver } from './exact.ts';
import { worldsOf } from './worlds.ts';

/** With more cards left, or more worlds, nothing is certain in time. */
export const MOST_LEFT = 3;
const MOST_WORLDS = 400;

/** What may be claimed of an ending. */
interface Claim {
  readonly goal: Goal;
  readonly turns: number;
}
/** The strongest and shortest first. */
const CLAIMS: readonly Claim[] = [
  { goal: 'win', turns: 1 },
  { goal: 'win', turns: 2 },
  { goal: 'win', turns: 3 },
  { goal: 'draw', turns: 1 },
  { goal: 'draw', turns: 2 },
];
/** A third turn is proven in time only with few cards left. */
const MOST_LEFT_FOR_THREE = 2;

/** How much a proof may cost: positions, and where a clock runs, what it says. */
export interface Limit {
  readonly positions: number;
  expired?(): boolean;
}

/** What is certain, and after which actions. */
export interface Certainty extends Claim {
  readonly actions: readonly Action[];
}

/**
 * The strongest claim that one of these actions makes certain, with no more than `most` of those that do. Null where
 * nothing is certain, or it was not known in time.
 */
export function certaintyIn(
  view: View,
  seat: Seat,
  actions: readonly Action[],
  most: number,
  limit: Limit,
): Certainty | null {
  if (cardsLeft(view) > MOST_LEFT) return null;
  const worlds = worldsOf(view, seat, MOST_WORLDS);
  if (worlds === null) return null;
  let { positions } = limit;
  for (const claim of CLAIMS) {
    if (claim.turns > 2 && cardsLeft(view) > MOST_LEFT_FOR_THREE) continue;
    const solver = musterSolver(view, seat, claim.goal, claim.turns, positions, limit.expired);
    const sure = sureOf(actions, worlds, most, solver.isSureAfter);
    if (sure === null) return null;
    if (sure.length > 0) return { ...claim, actions: sure };
    positions -= solver.nodes();
  }
  return null;
}

/** Null: not known of one of them. */
function sureOf(
  actions: readonly Action[],
  worlds: readonly State[],
  most: number,
  isSureAfter: (worlds: readonly State[], action: Action) => boolean | null,
): readonly Action[] | null {
  const sure: Action[] = [];
  for (const action of actions) {
    if (sure.length === most) break;
    const isSure = isSureAfter(worlds, action);
    if (isSure === null) return null;
    if (isSure) sure.push(action);
  }
  return sure;
}

/** A proof may make so many positions for each iteration that its player is given. */
const POSITIONS = 110;

/** A player that takes what is certain, a win or else a draw, and otherwise thinks as before. */
export function withEndings(bot: Bot<View, Action>, actionValues: ActionValues): Bot<View, Action> {
  const values: number[] = [];

  /** The likeliest are tried first: mostly the first of them is the one. */
  function certain(view: View, seat: Seat, budget: Budget): Action | null {
    if (cardsLeft(view) > MOST_LEFT) return null;
    const legal = muster.legalActions(view, seat);
    actionValues(view, seat, legal, values);
    const likeliest = bestFirst(legal.map((action, at) => ({ action, worth: values[at] })));
    const actions = likeliest.map(({ action }) => action);
    const limit = { positions: POSITIONS * budget.iterations, expired: () => budget.expired() };
    const certainty = actions.length === 1 ? null : certaintyIn(view, seat, actions, 1, limit);
    return certainty === null ? null : entryAt(certainty.actions, 0);
  }

  function weigh(view: View, seat: Seat, budget: Budget, random: Random): readonly Opinion<Action>[] {
    const action = certain(view, seat, budget);
    const opinions = bot.weigh(view, seat, budget, random);
    if (action === null) return opinions;
    const word = muster.encode(action);
    const others = opinions.filter((each) => muster.encode(each.action) !== word);
    return [{ action, worth: Math.max(...opinions.map(({ worth }) => worth)) }, ...others];
  }

  return {
    choose: (view, seat, budget, random) =>
      certain(view, seat, budget) ?? bot.choose(view, seat, budget, random),
    weigh,
  };
}
