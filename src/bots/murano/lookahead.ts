import type { Seat } from '#core/game';
import { quickRandom } from '#core/random';
import type { Action } from '#games/murano/rules/action';
import { murano } from '#games/murano/index';
import { seatsOf, type State, type View } from '#games/murano/rules/state';
import type { Budget } from '../bot.ts';
import { sampleState } from './belief.ts';
import { utility, type ValueFunction } from './value-network/value-network.ts';
import { pickWorth } from './draft.ts';
import { bestOf, endsByHeuristic, evaluatedEnds } from './evaluated-ends.ts';
import { YARDSTICK } from './heuristic-weights.ts';
import { heuristicValue } from './heuristic.ts';
import type { TurnNode } from './turn-ends.ts';
import { turnSeed } from './turn-seed.ts';

/** How far a player looks beyond the end of its turn. */
export interface Lookahead {
  /** How many ends are looked at more closely. */
  readonly ends: number;
  /** In at most so many determinizations. */
  readonly determinizations: number;
  /** The breadth of the turn search for the others' turns, all rivals together, and for its own next one. */
  readonly rivalBreadth: number;
  readonly ownBreadth: number;
}

/** An end of the turn, and its mean over the rollouts. */
export interface EvaluatedEnd {
  readonly end: TurnNode;
  worth: number;
}

/**
 * What came of an end in a determinization (memoization): the later decisions of a turn meet the ends and
 * determinizations of the earlier ones again, and get the same answer in less time.
 */
export type RolloutCache = Map<string, number>;
/** More than the ends of a turn; what is older is forgotten. */
const REMEMBERED = 500;

function remember(memory: RolloutCache, key: string, worth: number): void {
  if (memory.size >= REMEMBERED) memory.clear();
  memory.set(key, worth);
}

/** The value of an end before any rollout counts as much as so many of them. */
export const PRIOR_VISITS = 2;
/** After these parts of the determinizations the better half of the ends goes on. */
const CUTS: readonly number[] = [1 / 6, 3 / 8, 2 / 3];

/**
 * Sequential halving (Karnin, Koren & Somekh 2013) over the most promising ends, by rollouts of the others' turns and the
 * own next one. All ends share the same determinizations (common random numbers), so luck does not decide between them.
 */
export function sequentialHalving(
  start: View,
  ends: readonly TurnNode[],
  seat: Seat,
  value: ValueFunction,
  lookahead: Lookahead,
  budget: Budget,
  memory: RolloutCache,
): EvaluatedEnd[] {
  // A small budget looks at less of everything.
  const least = Math.max(1, Math.floor(budget.iterations / 2));
  const count = Math.min(lookahead.determinizations, least);
  const settings: Lookahead = {
    ...lookahead,
    rivalBreadth: Math.min(Math.ceil(lookahead.rivalBreadth / Math.max(1, seatsOf(start) - 1)), least),
    ownBreadth: Math.min(lookahead.ownBreadth, least),
  };
  const cuts = CUTS.map((part) => Math.ceil(part * count));
  const most = Math.min(lookahead.ends, 1 + least);
  const sorted = ends.toSorted((a, b) => b.worth - a.worth).slice(0, most);
  const all = sorted.map((end) => ({
    end,
    worth: end.worth,
    sum: PRIOR_VISITS * end.worth,
    visits: PRIOR_VISITS,
  }));
  // The same determinizations at each decision of a turn.
  const seeds = quickRandom(turnSeed(start, seat));
  const keys = new Map(sorted.map((end) => [end, JSON.stringify([seat, settings, end.view])]));
  let open = all;
  for (let round = 1; round <= count && open.length > 1; round += 1) {
    const seed = seeds.below(2 ** 32);
    const worldAfter = determinization(start, seat, value, seed);
    const shares: number[] = [];
    for (const { end } of open) {
      const key = `${seed} ${keys.get(end)!}`;
      const share = memory.get(key) ?? rolloutFrom(worldAfter(end), seat, value, settings, budget).share;
      // A determinization counts only once all ends have been played in it, and in time.
      if (budget.expired()) return inOrder(all, open);
      remember(memory, key, share);
      shares.push(share);
    }
    open.forEach((each, at) => {
      each.sum += shares[at];
      each.visits += 1;
      each.worth = each.sum / each.visits;
    });
    if (cuts.includes(round)) {
      open = open.toSorted((a, b) => b.worth - a.worth).slice(0, Math.ceil(open.length / 2));
    }
  }
  return inOrder(all, open);
}

/** What was dropped after few determinizations, perhaps lucky ones, is not better than what went on. */
function inOrder(all: readonly EvaluatedEnd[], open: readonly EvaluatedEnd[]): EvaluatedEnd[] {
  const lowest = Math.min(...open.map(({ worth }) => worth));
  return all.map((each) =>
    open.includes(each) ? each : { ...each, worth: Math.min(each.worth, lowest - DROPPED) },
  );
}
const DROPPED = 0.0001;

/**
 * What the table looks like after an end of the turn in one determinization. Drawn before the turn, so that what its end
 * turns up takes effect; `former-5`, which values ends only, draws it after each.
 */
function determinization(
  start: View,
  seat: Seat,
  value: ValueFunction,
  seed: number,
): (end: TurnNode) => State {
  if (value.steps === 'last') return (end) => sampleState(end.view, seat, quickRandom(seed));
  const world = sampleState(start, seat, quickRandom(seed));
  return (end) => {
    const state = murano.copy(world);
    followAnswered(state, seat, pathTo(end));
    return state;
  };
}

/** What came of a rollout, and how the table looks to the seat then. */
export interface RolledOut {
  readonly share: number;
  readonly view: View;
}

/**
 * What comes of a state, in which it plays: after the others have moved, the best end of the own turn. When time is up it is
 * only a guess.
 */
export function rolloutFrom(
  state: State,
  seat: Seat,
  value: ValueFunction,
  { rivalBreadth, ownBreadth }: Pick<Lookahead, 'rivalBreadth' | 'ownBreadth'>,
  budget: Budget,
): RolledOut {
  for (let step = 0; step < MOST_STEPS && !budget.expired(); step += 1) {
    const over = murano.outcome(state);
    if (over !== null) return { share: utility(over, seat), view: state };
    const [acting] = murano.toAct(state);
    if (state.owed.at(-1)?.kind === 'pick') murano.play(state, acting, bestPick(state, acting));
    else if (state.turn !== acting) murano.play(state, acting, answer(murano.view(state, acting), acting));
    else if (acting === seat) {
      const end = bestOf(evaluatedEnds(murano.view(state, seat), seat, ownBreadth, value, budget));
      return { share: end.worth, view: end.view };
    } else follow(state, acting, pathTo(rivalsEnd(state, acting, rivalBreadth, value, budget)));
  }
  const view = murano.view(state, seat);
  return { share: value(view, seat), view };
}

/** Who values ends only has learnt little about those of others: these choose by the heuristic. */
function rivalsEnd(
  state: State,
  rival: Seat,
  breadth: number,
  value: ValueFunction,
  budget: Budget,
): TurnNode {
  const view = murano.view(state, rival);
  return bestOf(
    value.steps === 'any'
      ? evaluatedEnds(view, rival, breadth, value, budget)
      : endsByHeuristic(view, rival, breadth, budget),
  );
}

/** What a seat takes out of the packet it holds. [L61] */
function bestPick(state: State, seat: Seat): Action {
  let [best, most]: [Action | null, number] = [null, -Infinity];
  for (const action of murano.legalActions(state, seat)) {
    const worth = action.kind === 'pick' ? pickWorth(state, seat, action.place) : -Infinity;
    if (best === null || worth > most) [best, most] = [action, worth];
  }
  return best!;
}
/** Turns and answers of a few rounds; no more are ever needed. */
const MOST_STEPS = 200;

/** The steps from the start of a search to an end. */
export function pathTo(end: TurnNode): readonly Action[] {
  const path: Action[] = [];
  for (let at: TurnNode | null = end; at !== null; at = at.from) path.push(at.action);
  return path.reverse();
}

/** Plays the way to an end, as long as the steps are this seat's to play. */
export function follow(state: State, seat: Seat, path: readonly Action[]): void {
  for (const action of path) {
    if (!murano.toAct(state).includes(seat) || murano.refusal(state, seat, action) !== null) return;
    murano.play(state, seat, action);
  }
}

/** The same, the others answering in between what they are asked. */
export function followAnswered(state: State, seat: Seat, path: readonly Action[]): void {
  for (const action of path) {
    while (state.owed.length > 0 && !murano.toAct(state).includes(seat)) {
      const [other] = murano.toAct(state);
      murano.play(state, other, answer(murano.view(state, other), other));
    }
    follow(state, seat, [action]);
  }
}

/** What is asked of a seat in another's turn, by the heuristic alone. */
function answer(view: View, seat: Seat): Action {
  const legal = murano.legalActions(view, seat);
  let [best, most] = [legal[0], -Infinity];
  for (const action of legal) {
    const worth = heuristicValue(murano.preview(view, seat, action), seat, YARDSTICK);
    if (worth > most) [best, most] = [action, worth];
  }
  return best;
}
