import type { PartKeeper } from '#table/part';
import type { Refused } from '#table/remote';
import { type OnlineTable, onlineTable, type OnlineTableState } from '#table/online-table';
import { me } from '../account/player.ts';
import { parts, random } from '../deal/seed-parts.ts';

const EVENTS = ['online', 'pageshow', 'focus', 'resume'] as const;

/** Who sits there, and where their part of the deal is kept; without a key: a spectator. */
export interface TableCredentials {
  readonly key: string | undefined;
  readonly keeper: PartKeeper;
}

/** An online table by the browser's own socket and clock; it looks again whenever the device wakes up. */
export function connectTable(
  table: string,
  watch: string | null,
  tell: { changed(state: OnlineTableState): void; refused(answer: Refused): void; isHeld?(): boolean },
  { key, keeper }: TableCredentials = { key: me.value?.key, keeper: parts },
): OnlineTable {
  const hello = {
    table,
    ...(key === undefined ? {} : { key }),
    ...(watch === null ? {} : { watch }),
  };
  const connection = onlineTable(hello, {
    ...tell,
    now: () => Date.now(),
    random: () => Math.random(),
    newId: () => random(12),
    parts: keeper,
    after(milliseconds, run) {
      const timer = setTimeout(run, milliseconds);
      return () => clearTimeout(timer);
    },
    open(handlers) {
      // Named in the address, too, by which a balancer may send everybody of a table to the same process.
      const address = `${location.origin.replace(/^http/, 'ws')}/api/socket?table=${table}`;
      const socket = new WebSocket(address);
      socket.addEventListener('open', () => handlers.onOpen());
      socket.addEventListener('message', ({ data }) => handlers.onMessage(String(data)));
      socket.addEventListener('close', () => handlers.onClose());
      return {
        send: (text) => {
          if (socket.readyState === WebSocket.OPEN) socket.send(text);
        },
        close: () => socket.close(),
      };
    },
  });
  const look = (): void => {
    if (document.visibilityState === 'visible') connection.nudge();
  };
  for (const event of EVENTS) addEventListener(event, look);
  document.addEventListener('visibilitychange', look);
  return {
    ...connection,
    leave() {
      for (const event of EVENTS) removeEventListener(event, look);
      document.removeEventListener('visibilitychange', look);
      connection.leave();
    },
  };
}
