import type { Seat } from '#core/game';
import { type Child, graphOf, type GraphNode, within } from './solver-graph.ts';

/**
 * Sure winning with hidden cards: the knowledge-based subset construction for games of incomplete information
 * (J. H. Reif, 1984). The rivals see everything; the seat makes one choice for all states that look alike to it, so that
 * no plan rests on cards it cannot know (no strategy fusion).
 */

/** What the solver asks a game for. Only one seat acts at a time. */
export interface SolverGame<State, Action> {
  /** Who is to act; null when the match is over. */
  actor(state: State): Seat | null;
  actions(state: State, seat: Seat): readonly Action[];
  after(state: State, seat: Seat, action: Action): State;
  /** All that the seat sees, and all that it does not: equal texts, equal positions. */
  visible(state: State, seat: Seat): string;
  hidden(state: State, seat: Seat): string;
  /** Everybody sees every action: what comes of one state never looks alike, so that a set of one is played with open cards. */
  readonly hasOpenActions?: true;
  /** How the seat stands, for choosing the most telling of several replies that are equally good. */
  lead(state: State, seat: Seat): number;
}

/** What is claimed, its length included. */
export interface Statement<State> {
  /** Of a match that is over. */
  holds(state: State): boolean;
  /** The match should have been over by now, or can no longer be in time. */
  isLate(state: State): boolean;
}

export interface Solver<State, Action> {
  readonly game: SolverGame<State, Action>;
  readonly statement: Statement<State>;
  readonly seat: Seat;
  /**
   * Whether the seat can make the statement true for certain in all of these states, which look alike to it; null when
   * the budget was spent before that was known.
   */
  isSure(states: readonly State[]): boolean | null;
  /** The same of the states that look alike once the seat has played this action. */
  isSureAfter(states: readonly State[], action: Action): boolean | null;
  /** Positions made so far. */
  nodes(): number;
}

/**
 * A solver for one seat and one statement. The budget is a number of positions: the same answer everywhere. Only a player
 * that has to answer in time gives it a clock as well.
 */
export function solverOf<State, Action>(
  game: SolverGame<State, Action>,
  seat: Seat,
  statement: Statement<State>,
  budget: number,
  expired: () => boolean = () => false,
): Solver<State, Action> {
  type Position = GraphNode<State, Action>;
  const graph = graphOf(game, seat, statement, budget, expired);
  const { actionsAt, childAt, childOf } = graph;
  const sets = new Map<string, boolean>();

  /** With open cards on both sides. What is not sure then is not sure with hidden ones: most sets end here. */
  function isSureOpen(node: Child<State, Action>): boolean {
    if (typeof node === 'boolean') return node;
    if (node.isSure !== undefined) return node.isSure;
    const isOwn = node.actor === seat;
    const { length } = actionsAt(node);
    let isSure = !isOwn;
    for (let at = 0; at < length && isSure !== isOwn; at += 1) {
      isSure = isSureOpen(childAt(node, at));
    }
    node.isSure = isSure;
    return isSure;
  }

  /** Of positions that look alike: they have the same actor, and the same actions where that is the seat. */
  function isSureSet(set: readonly Position[]): boolean {
    if (!set.every(isSureOpen)) return false;
    const [first] = set;
    if (first === undefined || (set.length === 1 && game.hasOpenActions === true)) return true;
    const key = set
      .map(({ id }) => id)
      .toSorted((a, b) => a - b)
      .join();
    const before = sets.get(key);
    if (before !== undefined) return before;
    const isSure =
      first.actor === seat
        ? actionsAt(first).some((_, at) => areSure(set.map((node) => childAt(node, at))))
        : areSure(set.flatMap((node) => actionsAt(node).map((_, at) => childAt(node, at))));
    sets.set(key, isSure);
    return isSure;
  }

  /** What came of a choice, by what the seat sees of it. */
  function areSure(children: readonly Child<State, Action>[]): boolean {
    if (!children.every(isSureOpen)) return false;
    const groups = new Map<number, Set<Position>>();
    for (const child of children) {
      if (typeof child === 'boolean') continue;
      const group = groups.get(child.view) ?? new Set();
      groups.set(child.view, group.add(child));
    }
    for (const group of groups.values()) if (!isSureSet([...group])) return false;
    return true;
  }

  return {
    game,
    statement,
    seat,
    isSure: (states) => within(() => areSure(states.map(childOf))),
    isSureAfter: (states, action) =>
      within(() => areSure(states.map((state) => childOf(game.after(state, seat, action))))),
    nodes: graph.size,
  };
}
