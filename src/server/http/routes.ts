import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { FindGame } from '#core/catalogue';
import { isProblem } from '#core/problem';
import type { Config } from '../config.ts';
import type { Site } from '../edge/files.ts';
import { SECURITY_HEADERS } from '../edge/headers.ts';
import type { Metrics } from '../metrics.ts';
import type { Offered } from '../tables/packs.ts';
import type { Chance, Clock } from '../ports.ts';
import type { PushService } from '../players/push.ts';
import type { Cluster } from '../hosting/cluster.ts';
import type { Notice, Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { isElsewhere } from '../hosting/elsewhere.ts';
import { isRouteReason, refusal, STATUS } from './answers.ts';
import { addressLimits } from './budgets.ts';
import type { HttpEnv } from './env.ts';
import { operations } from './operations.ts';
import { passedOn } from './passing.ts';
import { isOwnRequest } from './origin.ts';
import { dailyRoutes } from './daily.ts';
import { gatheringRoutes } from './gatherings.ts';
import { packRoutes } from './packs.ts';
import { playerRoutes } from './players.ts';
import { pushRoutes } from './push.ts';
import { sharedRoutes } from './shared.ts';
import { tableRoutes } from './tables.ts';

export interface Premises {
  readonly config: Config;
  readonly store: Store;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly tables: Tables;
  readonly gameOf: FindGame;
  readonly push: PushService;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly cluster: Cluster;
  /** The boxes that this server offers. */
  readonly packs: readonly Offered[];
  /** Does here what follows from a notice. */
  heard(notice: Notice): Promise<void>;
  /** The built application; null: only the tables are served. */
  readonly site: Site | null;
}

/** Bytes: moves of running matches must find room when new tables no longer do. */
const LEAST_ROOM = 200 * 1024 * 1024;

/** Everything that is answered over HTTP. */
export function routes(app: FastifyInstance, premises: Premises): void {
  const { config, store, clock, chance, tables, push, log } = premises;
  const limit = addressLimits(premises);
  const env: HttpEnv = {
    store,
    clock,
    chance,
    tables,
    gameOf: premises.gameOf,
    limit,
    pushKey: push.key,
    hasRoom: () => store.roomLeft() > LEAST_ROOM,
    async announce(notice) {
      await premises.heard(notice);
      await premises.cluster.hosting.tell(notice);
    },
  };

  app.addHook('onRequest', async (request, reply) => {
    reply.headers(SECURITY_HEADERS).header('cache-control', 'no-store');
    // An address has many spellings (/%61pi, http://host/api): what counts is where it leads.
    const { url: route = request.url } = request.routeOptions;
    const isCall = route.startsWith('/api/');
    limit(isCall ? 'requests' : 'pages', request);
    if (isCall && !isOwnRequest(request.raw, config)) throw refusal('not-yours');
  });
  // Only what the route is called, never the address itself: a link can be a key.
  app.addHook('onResponse', async (request, reply) => {
    const { url = '*' } = request.routeOptions;
    log.debug({
      method: request.method,
      route: url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    });
  });
  app.setErrorHandler(async (thrown, request, reply) => {
    const passed = isElsewhere(thrown) ? await passedOn(premises.cluster, thrown.peer, request) : null;
    if (passed !== null) return reply.code(passed.status).type('application/json').send(passed.body);
    const code = isProblem(thrown) ? thrown.code : '';
    const { statusCode = 500 } = thrown as { statusCode?: number };
    const reason = isRouteReason(code) ? code : statusCode < 500 ? 'malformed' : 'storage';
    if (statusCode >= 500 && !isRouteReason(code)) {
      log.error({ route: request.routeOptions.url, code }, 'a route failed');
    }
    // Whoever comes too often has to come anew.
    if (reason === 'too-fast') reply.header('connection', 'close');
    return reply.code(isRouteReason(code) ? STATUS[code] : statusCode).send({ reason });
  });

  operations(app, premises);
  playerRoutes(app, env);
  tableRoutes(app, env);
  gatheringRoutes(app, env);
  pushRoutes(app, env, push);
  dailyRoutes(app, env);
  packRoutes(app, premises.packs);
  if (config.sharedScreens) sharedRoutes(app, env);
  app.setNotFoundHandler((request, reply) => {
    if (request.url.startsWith('/api/') || premises.site === null) {
      return reply.code(404).send({ reason: 'no-table' });
    }
    reply.hijack();
    premises.site.answer(request.raw, reply.raw);
    return reply;
  });
}
