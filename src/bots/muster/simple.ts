import { muster } from '#games/muster/index';
import { greedyBot } from '../greedy.ts';
import type { Level } from '../level.ts';
import { greedyValue, marginValue } from './greedy.ts';

/** The levels that look one action ahead. They stand apart because a first match in the browser waits for no others. */
export const levels: readonly Level[] = [
  // Counts strength, and nothing else.
  { number: 1, bot: greedyBot(muster, marginValue), iterations: 1, milliseconds: 50 },
  // Frozen: the yardstick.
  { number: 2, bot: greedyBot(muster, greedyValue), iterations: 1, milliseconds: 50 },
];

export { muster as game };
