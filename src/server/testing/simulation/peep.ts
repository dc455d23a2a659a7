import type { SocketHandlers } from '#table/socket';
import { PROTOCOL } from '#table/table-info';
import type { World } from './world.ts';

type Open = (handlers: SocketHandlers) => { send(text: string): void; close(): void };

/** Somebody opens the page and closes it again before they are welcomed: nobody is there. */
export function peep(world: World, open: Open, at: { readonly table: string; readonly key: string }): void {
  const socket = open({
    onOpen() {
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...at }));
      world.after(world.between(0, 90) / 10, socket.close);
    },
    onMessage: () => undefined,
    onClose: () => undefined,
  });
}
