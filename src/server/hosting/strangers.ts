import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** So many connections may not have shown the key yet. Whoever has it shows it with the first bytes. */
export const MOST_STRANGERS = 100;

/** Milliseconds for the head of a request, for all of it, and between two looks at who is late. */
export const HASTE = { headersTimeout: 5000, requestTimeout: 20_000, connectionsCheckingInterval: 2500 };

/**
 * Those who have come to a port that is for other processes, and have not shown that they are one. Of too many the one
 * that has been there longest goes, and never who comes: a crowd of strangers keeps no process out. The answer lets
 * somebody in.
 */
export function strangers(server: Server, most = MOST_STRANGERS): (socket: Socket) => void {
  const unknown = new Set<Socket>();
  server.on('connection', (socket) => {
    unknown.add(socket);
    socket.once('close', () => unknown.delete(socket));
    for (const oldest of unknown) {
      if (unknown.size <= most) break;
      unknown.delete(oldest);
      oldest.destroy();
    }
  });
  return (socket) => void unknown.delete(socket);
}
