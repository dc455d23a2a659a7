import { murano } from '#games/murano/index';
import type { Level } from '../level.ts';
import { planner } from './planner.ts';
import { BEGINNER, YARDSTICK } from './heuristic-weights.ts';

/** The levels without anything learnt. They stand apart because a first match in the browser waits for no others. */
export const levels: readonly Level[] = [
  // Its own money and creations, and few ways to play a turn.
  { number: 1, bot: planner(BEGINNER, 0), iterations: 2, milliseconds: 50 },
  // Frozen: the yardstick. The ends of its own turn.
  { number: 2, bot: planner(YARDSTICK, 0), iterations: 24, milliseconds: 150 },
];

export { murano as game };
