import type { Seat } from '#core/game';
import type { SolverGame, Statement } from './solver.ts';

/** A position of the game graph; whatever leads to it, it is there once. */
export interface GraphNode<State, Action> {
  readonly id: number;
  /** Equal for all positions that look alike to the seat. */
  readonly view: number;
  readonly state: State;
  readonly actor: Seat;
  /** Both are made when they are asked for. */
  actions: readonly Action[] | undefined;
  readonly children: Child<State, Action>[];
  /** With open cards; undefined: not known yet. */
  isSure: boolean | undefined;
}
/** Where the match is over or it is too late: whether the statement came true. */
export type Child<State, Action> = GraphNode<State, Action> | boolean;

/** The clock, where there is one, is asked after so many positions. */
const CLOCK_STEP = 1000;

const BUDGET_SPENT = new Error('the budget of positions is spent');

/** The answer, or null where the budget was spent before there was one. */
export function within(question: () => boolean): boolean | null {
  try {
    return question();
  } catch (error) {
    if (error === BUDGET_SPENT) return null;
    throw error;
  }
}

interface Graph<State, Action> {
  childOf(state: State): Child<State, Action>;
  actionsAt(node: GraphNode<State, Action>): readonly Action[];
  childAt(node: GraphNode<State, Action>, at: number): Child<State, Action>;
  /** Positions made so far. */
  size(): number;
}

/** The positions that can be reached, made when they are asked for. */
export function graphOf<State, Action>(
  game: SolverGame<State, Action>,
  seat: Seat,
  statement: Statement<State>,
  budget: number,
  expired: () => boolean,
): Graph<State, Action> {
  type Position = GraphNode<State, Action>;
  const views = new Map<string, { readonly number: number; readonly nodes: Map<string, Position> }>();
  let size = 0;

  function childOf(state: State): Child<State, Action> {
    size += 1;
    if (size > budget || (size % CLOCK_STEP === 0 && expired())) throw BUDGET_SPENT;
    const actor = game.actor(state);
    if (actor === null) return statement.holds(state);
    if (statement.isLate(state)) return false;
    const visible = game.visible(state, seat);
    let view = views.get(visible);
    if (view === undefined) {
      view = { number: views.size, nodes: new Map() };
      views.set(visible, view);
    }
    const hidden = game.hidden(state, seat);
    const known = view.nodes.get(hidden);
    if (known !== undefined) return known;
    const node: Position = {
      id: size,
      view: view.number,
      state,
      actor,
      actions: undefined,
      children: [],
      isSure: undefined,
    };
    view.nodes.set(hidden, node);
    return node;
  }

  const actionsAt = (node: Position): readonly Action[] =>
    (node.actions ??= game.actions(node.state, node.actor));

  return {
    childOf,
    actionsAt,
    childAt: (node, at) =>
      (node.children[at] ??= childOf(game.after(node.state, node.actor, actionsAt(node)[at]))),
    size: () => size,
  };
}
