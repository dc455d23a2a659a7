import type { Level } from '../../src/bots/level.ts';

/** A search that thinks so many times as long as that of level 5. */
export const TIMES = 30;
export type Longer = Pick<Level, 'bot' | 'iterations' | 'milliseconds'>;
