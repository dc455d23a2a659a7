import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { FindGame } from '#core/catalogue';
import type { Config } from './config.ts';
import { forgetResults } from './players/days.ts';
import { forgetGuests } from './players/guests.ts';
import { type Cluster, clusterOf } from './hosting/cluster.ts';
import { elsewhere } from './hosting/elsewhere.ts';
import { fairOf } from './tables/fair-deal.ts';
import { openDealt } from './tables/gatherings.ts';
import type { peersOf } from './hosting/peers.ts';
import type { Metrics } from './metrics.ts';
import { noticeHandler } from './hosting/notices.ts';
import type { Origins } from './edge/origins.ts';
import { keepOutages, type KeptOutages } from './tables/outages.ts';
import type { Chance, Clock } from './ports.ts';
import { createRematch } from './tables/rematch.ts';
import { type Session, session, type Transport } from './connection/session.ts';
import type { Sockets } from './connection/socket.ts';
import type { Notice, Store } from './store/store.ts';
import type { TableEnv } from './table/env.ts';
import { longOutages } from './table/clocks/outages.ts';
import { rematchBudget } from './table/rematch.ts';
import { rulesIn, type Tables, tablesOf } from './tables/tables.ts';

export interface ServiceEnv {
  readonly config: Pick<Config, 'peerUrl' | 'botPause' | 'keepDays' | 'keepGuestsDays' | 'limits'>;
  readonly store: Store;
  /** Of this process; where several share a store, that of the database is followed. */
  readonly clock: Clock;
  readonly chance: Chance;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly gameOf: FindGame;
  readonly think: TableEnv['think'];
  readonly notify: TableEnv['notify'];
  readonly met?: Origins['met'];
  /** How a match starts, if not by what everybody has added to the seed. */
  readonly deal?: TableEnv['deal'] | undefined;
  /** How processes speak to each other, if not by sockets. */
  readonly peers?: typeof peersOf;
  /** What answers calls, also those that other processes pass on. */
  app(): Pick<FastifyInstance, 'inject'>;
  sockets(): Pick<Sockets, 'each'>;
  /** Has to be closed when the start fails. */
  opened(part: Pick<Cluster, 'close'>): void;
}

/** What happens behind the doors of one process: tables, those who are connected to them, and what is done unasked. */
export interface TableService {
  readonly cluster: Cluster;
  readonly clock: Clock;
  readonly tables: Tables;
  readonly outages: KeptOutages;
  /** Does here what follows from a notice. */
  heard(notice: Notice): Promise<void>;
  /** Somebody is connected. */
  begin(transport: Transport): Session;
  /** Called every few seconds: wakes what is due, and removes what is old. */
  sweep(): void;
}

const DAY = 86_400_000;
const UNLIMITED = { burst: Number.MAX_SAFE_INTEGER, perSecond: 0 };

export async function serviceOf(env: ServiceEnv): Promise<TableService> {
  const { config, store, chance, metrics, log, think, notify } = env;
  /** Others know this process, and time goes by, before it has any tables: a database may take long to answer. */
  let ready: Pick<TableService, 'tables' | 'outages' | 'heard'> | null = null;
  const cluster = await clusterOf(store, {
    clock: env.clock,
    peerUrl: config.peerUrl,
    metrics,
    peers: env.peers,
    live: () => ready?.tables.live() ?? [],
    isLive: (id) => ready?.tables.isLive(id) ?? false,
    app: env.app,
    begin: (transport) =>
      ready === null
        ? turnedAway(transport)
        : session({ store, clock, tables: ready.tables, metrics }, transport, UNLIMITED),
    heard: async (notice) => ready?.heard(notice),
    wasAway: (from) => ready?.outages.wasAway(from),
  });
  env.opened(cluster);
  const { clock, hosting } = cluster;
  const unwritten = (): void => log.error('there is no room to write, or no right to');
  const outages = await keepOutages(store, clock, unwritten, cluster.hasOthers());
  env.opened({ close: outages.stop });
  const announce = (notice: Notice): void => {
    void heard(notice).catch(() => undefined);
    void hosting.tell(notice).catch(() => undefined);
  };
  const tables: Tables = tablesOf(({ forget }) =>
    tableEnvOf(env, {
      store,
      clock,
      chance,
      metrics,
      log,
      hosting,
      outages,
      think,
      notify,
      announce,
      forget,
    }),
  );
  const heard = noticeHandler(tables, { each: (visit) => env.sockets().each(visit) });
  const keptGuests = config.keepGuestsDays === 0 ? null : config.keepGuestsDays * DAY;
  const guests = forgetGuests(store, clock, keptGuests, () => longOutages(outages));
  const results = forgetResults(store, clock);
  const { passOn } = cluster;
  ready = { tables, outages, heard };
  return {
    cluster,
    clock,
    tables,
    outages,
    heard,
    begin: (transport) =>
      session(
        { store, clock, tables, metrics, passOn, met: env.met },
        transport,
        config.limits ? undefined : UNLIMITED,
      ),
    sweep() {
      Promise.all([tables.sweep(), guests(), results()]).catch(() => log.error('the sweep failed'));
    },
  };
}

/** Somebody whom another process has passed on comes back so soon. */
function turnedAway(transport: Transport): Session {
  transport.close(1001);
  return {
    receive: () => Promise.resolve(),
    closed: () => undefined,
    end: () => undefined,
    key: () => null,
  };
}

/** What a table needs, from what the server has. */
function tableEnvOf(
  { config, gameOf, deal }: Pick<ServiceEnv, 'config' | 'gameOf' | 'deal'>,
  parts: Pick<
    TableEnv,
    | 'store'
    | 'clock'
    | 'chance'
    | 'metrics'
    | 'log'
    | 'hosting'
    | 'outages'
    | 'think'
    | 'notify'
    | 'announce'
    | 'forget'
  >,
): TableEnv {
  const { store, clock, metrics } = parts;
  const env: TableEnv = {
    ...parts,
    botPause: config.botPause,
    keepFinished: config.keepDays === 0 ? null : config.keepDays * DAY,
    rules: rulesIn(gameOf),
    deal: deal ?? (({ header, secret }, seedParts) => ({ fair: fairOf(header, secret, seedParts) })),
    async append(table, entry, index) {
      if (parts.hosting.hasLeft()) throw elsewhere(null);
      const begun = performance.now();
      const result = await parts.hosting.keeping(table, () => store.append(table, entry, index));
      metrics.kept((performance.now() - begun) / 1e3);
      if (result === 'taken') metrics.conflict();
      return result;
    },
    mayRematch: config.limits ? rematchBudget(clock.now) : () => true,
    rematch: (state, watch) => createRematch(env, state, watch),
    openDealt: (state, watch) => openDealt(env, state, watch),
  };
  return env;
}
