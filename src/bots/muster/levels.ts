import { muster } from '#games/muster/index';
import type { Level } from '../level.ts';
import { type Effort, searchBot } from '../search.ts';
import { MIND } from './content/mind.ts';
import { HUNCH_LENGTH, hunchBy } from './hunch.ts';
import { LENGTH } from './network.ts';
import { outlookBy } from './outlook.ts';
import { simple } from './simple.ts';
import { SUSPICION_LENGTH, worldsBy } from './suspicion.ts';
import { weightsFrom } from './weights.ts';

const insight = {
  judge: hunchBy(weightsFrom(MIND.hunch, HUNCH_LENGTH)),
  value: outlookBy(weightsFrom(MIND.outlook, LENGTH)),
  worlds: worldsBy(weightsFrom(MIND.suspicion, SUSPICION_LENGTH)),
};
const search = (effort: Effort) => searchBot(muster, insight, effort);

/** The higher, the further it looks and the better it values: no level ever blunders on purpose. */
export const levels: readonly Level[] = [
  ...simple,
  // Thinks of the answer, in a few worlds.
  { number: 3, bot: search({ depth: 0, curiosity: 1, heat: 1 }), iterations: 40, milliseconds: 100 },
  { number: 4, bot: search({ depth: 0, curiosity: 1, heat: 1 }), iterations: 300, milliseconds: 200 },
  { number: 5, bot: search({ depth: 0, curiosity: 1, heat: 1 }), iterations: 8000, milliseconds: 450 },
];
