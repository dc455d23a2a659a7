import type { Seat } from '#core/game';

/** An action at one node of the tree. */
export interface Edge<Action> {
  readonly action: Action;
  readonly seat: Seat;
  /** exp(logit / temperature), from the determinization in which the action was first seen. */
  readonly priorWeight: number;
  visits: number;
  /** Determinizations in which it was legal: ISMCTS counts these where plain MCTS counts visits of the parent. */
  availability: number;
  /** The shares of `seat`, summed: every seat maximises its own. */
  total: number;
  readonly children: Node<Action>;
}

/** The edges that leave a node, by notation. */
export type Node<Action> = Map<string, Edge<Action>>;

/** This part of the prior is spread evenly, so that no action is ruled out by its logit. */
const UNIFORM_PRIOR_SHARE = 0.1;
/** An edge not yet visited counts as so much worse than the mean of its siblings (first-play urgency). */
const FPU_REDUCTION = 0.05;

/** Counts these edges, all legal in this determinization, as available, and gives the one to follow. */
export function puct<Action>(edges: readonly Edge<Action>[], cPuct: number): Edge<Action> {
  let [priorSum, visits, total] = [0, 0, 0];
  for (const edge of edges) {
    edge.availability += 1;
    priorSum += edge.priorWeight;
    visits += edge.visits;
    total += edge.total;
  }
  const firstPlayUrgency = (visits === 0 ? 0.5 : total / visits) - FPU_REDUCTION;
  let [best, bestScore] = [edges[0], -Infinity];
  for (const edge of edges) {
    const prior =
      ((1 - UNIFORM_PRIOR_SHARE) * edge.priorWeight) / priorSum + UNIFORM_PRIOR_SHARE / edges.length;
    const mean = edge.visits > 0 ? edge.total / edge.visits : firstPlayUrgency;
    const score = mean + (cPuct * prior * Math.sqrt(edge.availability)) / (1 + edge.visits);
    if (score <= bestScore) continue;
    best = edge;
    bestScore = score;
  }
  return best;
}

export function backup(path: readonly Edge<unknown>[], shares: readonly number[]): void {
  for (const edge of path) {
    edge.visits += 1;
    edge.total += shares[edge.seat];
  }
}

/** No other edge of the root can become the most visited one any more. */
export function cannotBeOvertaken(root: ReadonlyMap<string, Edge<unknown>>, iterationsLeft: number): boolean {
  let [most, second] = [0, 0];
  for (const { visits } of root.values()) {
    if (visits > most) [most, second] = [visits, most];
    else if (visits > second) second = visits;
  }
  return most - second > iterationsLeft;
}
