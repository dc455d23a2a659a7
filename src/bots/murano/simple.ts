import { murano } from '#games/murano/index';
import type { Level } from '../level.ts';
import { planner } from './planner.ts';
import { YARDSTICK } from './heuristic-weights.ts';

/** The levels without anything learnt. They stand apart because a first match in the browser waits for no others. */
export const levels: readonly Level[] = [
  // The ends of its own turn, by values that a person could say, with many whims and with few.
  { number: 1, bot: planner(YARDSTICK, 3.7), iterations: 24, milliseconds: 50 },
  { number: 2, bot: planner(YARDSTICK, 0.87), iterations: 24, milliseconds: 150 },
];

export { murano as game };
