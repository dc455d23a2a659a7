import { muster } from '#games/muster/index';
import type { Level } from '../level.ts';
import { networkFrom } from './afterstate/network.ts';
import { rolloutBot, type RolloutSettings } from './afterstate/rollouts.ts';
import { softmaxBot } from './afterstate/softmax.ts';
import { actionValuesBy } from './afterstate/values.ts';
import { AFTERSTATE_NETWORK } from './content/afterstate-network.ts';
import { withEndings } from './endings.ts';
import { levels as simple } from './simple.ts';

export const values = actionValuesBy(networkFrom(AFTERSTATE_NETWORK));

export const ROLLOUTS: RolloutSettings = {
  margin: 0.25,
  candidates: 16,
  ownTurns: 2,
  priorWorlds: 4,
  behind: 3.5,
  fewWorlds: 24,
};

/** One dial, the temperature, and at the top a look ahead, and proofs at the end: the higher, the better the values and the fewer the whims. */
export const levels: readonly Level[] = [
  ...simple,
  { number: 3, bot: softmaxBot(values, 0.042), iterations: 1, milliseconds: 50 },
  { number: 4, bot: softmaxBot(values, 0.026), iterations: 1, milliseconds: 50 },
  {
    number: 5,
    bot: withEndings(rolloutBot(values, ROLLOUTS), values),
    iterations: 3000,
    milliseconds: 450,
  },
];

export { muster as game };
