import type { Reason } from '#table/protocol';
import { gettingUp } from './decide.ts';
import type { TableEvent } from './events.ts';
import { STAND_IN } from './evolve.ts';
import { isGone, isReady, phaseOf, seatOf, type TableState } from './state.ts';

/** What becomes of the seat of somebody who is being removed. */
export const leaving =
  (player: string) =>
  (state: TableState): TableEvent | Reason => {
    const seat = seatOf(state, player);
    if (seat === null || isGone(state, seat)) return 'not-now';
    if (phaseOf(state) === 'waiting') return isReady(state) ? 'not-now' : gettingUp(state, seat);
    return { kind: 'handOver', seat, level: STAND_IN, why: 'gone' };
  };
