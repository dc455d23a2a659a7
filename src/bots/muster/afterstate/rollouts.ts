import type { Seat } from '#core/game';
import type { Random } from '#core/random';
import type { Action } from '#games/muster/action';
import { muster } from '#games/muster/index';
import { copy, type State, type View } from '#games/muster/state';
import { bestFirst, type Bot, type Budget, type Opinion } from '../../bot.ts';
import { shareOf } from '../../share.ts';
import { type ActionValues, indexOfHighest } from './values.ts';

export interface RolloutSettings {
  /** Actions whose value is at most so much below the best are tried. */
  readonly margin: number;
  /** At most so many of them. */
  readonly candidates: number;
  /** Own turns that are played on after the present one. */
  readonly ownTurns: number;
  /** The network's value of an action counts like so many rollouts. */
  readonly priorWorlds: number;
  /** A candidate is dropped when it is so many standard errors behind the leader. */
  readonly behind: number;
  /** Before so many worlds a standard error says little. */
  readonly fewWorlds: number;
}

interface Candidate {
  readonly action: Action;
  /** The network's value. */
  readonly value: number;
  /** What came of it in each world. */
  readonly shares: number[];
  total: number;
}

/**
 * Rollouts by the network (Tesauro & Galperin 1996) on shared worlds: the same imagined states for all candidates, the
 * rest of the turn, the rival's and some own next ones played by the values of what each may know, candidates that fall
 * behind dropped (racing, Maron & Moore 1994), and an end at the clock. An iteration is a world.
 */
export function rolloutBot(actionValues: ActionValues, settings: RolloutSettings): Bot<View, Action> {
  const values: number[] = [];
  const playOn = rolloutBy(actionValues, settings.ownTurns);

  function search(view: View, seat: Seat, budget: Budget, random: Random): Opinion<Action>[] {
    const legal = muster.legalActions(view, seat);
    actionValues(view, seat, legal, values);
    const opinions = legal.map((action, at) => ({ action, worth: values[at] }));
    let racing = candidatesOf(opinions, settings);
    const all = racing;
    for (let world = 0; world < budget.iterations && racing.length > 1; world += 1) {
      // One world at least, however late: a program that was just started may need all its time for it.
      if (world > 0 && budget.expired()) break;
      const state = muster.imagine(view, seat, random);
      for (const candidate of racing) {
        const { share } = playOn(state, seat, candidate.action);
        candidate.shares.push(share);
        candidate.total += share;
      }
      if (world >= settings.fewWorlds) racing = stillRacing(racing, settings.behind);
    }
    return judged(opinions, all, racing, settings.priorWorlds);
  }

  return {
    choose: (view, seat, budget, random) => bestFirst(search(view, seat, budget, random))[0].action,
    weigh: (view, seat, budget, random) => bestFirst(search(view, seat, budget, random)),
  };
}

function candidatesOf(
  opinions: readonly Opinion<Action>[],
  { margin, candidates }: RolloutSettings,
): readonly Candidate[] {
  const sorted = bestFirst(opinions);
  return sorted
    .slice(0, candidates)
    .filter(({ worth }) => worth >= sorted[0].worth - margin)
    .map(({ action, worth }) => ({ action, value: worth, shares: [], total: 0 }));
}

/** Those that are not clearly behind the leader, in the worlds that they shared. */
function stillRacing(racing: readonly Candidate[], behind: number): readonly Candidate[] {
  const leader = racing.reduce((best, each) => (each.total > best.total ? each : best));
  return racing.filter((each) => each === leader || !isBehind(each, leader, behind));
}

function isBehind({ shares }: Candidate, leader: Candidate, behind: number): boolean {
  const worlds = shares.length;
  let [sum, squares] = [0, 0];
  for (let i = 0; i < worlds; i += 1) {
    const difference = leader.shares[i] - shares[i];
    sum += difference;
    squares += difference * difference;
  }
  const mean = sum / worlds;
  const variance = Math.max(0, squares / worlds - mean * mean);
  return mean > 0 && mean * mean > (behind * behind * variance) / worlds;
}

/** What was rolled out is worth what came of it; nothing else is worth more than the best of that. */
function judged(
  opinions: readonly Opinion<Action>[],
  all: readonly Candidate[],
  racing: readonly Candidate[],
  priorWorlds: number,
): Opinion<Action>[] {
  const worthOf = ({ total, value, shares }: Candidate): number =>
    (total + priorWorlds * value) / (shares.length + priorWorlds);
  const finals = new Map(racing.map((each) => [each.action, worthOf(each)]));
  const best = Math.max(...finals.values());
  const dropped = new Map(all.map((each) => [each.action, worthOf(each)]));
  return opinions.map(({ action, worth }) => ({
    action,
    worth: finals.get(action) ?? Math.min(dropped.get(action) ?? worth, best - Number.EPSILON),
  }));
}

/** What came of an action in a world: the share of whoever took it, how the table looks then, and what the rival did. */
export interface Rollout {
  readonly share: number;
  readonly state: State;
  readonly replies: readonly Action[];
}

/** Plays an action in a world and goes on: everybody takes what is worth most by what that seat may know. */
export function rolloutBy(actionValues: ActionValues, ownTurns: number) {
  const values: number[] = [];
  return function playOn(world: State, observer: Seat, action: Action): Rollout {
    const state = copy(world);
    const replies: Action[] = [];
    muster.play(state, observer, action);
    const last = world.turns + 2 * ownTurns;
    for (;;) {
      const over = muster.outcome(state);
      if (over !== null) return { share: shareOf(over, observer, 2), state, replies };
      const seat = state.turn;
      const legal = muster.legalActions(state, seat);
      actionValues(muster.view(state, seat), seat, legal, values);
      const at = indexOfHighest(values);
      // The value of an action foresees the rest of its turn.
      if (state.turns >= last) return { share: values[at], state, replies };
      muster.play(state, seat, legal[at]);
      if (seat !== observer) replies.push(legal[at]);
    }
  };
}
