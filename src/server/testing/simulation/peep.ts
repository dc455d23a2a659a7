import type { SocketHandlers } from '#table/socket';
import { PROTOCOL } from '#table/table-info';
import { SLOWEST } from './network.ts';
import type { World } from './world.ts';

type Open = (handlers: SocketHandlers) => { send(text: string): void; close(): void };

/** Milliseconds: most are gone before they are welcomed, some of them while their table has much to do. */
const STAYS = [9, 9, 1500];

/** Somebody opens the page and closes it again at once: nobody is there. Answers with when they will have gone. */
export function peep(world: World, open: Open, at: { readonly table: string; readonly key: string }): number {
  const stays = world.between(0, 10 * world.pick(STAYS)) / 10;
  const socket = open({
    onOpen() {
      socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...at }));
      world.after(stays, socket.close);
    },
    onMessage: () => undefined,
    onClose: () => undefined,
  });
  return world.now() + stays + SLOWEST;
}
