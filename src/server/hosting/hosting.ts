import { problem } from '#core/problem';
import type { Clock } from '../ports.ts';
import { doubtsOf } from './doubts.ts';
import { elsewhere } from './elsewhere.ts';
import { heardOf, type Other, type RemotePresence } from './others.ts';
import { repeats } from './repeats.ts';
import type { Notice, ProcessRow, SharedStore } from '../store/store.ts';

/** Another process, and where it is reached. */
export type Peer = Pick<ProcessRow, 'id' | 'url'>;

/** What has to be written into the log of a table before this process hosts it. */
export interface Claim {
  readonly process: string;
  readonly lostSince: number | null;
  /** Something is under way of which nobody knows whether it was kept: the claim decides it. */
  readonly isDoubtful: boolean;
  /** Which process had it before. */
  readonly from: string | null;
}

/** Which process hosts which table. It decides nothing: the log does, of which every number is given once. */
export interface Hosting {
  /** Is this the only process there can be? */
  readonly isAlone: boolean;
  /** Has it let go of everything? Then it writes nothing any more: its name would stand at a table that it does not host. */
  hasLeft(): boolean;
  /** The living process that hosts a table; null: this one does, or may. */
  locate(table: string): Promise<Peer | null>;
  /** Those of these tables that living others host, and which. */
  elsewhere(tables: readonly string[]): Promise<ReadonlyMap<string, Peer>>;
  /** What is to be written before a table is hosted here; null: nothing. Rejects with `elsewhere` when somebody else does. */
  claim(table: string): Promise<Claim | null>;
  claimed(table: string, claim: Claim): void;
  /** Does what was asked at that moment still hold? A process that has stood still since then may have been taken for gone. */
  isCurrent(since: number): boolean;
  /** Hosts a table that is over, without a claim, if nobody else was sooner and its log is the one with this digest. */
  adopt(table: string, claim: Claim, head: string): Promise<boolean>;
  /**
   * Writes to the log of a table, or who hosts it. Until that is answered, and for ever if it never is, nobody knows
   * whether it was kept: whoever opens the table here meanwhile claims it anew.
   */
  keeping<T>(table: string, write: () => Promise<T>): Promise<T>;
  /** Nobody answers there. */
  refused(peer: Peer): void;
  tell(notice: Notice): Promise<void>;
  /** Who is connected to those of these tables that others host. */
  presence(tables: readonly string[]): Promise<ReadonlyMap<string, RemotePresence>>;
}

/** Milliseconds: heartbeat, when a process without one counts as dead, and when it falls silent by itself (its lease is over). */
const HEARTBEAT = 2000;
const GONE = 6000;
const SILENT = 4000;
/** How often it is asked whether somebody else has claimed what is hosted here, and what else is new. */
const LOOK = 1000;
/** Clocks that differ by less are the same. */
const SAME_TIME = 250;

interface HostingEnv {
  readonly clock: Clock;
  /** Where others reach this process. */
  readonly url: string;
  hosted(): readonly string[];
  isHosted(table: string): boolean;
  /** Another process has claimed it. */
  lost(table: string): void;
  /** This process could not say for a while that it lives: others will take over what it hosts. */
  silent(): void;
  heard(notice: Notice): void;
  /** From that moment on nothing could be kept; now it can again. */
  wasAway(from: number): void;
  /** A process is gone; whoever waits for it waits in vain. */
  gone(process: string): void;
  takenOver(): void;
  /** Who is connected to these tables at another process. */
  ask(peer: Peer, tables: readonly string[]): Promise<Readonly<Record<string, RemotePresence>>>;
}

export interface SharedHosting extends Hosting {
  /** The clock of the database. */
  now(): number;
  /** Does any other process live? */
  hasOthers(): boolean;
  /** Those that live and can be reached. */
  others(): readonly Peer[];
  isHeard(): boolean;
  /** From now on nothing is hosted here; what is, others may claim. */
  release(): Promise<void>;
  stop(): void;
}

/** Failure detection by heartbeats (rows with a time): for a quick takeover; safety comes from the log alone. */
// oxlint-disable-next-line eslint/max-lines-per-function -- all of it is about the same few processes
export async function sharedHosting(shared: SharedStore, env: HostingEnv): Promise<SharedHosting> {
  const { clock } = env;
  let [offset, latest, lookedAt, renewedAt] = [0, 0, -Infinity, -Infinity];
  /** Since when it has renewed without a gap: before that, the silence of others may be that of the database. */
  let steadySince = -Infinity;
  let others: ReadonlyMap<string, Other> = new Map();
  /** Who refused a connection, and how it stood with them then. */
  const refusals = new Map<string, number>();
  const doubts = doubtsOf();
  /** The same of who hosts a table that is over: that is made certain by becoming it once more, without an entry. */
  const adoptions = doubtsOf();
  /** Who lived when it was last looked. */
  let known: ReadonlySet<string> = new Set();
  let isReleased = false;
  /** It never goes back, also when it was ahead of the database. */
  const now = (): number => {
    latest = Math.max(latest, clock.now() + offset);
    return latest;
  };
  const hasRenewed = (): boolean => clock.now() - renewedAt < SILENT;
  /** Others have heard of it lately, and it has looked lately whether others have claimed what it hosts. */
  const isHeard = (): boolean => hasRenewed() && clock.now() - lookedAt < SILENT;

  const renew = async (): Promise<void> => {
    const at = clock.now();
    const answer = await shared.renew(env.url);
    const answered = clock.now();
    // A later one was answered before it.
    if (at < renewedAt) return;
    if (!hasRenewed()) {
      if (renewedAt > -Infinity) env.wasAway(renewedAt + offset);
      steadySince = answered;
    }
    renewedAt = at;
    const measured = answer.now - (at + answered) / 2;
    if (Math.abs(measured - offset) > SAME_TIME + (answered - at)) offset = measured;
    others = heardOf(others, answer, answered);
    for (const [id, lastSeen] of refusals) if (others.get(id)?.seen !== lastSeen) refusals.delete(id);
  };
  const isRecent = ({ heardAt }: Other): boolean => clock.now() - heardAt < GONE;
  const isAlive = (other: Other): boolean =>
    !refusals.has(other.id) && (isRecent(other) || clock.now() - steadySince < GONE);
  const alive = (): readonly Peer[] => [...others.values()].filter(isAlive);
  const living = (host: string | null | undefined): Peer | null => {
    const row = host === null || host === undefined ? undefined : others.get(host);
    return row !== undefined && isAlive(row) ? row : null;
  };
  const hostOf = (table: string): Promise<string | null> =>
    shared.hosts([table]).then((hosts) => hosts.get(table) ?? null);
  /** Before a process is called gone it is asked once more: it may have been started, or heard of, a moment ago. */
  const livingNow = async (host: string | null): Promise<Peer | null> => {
    if (host !== null && living(host) === null && !refusals.has(host)) await renew();
    return living(host);
  };

  const hostedByOthers = async (tables: readonly string[]): Promise<ReadonlyMap<string, Peer>> => {
    const hosts = new Map<string, Peer>();
    for (const [table, host] of await shared.hosts(tables)) {
      const peer = host === shared.process ? null : living(host);
      if (peer !== null) hosts.set(table, peer);
    }
    return hosts;
  };
  const look = async (): Promise<void> => {
    const at = clock.now();
    const hosts = await shared.ownHosts(env.hosted());
    if (at < lookedAt) return;
    lookedAt = at;
    // By nobody: another has claimed it and let go of it since.
    for (const [table, host] of hosts) if (host !== shared.process) env.lost(table);
    for (const notice of await shared.told()) env.heard(notice);
  };
  const watch = async (): Promise<void> => {
    if (!isHeard()) env.silent();
    const present = new Set(alive().map(({ id }) => id));
    for (const id of known) if (!present.has(id)) env.gone(id);
    known = present;
  };

  await renew().catch(renew); // A database that has just been started may be slow at first.
  lookedAt = clock.now(); // Until now nothing was hosted here that others could have claimed.
  const again = repeats(clock);
  again.every(HEARTBEAT, renew);
  again.every(LOOK, look);
  // Apart from the renewals themselves, which may hang in a database that does not answer.
  again.every(LOOK, watch);

  return {
    isAlone: false,
    hasLeft: () => isReleased,
    now,
    isHeard,
    async locate(table) {
      const wasHosted = env.isHosted(table);
      const host = await hostOf(table);
      if (host === shared.process) return null;
      // Whoever comes must not be shown what it was before another process wrote to it.
      if (wasHosted) env.lost(table);
      return livingNow(host);
    },
    elsewhere: hostedByOthers,
    hasOthers: () => [...others.values()].some(isRecent),
    others: alive,
    async presence(tables) {
      const hosts = await hostedByOthers(tables);
      const present = new Map<string, RemotePresence>();
      for (const peer of new Set(hosts.values())) {
        const theirs = tables.filter((table) => hosts.get(table) === peer);
        // Whoever does not answer has nobody there, for now.
        const answer = await env.ask(peer, theirs).catch(() => ({}));
        for (const [table, each] of Object.entries(answer)) present.set(table, each);
      }
      return present;
    },
    async claim(table) {
      if (isReleased) throw elsewhere(null);
      if (!isHeard()) throw problem('storage', 'the database has not been heard of for a while');
      const { process } = shared;
      const host = await hostOf(table);
      const isDoubtful = doubts.has(table);
      const isCertain = !isDoubtful && !adoptions.has(table);
      if (host === process) return isCertain ? null : { process, lostSince: null, isDoubtful, from: host };
      const peer = await livingNow(host);
      if (peer !== null) throw elsewhere(peer);
      return { process, lostSince: others.get(host ?? '')?.seen ?? null, isDoubtful, from: host };
    },
    claimed(table, { from }) {
      for (const each of [doubts, adoptions]) each.settle(table);
      if (from !== null && from !== shared.process) env.takenOver();
    },
    isCurrent: (since) => now() - since < SILENT,
    adopt: (table, { from }, head) =>
      // It may have let go of everything while it was asked who hosts the table.
      isReleased
        ? Promise.reject(elsewhere(null))
        : adoptions.keeping(table, () => shared.adopt(table, from, head)),
    keeping: doubts.keeping,
    refused({ id }) {
      const row = others.get(id);
      if (row !== undefined) refusals.set(id, row.seen);
    },
    tell: (notice) => shared.tell(notice),
    async release() {
      isReleased = true;
      again.stop();
      await shared.release();
    },
    stop() {
      isReleased = true;
      again.stop();
    },
  };
}
