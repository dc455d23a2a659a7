import type { Game, Seat } from '#core/game';
import type { Random } from '#core/random';
import { type Bot, type Budget, type Opinion } from './bot.ts';
import { backup, cannotBeOvertaken, type Edge, type Node, puct } from './puct.ts';
import { shareOf } from './share.ts';

/** What a search knows of one game. */
export interface Evaluator<View, State extends View, Action> {
  /** The policy: writes a logit for each action, by what the seat may know. Default: all alike, rollouts at random. */
  prior?(view: View, seat: Seat, actions: readonly Action[], logits: number[]): void;
  /**
   * Writes the share of the win that each seat may expect of a state that is not over. The observer is the seat that
   * searches: about the others it may assume what it likes.
   */
  value(state: State, shares: number[], observer: Seat): void;
  /** The belief: states that the seat cannot tell from the real one, the likelier ones more often. Default: `imagine`. */
  sampleState?(view: View, seat: Seat): (random: Random) => State;
  /** What an ordinary player would do, by what it may know: the index of one of these actions. */
  opponentModel?(state: State, seat: Seat, legal: readonly Action[], random: Random): number;
}

export interface SearchSettings {
  /** Decisions played by the prior alone after the tree, before the value is asked. */
  readonly rolloutDepth: number;
  /** The weight of exploration in PUCT. */
  readonly cPuct: number;
  /** Logits are divided by this before they become priors. */
  readonly temperature: number;
  /** How often, from 0 to 1, a rival follows the opponent model instead of PUCT. */
  readonly opponentModelRate?: number;
}

/** An action that was searched: what it is worth, and how often it was tried. */
export interface SearchedAction<Action> extends Opinion<Action> {
  readonly visits: number;
}

type Search<View, Action> = (
  view: View,
  observer: Seat,
  budget: Budget,
  random: Random,
) => SearchedAction<Action>[];

/** An early stop is considered once in so many iterations. */
const EARLY_STOP_PERIOD = 16;
const RATE_PRECISION = 2 ** 30;

/**
 * SO-ISMCTS (Cowling, Powley & Whitehouse 2012) with PUCT selection (Rosin 2011; Silver et al. 2017): each iteration
 * samples a determinization, follows the tree in it to a new edge, plays on by the prior for a few decisions, asks for
 * the value and backs it up. Gives every action that was legal, the most visited first.
 */
export function searchOf<Options, Deal, View, State extends View, Action>(
  game: Game<Options, Deal, View, State, Action>,
  evaluator: Evaluator<View, State, Action>,
  settings: SearchSettings,
): Search<View, Action> {
  const tree = treeOf(game, evaluator, settings);
  const sampler =
    evaluator.sampleState ??
    ((view: View, seat: Seat) => (random: Random) => game.imagine(view, seat, random));
  return function search(view, observer, budget, random) {
    const root: Node<Action> = new Map();
    const determinize = sampler(view, observer);
    for (let i = 0; i < budget.iterations; i += 1) {
      // One iteration at least, however late: a program that was just started may need all its time for it.
      if (i > 0 && budget.expired()) break;
      const isCheck = i % EARLY_STOP_PERIOD === EARLY_STOP_PERIOD - 1;
      if (isCheck && cannotBeOvertaken(root, budget.iterations - i)) break;
      const state = determinize(random);
      const path = tree.select(root, state, observer, random);
      tree.rollout(state, observer, random);
      backup(path, tree.sharesOf(state, observer));
    }
    return byVisits(root);
  };
}

/** The steps of one iteration. What they write into is filled anew each time, because a search takes thousands. */
// oxlint-disable-next-line eslint/max-lines-per-function -- select, expand and rollout over one scratch object: the hot loop allocates nothing
function treeOf<Options, Deal, View, State extends View, Action>(
  game: Game<Options, Deal, View, State, Action>,
  { prior, value, opponentModel }: Evaluator<View, State, Action>,
  { rolloutDepth, cPuct, temperature, opponentModelRate = 0 }: SearchSettings,
) {
  const logits: number[] = [];
  const shares: number[] = [];
  const path: Edge<Action>[] = [];
  const legalEdges: Edge<Action>[] = [];

  /** Plays in `state` down to an edge not visited before, or to the end. */
  function select(root: Node<Action>, state: State, observer: Seat, random: Random): readonly Edge<Action>[] {
    path.length = 0;
    let node = root;
    for (;;) {
      const actors = game.toAct(state);
      if (actors.length === 0) return path;
      // Where several choose at once, the observer chooses first: it may not wait for the others.
      const seat = actors.includes(observer) ? observer : actors[0];
      const edge = followsModel(seat, observer, random)
        ? modelEdge(node, state, seat, random)
        : puct(expand(node, state, seat), cPuct);
      game.play(state, seat, edge.action);
      path.push(edge);
      if (edge.visits === 0) return path;
      node = edge.children;
    }
  }

  const followsModel = (seat: Seat, observer: Seat, random: Random): boolean =>
    seat !== observer &&
    opponentModelRate > 0 &&
    random.below(RATE_PRECISION) < opponentModelRate * RATE_PRECISION;

  function modelEdge(node: Node<Action>, state: State, seat: Seat, random: Random): Edge<Action> {
    const legal = game.legalActions(state, seat);
    const notation = game.encode(legal[opponentModel!(state, seat, legal, random)]);
    if (!node.has(notation)) expand(node, state, seat);
    return node.get(notation)!;
  }

  /** The edges that are legal in this determinization; new ones get their prior in it, once for all. */
  function expand(node: Node<Action>, state: State, seat: Seat): readonly Edge<Action>[] {
    const legal = game.legalActions(state, seat);
    legalEdges.length = 0;
    let hasLogits = false;
    for (let at = 0; at < legal.length; at += 1) {
      const notation = game.encode(legal[at]);
      let edge = node.get(notation);
      if (edge === undefined) {
        if (!hasLogits) prior?.(state, seat, legal, logits);
        hasLogits = true;
        const priorWeight = prior === undefined ? 1 : Math.exp(logits[at] / temperature);
        edge = {
          action: legal[at],
          seat,
          priorWeight,
          visits: 0,
          availability: 0,
          total: 0,
          children: new Map(),
        };
        node.set(notation, edge);
      }
      legalEdges.push(edge);
    }
    return legalEdges;
  }

  /** Every seat takes what its prior likes best; a rival follows the opponent model where there is one. */
  function rollout(state: State, observer: Seat, random: Random): void {
    for (let played = 0; played < rolloutDepth; played += 1) {
      const actors = game.toAct(state);
      if (actors.length === 0) return;
      const [seat] = actors;
      const legal = game.legalActions(state, seat);
      let at = 0;
      if (seat !== observer && opponentModelRate > 0) at = opponentModel!(state, seat, legal, random);
      else if (prior === undefined) at = random.below(legal.length);
      else if (legal.length > 1) {
        prior(state, seat, legal, logits);
        at = indexOfHighest(logits);
      }
      game.play(state, seat, legal[at]);
    }
  }

  function sharesOf(state: State, observer: Seat): readonly number[] {
    const outcome = game.outcome(state);
    if (outcome === null) value(state, shares, observer);
    else outcome.scores.forEach((_, seat, { length }) => (shares[seat] = shareOf(outcome, seat, length)));
    return shares;
  }

  return { select, rollout, sharesOf };
}

export function searchBot<Options, Deal, View, State extends View, Action>(
  game: Game<Options, Deal, View, State, Action>,
  evaluator: Evaluator<View, State, Action>,
  settings: SearchSettings,
): Bot<View, Action> {
  const search = searchOf(game, evaluator, settings);
  return {
    choose(view, seat, budget, random) {
      const legal = game.legalActions(view, seat);
      return legal.length === 1 ? legal[0] : search(view, seat, budget, random)[0].action;
    },
    weigh: search,
  };
}

const byVisits = <Action>(root: Node<Action>): SearchedAction<Action>[] =>
  [...root.values()]
    .map(({ action, visits, total }) => ({ action, worth: visits === 0 ? 0 : total / visits, visits }))
    .sort((a, b) => b.visits - a.visits || b.worth - a.worth);

function indexOfHighest(logits: readonly number[]): number {
  let best = 0;
  for (let at = 1; at < logits.length; at += 1) if (logits[at] > logits[best]) best = at;
  return best;
}
