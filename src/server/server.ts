import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import type { FindGame } from '#core/catalogue';
import { CATALOGUE } from '#games/index';
import { type Pool, botPool } from './bot-workers/pool.ts';
import type { Config } from './config.ts';
import { descriptorLimit, roomFor } from './edge/descriptors.ts';
import { type Bounds, BOUNDS, edge, LONGEST_BODY, type ServerEdge } from './edge/edge.ts';
import { closeAll } from './closing.ts';
import { siteIn } from './edge/files.ts';
import { visitorOf } from './http/origin.ts';
import { routes } from './http/routes.ts';
import { metricsOf } from './metrics.ts';
import { originsOf } from './edge/origins.ts';
import { packsOffered } from './tables/packs.ts';
import { type Chance, type Clock, systemChance, systemClock } from './ports.ts';
import { pushOf, type PushSettings } from './players/push.ts';
import { refuse, refuseLine } from './edge/refusals.ts';
import { fairScheduler } from './connection/scheduler.ts';
import { type ServiceEnv, serviceOf } from './service.ts';
import { type Sockets, sockets } from './connection/socket.ts';
import { openStore } from './store/choice.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './tables/tables.ts';

/** Connections that wait to be accepted, as many as most systems allow: after a restart thousands come at once, and whoever finds no room tries again only after 1, 3, 7 and 15 seconds. */
const BACKLOG = 4096;

export interface Server {
  readonly url: string;
  readonly tables: Tables;
  readonly store: Store;
  readonly log: Logger;
  /** Says goodbye to everybody; nothing has to be saved, because everything is. */
  close(): Promise<void>;
}

/** Parts that a test may bring itself. */
export interface ServerEnv {
  readonly clock?: Clock;
  readonly chance?: Chance;
  readonly store?: Store;
  readonly pool?: Pool;
  readonly log?: Logger;
  readonly push?: Partial<PushSettings>;
  readonly bounds?: Partial<Bounds>;
  /** Where the built application lies; null: only the tables are served. */
  readonly files: string | null;
  /** The rules that this server has; those of the catalogue unless it is told otherwise. */
  readonly gameOf?: FindGame;
  /** How matches start, if not by what everybody has added to the seed. */
  readonly deal?: ServiceEnv['deal'];
}

const SWEEP = 5000;
const BOT_TIMEOUT_MS = 2000;
const BOT_QUEUE = 500;

/** Everything in one process: the application, the routes, the sockets, the tables and their bots. */
export async function startServer(config: Config, env: ServerEnv): Promise<Server> {
  const opened: Closable[] = [];
  try {
    return await run(config, env, opened);
  } catch (thrown) {
    for (const each of opened.toReversed()) await each.close();
    throw thrown;
  }
}

type Closable = Pick<Store, 'close'>;

/** `opened`: what has to be closed when the start fails. */
async function run(config: Config, env: ServerEnv, opened: Closable[]): Promise<Server> {
  const log = env.log ?? pino({ level: config.logLevel, base: null });
  const chance = env.chance ?? systemChance;
  const gameOf = env.gameOf ?? CATALOGUE.gameOf;
  const packs = packsOffered({ config, gameOf, log });
  const broken = (): void => {
    log.fatal('the disk failed; only a new process may look what lies on it');
    process.exit(1);
  };
  const damaged = (what: string): void => {
    metrics.damaged();
    log.error({ what }, 'the database is damaged');
  };
  const metrics = metricsOf({
    connections: () => open?.size ?? 0,
    lines: () => door.size,
    tables: () => tables.size,
    passedOn: () => cluster.passedOn(),
  });
  const store = env.store ?? (await openStore(config, broken, damaged));
  if (env.store === undefined) opened.push(store);
  const ownClock = env.clock ?? systemClock();
  const pool = env.pool ?? botsOf(config, ownClock, metrics.botReplaced);
  if (env.pool === undefined) opened.push(pool);
  const subject = config.publicUrl?.startsWith('https:') ? config.publicUrl : 'https://tavola.invalid';
  const origins = originsOf();
  const push = await pushOf(store, log, { enabled: config.push, subject, ...env.push });
  const service = await serviceOf({
    config,
    store,
    clock: ownClock,
    chance,
    metrics,
    log,
    gameOf,
    deal: env.deal,
    think: (question, owner) => pool.think(question, owner, origins.of(owner)),
    met: origins.met,
    notify: push.notify,
    app: () => app,
    sockets: () => open,
    opened: (part) => opened.push(part),
  });
  const { clock, cluster, tables, outages, heard } = service;
  const known = { store, clock, chance, metrics, log };

  const room = roomFor(config.mostConnections, descriptorLimit());
  const { schedule } = fairScheduler();
  const bounds = { ...BOUNDS, ...connectionsFor(config), connections: room.connections, ...env.bounds };
  const door = edge(bounds, { schedule, visitorOf: (request) => visitorOf(request, config.trustProxy) });
  const app = applicationBehind(door, config);
  const open: Sockets = await sockets(app, {
    most: room.tables,
    blame: door.blame,
    schedule,
    upgrades: door.upgrades,
    perAddress: config.limits ? config.connectionsPerAddress : Infinity,
    begin: service.begin,
  });
  const site = env.files === null ? null : siteIn(env.files, config.publicUrl);
  routes(app, { ...known, config, tables, gameOf, push, cluster, packs, heard, site });

  await app.listen({ host: config.host, port: config.port, backlog: BACKLOG });
  const sweeping = setInterval(service.sweep, SWEEP);
  sweeping.unref();
  // Bots that were to act before the start; nobody who connects waits for them.
  service.sweep();
  const parts = { app, open, cluster, tables, door, pool, outages, store, chance, log };
  const close = (): Promise<void> => {
    clearInterval(sweeping);
    return closeAll(parts);
  };
  return { url: addressOf(app), tables, store, log, close };
}

export const botsOf = (
  config: Pick<Config, 'botWorkers'>,
  clock: Clock,
  replaced: () => void,
  newPool = botPool,
): Pool =>
  newPool(clock, {
    workers: Math.max(1, config.botWorkers),
    timeoutMs: BOT_TIMEOUT_MS,
    queue: BOT_QUEUE,
    replaced,
  });

const applicationBehind = (door: ServerEdge, config: Config): FastifyInstance =>
  Fastify({
    logger: false,
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    bodyLimit: LONGEST_BODY,
    serverFactory: door.server,
    clientErrorHandler: refuseLine,
    // An address that cannot be read.
    frameworkErrors(_error, _request, reply) {
      reply.hijack();
      refuse(reply.raw, 400);
    },
  });

/** What an address may do to the server itself. Behind a proxy all have the same one, and the proxy sets the bounds. */
function connectionsFor({
  limits,
  trustProxy,
  connectionsPerAddress,
}: Config): Pick<Bounds, 'perAddress' | 'arrivals'> {
  if (!limits || trustProxy > 0) return { perAddress: Infinity, arrivals: null };
  // Far more for a moment, in which many load the application: a browser opens six connections for that.
  return { perAddress: 4 * connectionsPerAddress, arrivals: BOUNDS.arrivals };
}

function addressOf(app: FastifyInstance): string {
  const { address, port, family } = app.server.address() as AddressInfo;
  const host = address === '127.0.0.1' || address === '::1' ? 'localhost' : address;
  return `http://${family === 'IPv6' && host !== 'localhost' ? `[${host}]` : host}:${port}`;
}
