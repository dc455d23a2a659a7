import type { IncomingMessage } from 'node:http';

/**
 * A page of another site must not speak for our visitors. Without PUBLIC_URL, the page must have come from where the
 * request goes. Programs that are no browser send no origin; they have nobody's key but their own.
 */
export function isOwnOrigin(
  { headers }: Pick<IncomingMessage, 'headers'>,
  publicUrl: string | null,
): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (publicUrl !== null) return origin === publicUrl;
  return origin === `http://${host}` || origin === `https://${host}`;
}

/** The address of a visitor: as many proxies are believed as stand in front, and none beyond. */
export function visitorOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string {
  const header = headers['x-forwarded-for'];
  const path = typeof header === 'string' ? header.split(',').map((address) => address.trim()) : [];
  return [...path, socket.remoteAddress ?? ''].slice(-1 - proxies)[0]!;
}
