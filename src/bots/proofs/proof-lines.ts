import type { Seat } from '#core/game';
import { entryAt } from '#core/list';
import type { Solver } from './solver.ts';

export interface LineStep<Action> {
  readonly seat: Seat;
  readonly action: Action;
}

/** One way things may go in one of the worlds, to the end of the match or until it is too late. */
export interface ProofLine<State, Action> {
  readonly world: State;
  readonly steps: readonly LineStep<Action>[];
}

/** A determinization as it began, and the state it has reached. */
interface Branch<State> {
  readonly world: State;
  readonly state: State;
}
/** An action, and branches that look alike after it. */
interface Choice<State, Action> {
  readonly action: Action;
  readonly branches: readonly Branch<State>[];
}

/** How an action fails, in a world where that can be shown with open cards if there is one. Null: it does not. */
export function refutationOf<State, Action>(
  solver: Solver<State, Action>,
  worlds: readonly State[],
  action: Action,
): ProofLine<State, Action> | null {
  if (solver.isSureAfter(worlds, action) !== false) return null;
  return lineOf(solver, worlds, action, false);
}

/** How an action that is sure may go, when the rival resists as well as it can. Null: it is not sure. */
export function solutionOf<State, Action>(
  solver: Solver<State, Action>,
  worlds: readonly State[],
  action: Action,
): ProofLine<State, Action> | null {
  if (solver.isSureAfter(worlds, action) !== true) return null;
  return lineOf(solver, worlds, action, true);
}

function lineOf<State, Action>(
  solver: Solver<State, Action>,
  worlds: readonly State[],
  first: Action,
  isSure: boolean,
): ProofLine<State, Action> {
  const { game, seat, statement } = solver;
  const steps: LineStep<Action>[] = [{ seat, action: first }];
  const start = worlds.map((world) => ({ world, state: game.after(world, seat, first) }));
  let branches = groupOf(solver, start, isSure);
  for (;;) {
    const { state, world } = entryAt(branches, 0);
    const actor = game.actor(state);
    if (actor === null || statement.isLate(state)) return { world, steps };
    const choice = actor === seat ? ownChoice(solver, branches, isSure) : reply(solver, branches, isSure);
    steps.push({ seat: actor, action: choice.action });
    ({ branches } = choice);
  }
}

/** Of branches that may look different, those that do not, and of which this can be said; one alone if that is enough. */
function groupOf<State, Action>(
  solver: Solver<State, Action>,
  branches: readonly Branch<State>[],
  isSure: boolean,
): readonly Branch<State>[] {
  const alone = branches.find(({ state }) => solver.isSure([state]) === false);
  if (alone !== undefined) return [alone];
  const groups = Map.groupBy(branches, ({ state }) => solver.game.visible(state, solver.seat));
  for (const group of groups.values()) {
    if (solver.isSure(group.map(({ state }) => state)) === isSure) return group;
  }
  return entryAt([...groups.values()], 0);
}

/** What the seat does: what is sure, or, where nothing is, what fails in the fewest worlds. */
function ownChoice<State, Action>(
  solver: Solver<State, Action>,
  branches: readonly Branch<State>[],
  isSure: boolean,
): Choice<State, Action> {
  const { game, seat } = solver;
  const states = branches.map(({ state }) => state);
  const failures = (action: Action): number =>
    states.filter((state) => solver.isSureAfter([state], action) === false).length;
  const actions = game.actions(entryAt(states, 0), seat);
  const action = isSure
    ? actions.find((each) => solver.isSureAfter(states, each) === true)
    : actions.toSorted((a, b) => failures(a) - failures(b))[0];
  if (action === undefined) throw new Error('no own action keeps what was proven');
  const after = branches.map(({ world, state }) => ({ world, state: game.after(state, seat, action) }));
  return { action, branches: groupOf(solver, after, isSure) };
}

/** What the rival does: what refutes, or, where nothing does, what leaves the seat worst. */
function reply<State, Action>(
  solver: Solver<State, Action>,
  branches: readonly Branch<State>[],
  isSure: boolean,
): Choice<State, Action> {
  const { game, seat } = solver;
  const actor = game.actor(entryAt(branches, 0).state)!;
  const all = branches.flatMap(({ world, state }) =>
    game
      .actions(state, actor)
      .map((action) => ({ action, branch: { world, state: game.after(state, actor, action) } })),
  );
  const groups = [...Map.groupBy(all, ({ branch }) => game.visible(branch.state, seat)).values()]
    .map((group): Choice<State, Action> => ({
      action: entryAt(group, 0).action,
      branches: group.map(({ branch }) => branch),
    }))
    .filter((choice) => solver.isSure(choice.branches.map(({ state }) => state)) === isSure);
  const leadOf = (choice: Choice<State, Action>): number =>
    game.lead(entryAt(choice.branches, 0).state, seat);
  const choice = entryAt(
    groups.toSorted((a, b) => leadOf(a) - leadOf(b)),
    0,
  );
  return { action: choice.action, branches: groupOf(solver, choice.branches, isSure) };
}
