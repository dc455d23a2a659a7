import { muster } from '#games/muster/index';
import { greedyBot } from '../greedy.ts';
import type { Level } from '../level.ts';
import { type Effort, searchBot } from '../search.ts';
import { WEIGHTS } from './content/weights.ts';
import { greedyValue, marginValue } from './greedy.ts';
import { judgeBy } from './habits.ts';
import { outlookBy } from './outlook.ts';
import { HABITS } from './taste.ts';

const insight = { judge: judgeBy(HABITS), value: outlookBy(WEIGHTS) };
const search = (effort: Effort) => searchBot(muster, insight, effort);

/** The higher, the further it looks and the better it values: no level ever blunders on purpose. */
export const levels: readonly Level[] = [
  // Counts strength, and nothing else.
  { number: 1, bot: greedyBot(muster, marginValue), iterations: 1, milliseconds: 50 },
  // Frozen: the yardstick.
  { number: 2, bot: greedyBot(muster, greedyValue), iterations: 1, milliseconds: 50 },
  // Thinks of the answer, in a few worlds.
  { number: 3, bot: search({ depth: 0, curiosity: 1, heat: 0.2 }), iterations: 40, milliseconds: 100 },
  { number: 4, bot: search({ depth: 3, curiosity: 1, heat: 0.2 }), iterations: 300, milliseconds: 200 },
  { number: 5, bot: search({ depth: 3, curiosity: 1, heat: 0.2 }), iterations: 4000, milliseconds: 450 },
];
