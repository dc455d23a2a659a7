import type { AnyGame } from '#core/game';
import type { Level } from './level.ts';
import * as pools from './pools.ts';

/**
 * A player that never changes, to measure the levels by: former levels, and others that think in another way. No level
 * is tuned on one that it models.
 */
export interface PoolPlayer extends Omit<Level, 'number'> {
  readonly name: string;
}

const POOLS: Readonly<Record<string, readonly PoolPlayer[]>> = pools;

export const poolOf = ({ id }: Pick<AnyGame, 'id'>): readonly PoolPlayer[] =>
  Object.hasOwn(POOLS, id) ? POOLS[id] : [];
