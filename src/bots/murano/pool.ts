import { murano } from '#games/murano/index';
import { flatMonteCarlo } from '../flat-monte-carlo.ts';
import { greedyBot } from '../greedy.ts';
import type { PoolPlayer } from '../pool.ts';
import { BEGINNER, YARDSTICK } from './heuristic-weights.ts';
import { heuristicValue } from './heuristic.ts';
import type { Lookahead } from './lookahead.ts';
import { planner } from './planner.ts';
import { turnSearch } from './turn-search.ts';
import { value } from './former-value.ts';

const LOOKAHEAD: Lookahead = {
  ends: 8,
  determinizations: 8,
  rivalBreadth: 12,
  ownBreadth: 24,
};

/** The five levels as they were before there was a dial, frozen; former-3 is the bare network. And two that think otherwise. */
export const pool: readonly PoolPlayer[] = [
  { name: 'former-1', bot: planner(BEGINNER, 0), iterations: 2, milliseconds: 50 },
  // The yardstick of many figures in docs/strength.md.
  { name: 'former-2', bot: planner(YARDSTICK, 0), iterations: 24, milliseconds: 150 },
  { name: 'former-3', bot: turnSearch(value, null), iterations: 24, milliseconds: 200 },
  { name: 'former-4', bot: turnSearch(value, null), iterations: 240, milliseconds: 300 },
  { name: 'former-5', bot: turnSearch(value, LOOKAHEAD), iterations: 300, milliseconds: 420 },
  // Takes whatever looks best at once to one who counts money and shards, step by step.
  {
    name: 'greedy',
    bot: greedyBot(murano, (view, seat) => heuristicValue(view, seat, BEGINNER)),
    iterations: 1,
    milliseconds: 50,
  },
  // Knows nothing but the rules.
  { name: 'monte-carlo', bot: flatMonteCarlo(murano), iterations: 2000, milliseconds: 400 },
];
