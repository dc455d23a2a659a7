import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Clock } from '../ports.ts';
import type { PassOn } from '../connection/relaying.ts';
import type { Session, Transport } from '../connection/session.ts';
import type { Notice, Store } from '../store/store.ts';
import type { LiveTable } from '../table/live-table.ts';
import { ALONE } from './alone.ts';
import { type Hosting, type Peer, sharedHosting } from './hosting.ts';
import type { RemotePresence } from './others.ts';
import { isRefusal, type PassedAnswer, type PassedRequest, peersOf } from './peers.ts';
import { passOn } from './relays.ts';
import { OWN_SPENDING, type Spending, spendingOf } from './spending.ts';

/** The processes that share a store with this one, as the server meets them. */
export interface Cluster {
  readonly hosting: Hosting;
  /** The same for all of them. */
  readonly clock: Clock;
  readonly passOn: PassOn | undefined;
  /** Has a request answered by the process that hosts its table; null: there is no other process. */
  readonly pass: ((peer: Peer | null, request: PassedRequest) => Promise<PassedAnswer | null>) | null;
  /** Told by each of them to the others; whoever has it from elsewhere passes nothing on. */
  readonly peerKey: string | null;
  readonly spending: Spending;
  /** Connections that other processes have passed on to this one. */
  passedOn(): number;
  /** What all of them have counted, as far as they answer. */
  figures(): Promise<readonly Awaited<ReturnType<Metrics['figures']>>[]>;
  /** Is there somebody else to go to? */
  hasOthers(): boolean;
  isHeard(): boolean;
  /** Lets go of all tables, so that another process may host them; those who are there come back so soon. */
  leave(soon: () => number): Promise<void>;
  close(): Promise<void>;
}

const nothing = (): Promise<void> => Promise.resolve();

const alone = (clock: Clock, metrics: Metrics): Cluster => ({
  hosting: ALONE,
  clock,
  passOn: undefined,
  pass: null,
  peerKey: null,
  spending: OWN_SPENDING,
  passedOn: () => 0,
  figures: async () => [await metrics.figures()],
  hasOthers: () => false,
  isHeard: () => true,
  leave: nothing,
  close: nothing,
});

type Application = Pick<FastifyInstance, 'inject'>;

interface ClusterEnv {
  readonly clock: Clock;
  readonly peerUrl: string | null;
  readonly metrics: Metrics;
  /** How they speak to each other, if not by sockets. */
  readonly peers?: typeof peersOf | undefined;
  live(): readonly LiveTable[];
  isLive(table: string): boolean;
  app(): Application;
  begin(transport: Transport): Session;
  heard(notice: Notice): Promise<void>;
  /** Nothing could be kept since then. */
  wasAway(from: number): void;
}

/** How soon somebody whose table has gone elsewhere comes back. */
const MOVED = 300;
export const PEER_HEADER = 'x-tavola-peer';

export async function clusterOf({ shared }: Pick<Store, 'shared'>, env: ClusterEnv): Promise<Cluster> {
  const { clock, metrics, live } = env;
  if (shared === null) return alone(clock, metrics);
  const peers = await (env.peers ?? peersOf)({
    key: shared.peerKey,
    url: env.peerUrl,
    begin: env.begin,
    answer: (request) => answered(env.app(), shared.peerKey, request),
    presence: (ids) => presenceIn(live(), ids),
    figures: metrics.figures,
    spent: (spent) => spending.heard(spent),
  });
  const spending = spendingOf(clock, async (spent) => {
    await Promise.all(hosting.others().map((peer) => peers.spent(peer, spent).catch(() => undefined)));
  });
  const end = (mine: (table: string) => boolean): void => {
    for (const table of live()) if (mine(table.id)) table.end('restart', MOVED);
  };
  const hosting = await sharedHosting(shared, {
    clock,
    url: peers.url,
    hosted: () => live().map(({ id }) => id),
    isHosted: env.isLive,
    lost: (table) => end((id) => id === table),
    silent: () => end(() => true),
    heard: (notice) => void env.heard(notice).catch(() => undefined),
    wasAway: env.wasAway,
    gone: peers.drop,
    takenOver: metrics.takenOver,
    ask: peers.presence,
  });
  return {
    hosting,
    clock: { now: hosting.now, after: clock.after },
    passOn: (table, ends) => passOn({ hosting, peers, clock }, table, ends),
    async pass(peer, request) {
      if (peer === null) return null;
      try {
        return await peers.pass(peer, request);
      } catch (thrown) {
        if (!isRefusal(thrown)) return null;
        // Gone: this process may host the table now.
        hosting.refused(peer);
        return answered(env.app(), shared.peerKey, request);
      }
    },
    peerKey: shared.peerKey,
    spending,
    passedOn: () => peers.size,
    async figures() {
      const answers = hosting.others().map((peer) => peers.figures(peer).catch(() => null));
      const answered = await Promise.all([metrics.figures(), ...answers]);
      return answered.filter((each) => each !== null);
    },
    hasOthers: hosting.hasOthers,
    isHeard: hosting.isHeard,
    async leave(soon) {
      for (const table of live()) table.end('restart', soon());
      await hosting.release();
    },
    async close() {
      hosting.stop();
      spending.stop();
      await peers.close();
    },
  };
}

async function answered(app: Application, key: string, request: PassedRequest): Promise<PassedAnswer> {
  const { method, url, headers, body, address } = request;
  const answer = await app.inject({
    method,
    url,
    headers: { ...headers, [PEER_HEADER]: key },
    remoteAddress: address,
    ...(body !== null && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.body };
}

function presenceIn(tables: readonly LiveTable[], ids: readonly string[]): Record<string, RemotePresence> {
  const wanted = new Set(ids);
  return Object.fromEntries(
    tables
      .filter(({ id }) => wanted.has(id))
      .map((table) => {
        const { seats, watchers } = table.info();
        const present = seats.flatMap((seat, index) =>
          seat.kind === 'person' && seat.present ? [index] : [],
        );
        return [table.id, { seats: present, watchers }];
      }),
  );
}
