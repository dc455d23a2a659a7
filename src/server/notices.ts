import type { Reason } from '#table/protocol';
import type { Notice } from './store/store.ts';
import { gettingUp } from './table/decide.ts';
import type { TableEvent } from './table/events.ts';
import { STAND_IN } from './table/evolve.ts';
import { isGone, phaseOf, seatOf, type TableState } from './table/state.ts';
import type { Sockets } from './socket.ts';
import type { Tables } from './tables.ts';

/** What becomes of the seat of somebody who is being removed. */
export const leaving =
  (player: string) =>
  (state: TableState): TableEvent | Reason => {
    const seat = seatOf(state, player);
    if (seat === null || isGone(state, seat)) return 'not-now';
    if (phaseOf(state) === 'waiting') return gettingUp(state, seat);
    return { kind: 'handOver', seat, level: STAND_IN, why: 'gone' };
  };

/** Does here what follows from a notice, whichever process it came from. */
export function noticeHandler(
  tables: Pick<Tables, 'live'>,
  sockets: Pick<Sockets, 'each'>,
): (notice: Notice) => Promise<void> {
  return async (notice) => {
    if (notice.kind === 'revoked') {
      sockets.each((session) => notice.keys.includes(session.key() ?? '') && session.end('no-key', null));
      return;
    }
    const { player } = notice;
    for (const live of tables.live()) {
      if (live.seatOf(player) === null) continue;
      if (notice.kind === 'renamed') live.rename(player, notice.name);
      else {
        await live.happen(leaving(player));
        live.forget(player);
      }
    }
  };
}
