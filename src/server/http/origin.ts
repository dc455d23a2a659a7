import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';

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

/** An address, or a name that routers give and no other site can have. */
const HOME =
  /^(?:\d+(?:\.\d+){3}|\[[\da-f:.]+\]|[^.:]+|.+\.(?:fritz\.box|home|home\.arpa|internal|intranet|lan|local|localdomain|test))(?::\d+)?$/iu;

/**
 * Comes this from a page of ours? A server in a home is besides asked by its address or by a name of the home: a name of
 * another site that leads here (DNS rebinding) would make its page one of ours, and what is in the home readable by it.
 */
export function isOwnRequest(
  request: Pick<IncomingMessage, 'headers'>,
  { publicUrl, sharedScreens }: Pick<Config, 'publicUrl' | 'sharedScreens'>,
): boolean {
  const isKnownHost = publicUrl !== null || !sharedScreens || HOME.test(request.headers.host ?? '');
  return isKnownHost && isOwnOrigin(request, publicUrl);
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
