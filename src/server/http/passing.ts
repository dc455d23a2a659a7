import type { FastifyRequest } from 'fastify';
import { type Cluster, PEER_HEADER } from '../hosting/cluster.ts';
import type { Peer } from '../hosting/hosting.ts';
import type { PassedAnswer } from '../hosting/peers.ts';

/** What of a request another process needs; where it came from is told beside it. */
const HEADERS = ['authorization', 'content-type', 'x-watch', 'x-portrait'];

/** Does another process pass this on, where it was counted already? */
export const isPassedOn = ({ peerKey }: Cluster, { headers }: FastifyRequest): boolean =>
  peerKey !== null && headers[PEER_HEADER] === peerKey;

/** The answer of the process that hosts the table; null: there is none. What was passed on once is not passed on again. */
export async function passedOn(
  cluster: Cluster,
  peer: Peer | null,
  request: FastifyRequest,
): Promise<PassedAnswer | null> {
  const { pass } = cluster;
  const { headers, method, url, body, ip } = request;
  if (pass === null || isPassedOn(cluster, request)) return null;
  const pairs = HEADERS.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return pass(peer, {
    method,
    url,
    headers: Object.fromEntries(pairs),
    body: body === undefined || body === null ? null : JSON.stringify(body),
    address: ip,
  });
}
