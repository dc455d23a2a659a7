import { expect, test } from 'vitest';
import { quickRandom } from '#core/random';
import { solverOf, type SolverGame, type Statement } from './solver.ts';

/** A game made up at random: two actions at a time, three worlds, and what the seat sees of each action is drawn, too. */
interface Play {
  readonly world: number;
  readonly actions: string;
  readonly seen: string;
}

const SEAT = 0;
const WORLDS = [0, 1, 2];
/** Who acts first, second and so on. */
const ACTORS = [SEAT, 1, SEAT, 1];

interface Chance {
  /** What the seat sees after an action; its own actions it always knows. */
  signal(world: number, actions: string): string;
  isWon(world: number, actions: string): boolean;
}

function chanceOf(seed: number): Chance {
  const random = quickRandom(seed);
  const drawn = new Map<string, number>();
  const draw = (key: string, below: number): number => {
    const number = drawn.get(key) ?? random.below(below);
    drawn.set(key, number);
    return number;
  };
  return {
    signal(world, actions) {
      const isOwn = ACTORS[actions.length - 1] === SEAT;
      return (isOwn ? actions.at(-1)! : '') + draw(`signal ${world} ${actions}`, 2);
    },
    isWon: (world, actions) => draw(`won ${world} ${actions}`, 8) > 0,
  };
}

const gameOf = (chance: Chance): SolverGame<Play, string> => ({
  actor: ({ actions }) => ACTORS[actions.length] ?? null,
  actions: () => ['a', 'b'],
  after({ world, actions, seen }, _seat, action) {
    const all = actions + action;
    return { world, actions: all, seen: `${seen}${chance.signal(world, all)} ` };
  },
  visible: ({ seen }) => seen,
  hidden: ({ world, actions }) => `${world}${actions}`,
  lead: () => 0,
});
const statementOf = (chance: Chance): Statement<Play> => ({
  holds: ({ world, actions }) => chance.isWon(world, actions),
  isLate: () => false,
});

/** Tries every plan of the seat, a plan being an action for each thing it may have seen, on every play of the rival. */
function isSureByPlans(chance: Chance, worlds: readonly number[]): boolean {
  const game = gameOf(chance);
  const sights = new Set<string>();
  const explore = (play: Play): void => {
    const actor = game.actor(play);
    if (actor === null) return;
    if (actor === SEAT) sights.add(play.seen);
    for (const action of ['a', 'b']) explore(game.after(play, actor, action));
  };
  for (const world of worlds) explore({ world, actions: '', seen: '' });
  const order = [...sights];
  const follows = (play: Play, plan: number): boolean => {
    const actor = game.actor(play);
    if (actor === null) return chance.isWon(play.world, play.actions);
    if (actor !== SEAT) return ['a', 'b'].every((action) => follows(game.after(play, actor, action), plan));
    const action = (plan >> order.indexOf(play.seen)) & 1 ? 'b' : 'a';
    return follows(game.after(play, actor, action), plan);
  };
  for (let plan = 0; plan < 2 ** order.length; plan += 1) {
    if (worlds.every((world) => follows({ world, actions: '', seen: '' }, plan))) return true;
  }
  return false;
}

const isSureBySolver = (chance: Chance, worlds: readonly number[]): boolean | null =>
  solverOf(gameOf(chance), SEAT, statementOf(chance), 1e6).isSure(
    worlds.map((world) => ({ world, actions: '', seen: '' })),
  );

test('the solver agrees with trying every plan, also where each world alone is won and all together are not', () => {
  const cases = { sure: 0, fused: 0, lost: 0 };
  for (let seed = 0; seed < 400; seed += 1) {
    const chance = chanceOf(seed);
    const isSure = isSureByPlans(chance, WORLDS);
    expect(isSureBySolver(chance, WORLDS), `seed ${seed}`).toBe(isSure);
    const isEach = WORLDS.every((world) => isSureByPlans(chance, [world]));
    cases[isSure ? 'sure' : isEach ? 'fused' : 'lost'] += 1;
  }
  expect(Math.min(...Object.values(cases))).toBeGreaterThan(10);
});

test('a guess that the seat cannot know is no proof', () => {
  // Each world is won by one action, and by another one each.
  const guess: Chance = { signal: () => '', isWon: (world, actions) => actions[0] === 'ab'[world] };
  expect(isSureBySolver(guess, [0])).toBe(true);
  expect(isSureBySolver(guess, [1])).toBe(true);
  expect(isSureBySolver(guess, [0, 1])).toBe(false);
});

test('a spent budget is no answer', () => {
  const chance = chanceOf(1);
  const solver = solverOf(gameOf(chance), SEAT, statementOf(chance), 3);
  expect(solver.isSure(WORLDS.map((world) => ({ world, actions: '', seen: '' })))).toBeNull();
});
