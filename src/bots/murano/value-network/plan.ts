import type { Shards } from '#games/murano/rules/shards';
import type { FinishedPlan, Hand } from './finish.ts';

/** How many turns of its own a player plans, and how many plans it follows at once. */
export const TURNS = 4;
export const PLANS = 10;

/** One moment of a plan that leaves the others out: the table stays as it is but for what the plan does. */
export interface Plan extends FinishedPlan {
  ring: number;
  readonly markets: [Shards, Shards, Shards, Shards];
  score: number;
}

const blank = (): Plan => ({
  bench: 0,
  money: 0,
  made: 0,
  tokens: 0,
  held: 0,
  heldNext: 0,
  ring: 0,
  markets: [0, 0, 0, 0],
  score: 0,
});

/** What a beam search works in: it is run for every end of a turn that is valued, so nothing is allocated. */
export interface Beam {
  readonly pools: readonly [Plan[], Plan[]];
  readonly hand: Hand;
  /** A turn's end before it is known whether it is kept. */
  readonly candidate: FinishedPlan;
  /** How many plans of the next turn are kept so far. */
  kept: number;
}

export function newBeam(): Beam {
  const pool = (): Plan[] => Array.from({ length: PLANS }, blank);
  return {
    pools: [pool(), pool()],
    hand: { recipes: [], tokens: [], penalty: 0 },
    candidate: { bench: 0, money: 0, made: 0, tokens: 0, held: 0, heldNext: 0 },
    kept: 0,
  };
}

/** What the best plan has after each of its turns; the money is what it has earned. */
export interface PlanStage {
  money: number;
  made: number;
  held: number;
  heldNext: number;
  score: number;
}

export const newPlanStages = (): PlanStage[] =>
  Array.from({ length: TURNS }, () => ({ money: 0, made: 0, held: 0, heldNext: 0, score: 0 }));
