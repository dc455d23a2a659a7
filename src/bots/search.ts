import type { Game, Seat } from '#core/game';
import type { Random } from '#core/random';
import { type Bot, type Budget, type Opinion } from './bot.ts';
import { shareOf } from './share.ts';

/** What a search knows of one game. */
export interface Insight<View, State extends View, Action> {
  /** Judges each action at a glance, by what the seat may know, on any scale: writes a number for each. */
  judge(view: View, seat: Seat, actions: readonly Action[], judged: number[]): void;
  /**
   * The share of the win that each seat may expect of a state that is not over: writes a number for each. The observer
   * is the seat that thinks: about the others it may assume what it likes.
   */
  value(state: State, shares: number[], observer: Seat): void;
  /** Worlds that the seat cannot tell from the real one, the likelier ones more often; without it, all alike. */
  worlds?(view: View, seat: Seat): (random: Random) => State;
  /** What an ordinary player would do, by what it may know: the place of one of these actions. */
  plainly?(state: State, seat: Seat, legal: readonly Action[], random: Random): number;
}

export interface Effort {
  /** Decisions played at a glance after the tree, before the value is asked. */
  readonly depth: number;
  /** How far a promising but little tried action is preferred to the best so far. */
  readonly curiosity: number;
  /** How close two judgements must be to count as alike. */
  readonly heat: number;
  /** How often, from 0 to 1, another is taken to do what an ordinary player would, instead of what hurts most. */
  readonly plainness?: number;
}

/** An action as it was tried from one node of the tree. */
interface Branch<Action> {
  readonly action: Action;
  readonly seat: Seat;
  /** How it was judged in the world in which it was first seen, softened to a positive number. */
  readonly weight: number;
  visits: number;
  /** In how many of the imagined worlds it could have been chosen. */
  available: number;
  total: number;
  readonly branches: Map<string, Branch<Action>>;
}

/** An action that was searched: what it is worth, and how often it was tried. */
export interface Tried<Action> extends Opinion<Action> {
  readonly visits: number;
}

/** An early end is considered once in so many iterations. */
const BEAT = 16;
/** Every action gets a part of the attention, however badly it is judged. */
const OPEN_MIND = 0.1;
/** An action not yet tried is taken to be a little worse than the others. */
const RESERVE = 0.05;
const CHANCES = 2 ** 30;

/**
 * Single-observer information-set Monte Carlo tree search: each iteration imagines a world that the seat cannot tell
 * from the real one, follows the tree in it, goes on at a glance for a few decisions and asks for the value.
 * Gives every action that was legal, the most tried first.
 */
export function searcher<Options, Deal, View, State extends View, Action>(
  game: Game<Options, Deal, View, State, Action>,
  { judge, value, worlds, plainly }: Insight<View, State, Action>,
  { depth, curiosity, heat, plainness = 0 }: Effort,
): (view: View, seat: Seat, budget: Budget, random: Random) => Tried<Action>[] {
  // Filled anew in each iteration.
  const judged: number[] = [];
  const shares: number[] = [];
  const path: Branch<Action>[] = [];
  const offered: Branch<Action>[] = [];

  /** Follows the tree to an action that was not tried before. */
  function descend(root: Map<string, Branch<Action>>, world: State, observer: Seat, random: Random): void {
    path.length = 0;
    let branches = root;
    for (;;) {
      const actors = game.toAct(world);
      if (actors.length === 0) return;
      // Where several choose at once, the observer chooses first: it may not wait for the others.
      const seat = actors.includes(observer) ? observer : actors[0];
      const plain = seat !== observer && plainness > 0 && random.below(CHANCES) < plainness * CHANCES;
      const branch = plain ? usual(branches, world, seat, random) : pick(branches, world, seat);
      game.play(world, seat, branch.action);
      path.push(branch);
      if (branch.visits === 0) return;
      branches = branch.branches;
    }
  }

  function pick(branches: Map<string, Branch<Action>>, world: State, seat: Seat): Branch<Action> {
    offer(branches, world, seat);
    let [sum, visits, total] = [0, 0, 0];
    for (const branch of offered) {
      branch.available += 1;
      sum += branch.weight;
      visits += branch.visits;
      total += branch.total;
    }
    const hope = (visits === 0 ? 0.5 : total / visits) - RESERVE;
    let [best, bestScore] = [offered[0], -Infinity];
    for (const branch of offered) {
      const attention = ((1 - OPEN_MIND) * branch.weight) / sum + OPEN_MIND / offered.length;
      const known = branch.visits > 0 ? branch.total / branch.visits : hope;
      const score = known + (curiosity * attention * Math.sqrt(branch.available)) / (1 + branch.visits);
      if (score <= bestScore) continue;
      best = branch;
      bestScore = score;
    }
    return best;
  }

  /** The branch that an ordinary player would take. */
  function usual(
    branches: Map<string, Branch<Action>>,
    world: State,
    seat: Seat,
    random: Random,
  ): Branch<Action> {
    const legal = game.legalActions(world, seat);
    const action = legal[plainly!(world, seat, legal, random)];
    const branch = branches.get(game.encode(action));
    if (branch !== undefined) return branch;
    offer(branches, world, seat);
    return branches.get(game.encode(action))!;
  }

  /** The branches that this world offers; those not seen before are judged in it, once for all worlds. */
  function offer(branches: Map<string, Branch<Action>>, world: State, seat: Seat): void {
    const legal = game.legalActions(world, seat);
    offered.length = 0;
    let judgedAll = false;
    for (let at = 0; at < legal.length; at += 1) {
      const word = game.encode(legal[at]);
      let branch = branches.get(word);
      if (branch === undefined) {
        if (!judgedAll) judge(world, seat, legal, judged);
        judgedAll = true;
        const weight = Math.exp(judged[at] / heat);
        branch = { action: legal[at], seat, weight, visits: 0, available: 0, total: 0, branches: new Map() };
        branches.set(word, branch);
      }
      offered.push(branch);
    }
  }

  /** Goes on at a glance; the others as ordinary players, where they are taken for such. */
  function glance(world: State, observer: Seat, random: Random): void {
    for (let played = 0; played < depth; played += 1) {
      const actors = game.toAct(world);
      if (actors.length === 0) return;
      const [seat] = actors;
      const legal = game.legalActions(world, seat);
      let at = 0;
      if (seat !== observer && plainness > 0) at = plainly!(world, seat, legal, random);
      else if (legal.length > 1) {
        judge(world, seat, legal, judged);
        at = highest(judged);
      }
      game.play(world, seat, legal[at]);
    }
  }

  /** Every action of the path takes its part of what came of it. */
  function learn(world: State, observer: Seat): void {
    const outcome = game.outcome(world);
    if (outcome === null) value(world, shares, observer);
    else outcome.scores.forEach((_, seat, { length }) => (shares[seat] = shareOf(outcome, seat, length)));
    for (const branch of path) {
      branch.visits += 1;
      branch.total += shares[branch.seat];
    }
  }

  return function think(view, seat, budget, random) {
    const root = new Map<string, Branch<Action>>();
    const next = worlds?.(view, seat) ?? ((chance: Random) => game.imagine(view, seat, chance));
    for (let done = 0; done < budget.iterations; done += 1) {
      // A program that has just been started may need all its time for a single iteration.
      if (done > 0 && budget.expired()) break;
      if (done % BEAT === BEAT - 1 && isSettled(root, budget.iterations - done)) break;
      const world = next(random);
      descend(root, world, seat, random);
      glance(world, seat, random);
      learn(world, seat);
    }
    return [...root.values()]
      .map((branch) => ({ action: branch.action, worth: worthOf(branch), visits: branch.visits }))
      .sort((a, b) => b.visits - a.visits || b.worth - a.worth);
  };
}

export function searchBot<Options, Deal, View, State extends View, Action>(
  game: Game<Options, Deal, View, State, Action>,
  insight: Insight<View, State, Action>,
  effort: Effort,
): Bot<View, Action> {
  const think = searcher(game, insight, effort);
  return {
    choose(view, seat, budget, random) {
      const legal = game.legalActions(view, seat);
      return legal.length === 1 ? legal[0] : think(view, seat, budget, random)[0].action;
    },
    weigh: think,
  };
}

const worthOf = ({ visits, total }: Branch<unknown>): number => (visits === 0 ? 0 : total / visits);

/** No other action can catch up with the most tried one any more. */
function isSettled(branches: ReadonlyMap<string, Branch<unknown>>, left: number): boolean {
  let [most, second] = [0, 0];
  for (const { visits } of branches.values()) {
    if (visits > most) [most, second] = [visits, most];
    else if (visits > second) second = visits;
  }
  return most - second > left;
}

function highest(judged: readonly number[]): number {
  let best = 0;
  for (let at = 1; at < judged.length; at += 1) if (judged[at] > judged[best]) best = at;
  return best;
}
