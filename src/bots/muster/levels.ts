import { muster } from '#games/muster/index';
import { type Level, LEVELS } from '../level.ts';
import { pool } from './pool.ts';

/** The higher, the further it looks and the better it values: no level ever blunders on purpose. */
export const levels: readonly Level[] = LEVELS.map((number) => {
  const { bot, iterations, milliseconds } = pool[number - 1];
  return { number, bot, iterations, milliseconds };
});

export { muster as game };
