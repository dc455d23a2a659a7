import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { Pool } from './bot-workers/pool.ts';
import type { ServerEdge } from './edge/edge.ts';
import type { Cluster } from './hosting/cluster.ts';
import type { KeptOutages } from './tables/outages.ts';
import type { Chance } from './ports.ts';
import type { Sockets } from './connection/socket.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './tables/tables.ts';

interface ServerParts {
  readonly app: FastifyInstance;
  readonly open: Sockets;
  readonly cluster: Cluster;
  readonly tables: Tables;
  readonly door: ServerEdge;
  readonly pool: Pool;
  readonly outages: KeptOutages;
  readonly store: Store;
  readonly chance: Chance;
  readonly log: Logger;
}

const LAST_ANSWERS = 2000;

/** Says goodbye to everybody; nothing has to be saved, because everything is. */
export async function closeAll({
  app,
  open,
  cluster,
  tables,
  door,
  pool,
  ...parts
}: ServerParts): Promise<void> {
  open.stop();
  // Jitter, against a thundering herd: thousands of clients come back, each at a moment of its own.
  const [least, most] = cluster.hasOthers() ? [50, 500] : [500, 5000];
  const soon = (): number => least + (parts.chance.bytes(1)[0]! / 255) * (most - least);
  open.each((each) => each.end('restart', soon()));
  await cluster.leave(soon).catch(() => parts.log.error('the tables were not let go of'));
  // Drain timeout: whoever does not read the answer to a last request is not waited for.
  const impatient = setTimeout(() => app.server.closeAllConnections(), LAST_ANSWERS);
  await app.close();
  clearTimeout(impatient);
  door.stop();
  for (const table of tables.live()) table.end('restart', 0);
  await pool.close();
  await parts.outages.stop();
  await cluster.close();
  await parts.store.close();
}
