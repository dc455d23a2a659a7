import { once } from 'node:events';
import type { Server } from 'node:http';
import { createConnection, type Socket } from 'node:net';

/** A plain connection that speaks as it likes. */
export interface PlainLine {
  readonly socket: Socket;
  /** Everything that was received when the connection has ended. */
  readonly ended: Promise<string>;
  received(): string;
}

export async function lineTo(
  port: number,
  text = '',
  { reads = true, halfOpen = true } = {},
  sockets: Socket[] = [],
): Promise<PlainLine> {
  const socket = createConnection({ port, host: '127.0.0.1', allowHalfOpen: halfOpen });
  sockets.push(socket);
  let received = '';
  const ended = new Promise<string>((resolve) => {
    socket.on('error', () => undefined);
    socket.once('end', () => socket.destroy());
    socket.once('close', () => resolve(received));
  });
  if (reads) socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  else socket.pause();
  await once(socket, 'connect');
  socket.write(text);
  return { socket, ended, received: () => received };
}

export const get = (path: string, headers = 'Host: x\r\n'): string =>
  `GET ${path} HTTP/1.1\r\n${headers}\r\n`;
export const upgrade = (headers: string): string =>
  `Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${headers}`;
/** However it ends. */
export const closing = (socket: Socket): Promise<unknown> =>
  new Promise((resolve) => void socket.once('close', resolve));
export function portOf(server: Pick<Server, 'address'>): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('this server listens at no port');
  return address.port;
}
