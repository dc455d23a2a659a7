import type { Notice } from './store/store.ts';
import { leaving } from './table/leaving.ts';
import type { Sockets } from './socket.ts';
import type { Tables } from './tables.ts';

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
