import { muster } from '#games/muster/index';
import type { Level } from '../level.ts';
import { networkFrom } from './afterstate/network.ts';
import { softmaxBot } from './afterstate/softmax.ts';
import { actionValuesBy } from './afterstate/values.ts';
import { SMALL_NETWORK } from './content/small-network.ts';

const values = actionValuesBy(networkFrom(SMALL_NETWORK));

/** The levels of the small network. They stand apart because a first match in the browser waits for no others. */
export const levels: readonly Level[] = [
  { number: 1, bot: softmaxBot(values, 0.045), iterations: 1, milliseconds: 50 },
  { number: 2, bot: softmaxBot(values, 0.028), iterations: 1, milliseconds: 50 },
];

export { muster as game };
