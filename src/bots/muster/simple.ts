import { muster } from '#games/muster/index';
import type { Level } from '../level.ts';
import { softmaxBot } from './afterstate/softmax.ts';
import { greedyValues } from './greedy.ts';

/**
 * The levels that look one action ahead by what a person could say of the table. They stand apart because a first match in
 * the browser waits for no others, and for nothing that was learnt.
 */
export const levels: readonly Level[] = [
  { number: 1, bot: softmaxBot(greedyValues, 0.1), iterations: 1, milliseconds: 50 },
  { number: 2, bot: softmaxBot(greedyValues, 0.055), iterations: 1, milliseconds: 50 },
];

export { muster as game };
