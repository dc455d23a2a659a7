import type { Clock } from '../../ports.ts';
import type { World } from './world.ts';

/** Where something runs: a process that can be killed or frozen, with a clock of its own. */
export interface Machine {
  readonly name: string;
  readonly clock: Clock;
  /** Late while it is frozen, and never once it is dead. */
  after(milliseconds: number, run: () => void): () => void;
  isDead(): boolean;
  /** Does it take no connection, because it is dead or cannot just now? */
  refuses(): boolean;
  refuse(milliseconds: number): void;
  isFrozen(): boolean;
  /** When it could last do something again. */
  thawedAt(): number;
  kill(): void;
  freeze(milliseconds: number): void;
  /** Called when it dies. */
  onDeath(run: () => void): void;
}

/** When the simulation begins, by the clock of the database. */
export const EPOCH = 1_800_000_000_000;

/** A clock gains or loses so much in ten seconds, at most: milliseconds. */
const DRIFT = 40;

/** `wrong`: by how much its clock differs from the true one, at first. */
export function newMachine(world: World, name: string, wrong: number): Machine {
  const pace = 1 + world.between(-DRIFT, DRIFT) / 10_000;
  let isDead = false;
  let frozenUntil = -1;
  let refusingUntil = -1;
  let late: (() => void)[] = [];
  const mourners: (() => void)[] = [];
  const isFrozen = (): boolean => frozenUntil > world.now();
  const after: Machine['after'] = (milliseconds, run) => {
    let isOff = false;
    const fire = (): void => {
      if (isDead || isOff) return;
      if (isFrozen() || late.length > 0) late.push(fire);
      else run();
    };
    const off = world.after(milliseconds, fire);
    return () => {
      isOff = true;
      off();
    };
  };
  /** What came meanwhile, one after the other. */
  const catchUp = (): void => {
    if (isFrozen()) return;
    const [first, ...rest] = late;
    late = [];
    first?.();
    late = rest;
    if (late.length > 0) world.after(0, catchUp);
  };
  return {
    name,
    clock: { now: () => EPOCH + pace * world.now() + wrong, after },
    after,
    isDead: () => isDead,
    refuses: () => isDead || refusingUntil > world.now(),
    refuse(milliseconds) {
      refusingUntil = world.now() + milliseconds;
    },
    isFrozen,
    thawedAt: () => frozenUntil,
    kill() {
      isDead = true;
      for (const notify of mourners) notify();
    },
    freeze(milliseconds) {
      frozenUntil = Math.max(frozenUntil, world.now() + milliseconds);
      world.after(frozenUntil - world.now(), catchUp);
    },
    onDeath: (run) => void mourners.push(run),
  };
}
