import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { bareAnswer, SECURITY_HEADERS } from './headers.ts';

/** Answers where nobody else will answer. */

/** Before anybody else can answer: so that no answer goes without. */
export function dress(response: ServerResponse): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
  response.setHeader('cache-control', 'no-store');
}

/** The connection ends with it. */
export function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', connection: 'close' });
  response.end('{"reason":"malformed"}\n');
}

const STATUS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Something that is no request, or came too slowly. */
export function refuseLine({ code = '' }: { readonly code?: string }, socket: Socket): void {
  const { _httpMessage: answer } = socket as { _httpMessage?: ServerResponse | null };
  // In the middle of another answer there is no room for this one.
  if (!socket.writable || answer?.headersSent === true) socket.destroy();
  else {
    socket.write(bareAnswer(STATUS[code] ?? 400));
    socket.destroySoon();
  }
}

/** A handshake that is none. */
export function refuseUpgrade(socket: Socket, status: number): void {
  socket.on('error', () => socket.destroy());
  socket.write(bareAnswer(status));
  socket.destroySoon();
}
