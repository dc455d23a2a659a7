import type { Notice } from '../store/store.ts';
import { leaving } from '../table/decider/leaving.ts';
import type { Sockets } from '../connection/socket.ts';
import type { Tables } from '../tables/tables.ts';

/** Does here what follows from a notice, whichever process it came from. */
export function noticeHandler(
  tables: Pick<Tables, 'settled'>,
  sockets: Pick<Sockets, 'each'>,
): (notice: Notice) => Promise<void> {
  return async (notice) => {
    if (notice.kind === 'revoked') {
      sockets.each((session) => notice.keys.includes(session.key() ?? '') && session.end('no-key', null));
      return;
    }
    if (notice.kind === 'dealtOver') {
      for (const live of await tables.settled()) if (live.id === notice.gathering) live.retell();
      return;
    }
    const { player } = notice;
    // One that is being opened may have read what is old by now.
    for (const live of await tables.settled()) {
      if (live.seatOf(player) === null) continue;
      if (notice.kind === 'renamed') live.rename(player, notice.name);
      else {
        await live.happen(leaving(player));
        live.forget(player);
      }
    }
  };
}
