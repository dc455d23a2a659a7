import { withEndings } from '../../../src/bots/muster/endings.ts';
import { rolloutBot } from '../../../src/bots/muster/afterstate/rollouts.ts';
import { levels, ROLLOUTS, values } from '../../../src/bots/muster/levels.ts';
import { entryAt } from '../../../src/core/list.ts';
import { type Longer, TIMES } from '../longer-search.ts';

const { iterations, milliseconds } = entryAt(levels, levels.length - 1);

/** It drops nobody who falls behind: the race of level 5 is often over long before its time is. */
export const longer: Longer = {
  bot: withEndings(rolloutBot(values, { ...ROLLOUTS, behind: Infinity }), values),
  iterations: TIMES * iterations,
  milliseconds: TIMES * milliseconds,
};
