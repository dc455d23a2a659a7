import { setImmediate } from 'node:timers/promises';
import type { FindGame } from '#core/catalogue';
import type { AnyGame } from '#core/game';
import { commitmentTo } from '#core/fair';
import type { Json } from '#core/json';
import { readOptions } from '#core/options';
import { problem } from '#core/problem';
import { gameOf } from '#games/index';
import type { Agreement } from '#table/table-info';
import { dueFinder, WOKEN_AT_ONCE } from './due-tables.ts';
import { claimedTable } from '../hosting/claims.ts';
import { glance, type TableLook } from '../hosting/glance.ts';
import { isElsewhere } from '../hosting/elsewhere.ts';
import { digestOf, newId, newKey, newSecret } from '../players/keys.ts';
import { type Coming, initialState } from '../table/decider/state.ts';
import { indexOf } from '../table/decider/due.ts';
import { momentBefore } from '../table/clocks/clocks.ts';
import { replay } from '../table/decider/evolve.ts';
import { longOutages } from '../table/clocks/outages.ts';
import { type LiveTable, liveTable } from '../table/live-table.ts';
import type { TableHeader, LoggedEvent } from '../table/decider/events.ts';
import type { TableEnv } from '../table/env.ts';
import { loadedAlready } from './loaded-already.ts';
import { mendIndex } from './mend-index.ts';
import { stoppedTables } from './stopped.ts';

/** What is needed to open a table: the options are already settled. */
export interface TablePlan {
  readonly game: AnyGame;
  readonly options: Json;
  readonly seats: readonly (Coming | { readonly level: string } | 'open')[];
  readonly host: number;
  readonly agreement: Agreement;
  readonly listed: boolean;
  readonly isShared?: boolean;
  /** Of one deal for several tables: where they gather, or one of them, with the secret of the deal. */
  readonly gathering?: TableHeader['gathering'];
  readonly dealt?: NonNullable<TableHeader['dealt']> & { readonly secret: string };
}

export interface OpenedTable {
  readonly id: string;
  readonly watch: string;
  readonly invitations: readonly { readonly seat: number; readonly code: string }[];
}

export interface Tables {
  /** null: there is no such table. One whose record is damaged is thrown as a Problem. */
  open(id: string): Promise<LiveTable | null>;
  /** For those who look at some tables: what is not hosted here is read, and not claimed. */
  lookout(ids: readonly string[]): Promise<(id: string) => Promise<TableLook | null>>;
  create(plan: TablePlan): Promise<OpenedTable>;
  forget(id: string): void;
  /** Lets go of tables where nothing is going on, and wakes those where something is due. */
  sweep(): Promise<void>;
  live(): readonly LiveTable[];
  isLive(id: string): boolean;
  /** The same, with those that are being opened now. */
  settled(): Promise<readonly LiveTable[]>;
  readonly size: number;
}

/** How long a table at which nobody is stays in memory. */
const IDLE = 120_000;
/** A table at which nothing happens for so long, or up to twice as long, is put to rest. */
const DOZE = 60_000;
const REMOVED_AT_ONCE = 100;
const NOT_MENDED = 'an index was not mended';

export function tablesOf(envFor: (tables: Tables) => TableEnv): Tables {
  const known = new Map<string, Promise<LiveTable>>();
  const ready = new Map<string, LiveTable>();
  const unremovable = new Set<string>();
  let dozed = -Infinity;

  const load = async (id: string): Promise<LiveTable | null> => {
    const why = stopped.why(id);
    if (why !== null) throw why;
    // Yield to the event loop: a whole match is replayed here, and somebody who opens many would hold everybody up.
    await setImmediate();
    const claimed = await claimedTable(env, id);
    if (claimed === null) return null;
    // Looked at without a pause before one more is begun: of two who wait for the same copy only one may replace it.
    let already: LiveTable | null = null;
    while (already === null && known.has(id)) already = await loadedAlready(known, claimed);
    if (already !== null) return already;
    const loading = liveTable(claimed, env, (thrown) => stopped.add(id, thrown)).catch((thrown: unknown) => {
      known.delete(id);
      throw thrown;
    });
    known.set(id, loading);
    const live = await loading;
    if (known.get(id) === loading) ready.set(id, live);
    await mendIndex(env, claimed.stored, live).catch(() => env.log.error({ table: id }, NOT_MENDED));
    return live;
  };

  const forget = (id: string): void => [known, ready].forEach((each) => each.delete(id));

  const open = async (id: string): Promise<LiveTable | null> => {
    try {
      return ready.get(id) ?? (await load(id));
    } catch (thrown) {
      if (!isElsewhere(thrown)) stopped.add(id, thrown);
      throw thrown;
    }
  };

  /** Whoever still looks at one may do so; it goes when they are gone. */
  const removeFinished = async (before: number): Promise<void> => {
    const isLeft = (id: string): boolean => known.has(id) || unremovable.has(id);
    const most = REMOVED_AT_ONCE + known.size + unremovable.size;
    const finished = (await env.store.finishedTables(before, most)).filter((id) => !isLeft(id));
    for (const id of finished.slice(0, REMOVED_AT_ONCE)) {
      // One that cannot be removed must not keep the others.
      await env.store.removeTable(id).catch(() => unremovable.add(id));
    }
  };

  /** Those that are awake, or left alone for now, are asked for as well: however many they are, others get their turn. */
  const wakeDue = async (now: number): Promise<void> => {
    const most = WOKEN_AT_ONCE + known.size + stopped.size;
    const due = (await findDue(now, most)).filter((id) => !known.has(id) && !stopped.rests(id));
    const elsewhere = await env.hosting.elsewhere(due);
    const free = due.filter((id) => !elsewhere.has(id));
    for (const id of free.slice(0, WOKEN_AT_ONCE)) await open(id).catch(() => null);
  };

  const tables: Tables = {
    open,
    async lookout(ids) {
      if (env.hosting.isAlone) return open;
      const present = await env.hosting.presence(ids.filter((id) => !ready.has(id)));
      return async (id) => ready.get(id) ?? glance(env, id, present.get(id));
    },
    create: (plan) => create(env, plan, newKey(env.chance)),
    forget,
    async sweep() {
      const now = env.clock.now();
      for (const live of ready.values()) if (live.idle(now - IDLE)) live.end('restart', 0);
      if (now - dozed >= DOZE) {
        dozed = now;
        for (const live of ready.values()) live.doze();
      }
      const ago = (time: number): number => momentBefore(now, time, longOutages(env.outages));
      const removing = env.keepFinished === null ? Promise.resolve() : removeFinished(ago(env.keepFinished));
      // What cannot be removed keeps nobody from being woken.
      throwFirst(await Promise.allSettled([removing, wakeDue(now)]));
    },
    live: () => [...ready.values()],
    isLive: (id) => ready.has(id),
    settled: () => fulfilled(known.values()),
    get size() {
      return known.size;
    },
  };
  const env = envFor(tables);
  const stopped = stoppedTables(env);
  const findDue = dueFinder(env.store);
  return tables;
}

function throwFirst(done: readonly PromiseSettledResult<unknown>[]): void {
  for (const each of done) if (each.status === 'rejected') throw each.reason;
}

async function fulfilled<T>(promises: Iterable<Promise<T>>): Promise<readonly T[]> {
  const all = await Promise.allSettled(promises);
  return all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
}

/** Writes a new table down; nobody is connected to it yet. */
export async function create(
  env: TableEnv,
  plan: TablePlan,
  watch: string,
  watchDigest = digestOf(watch),
  id = newId(env.chance),
): Promise<OpenedTable> {
  const { chance, clock, store } = env;
  const { secret = newSecret(chance), ...dealt } = plan.dealt ?? {};
  const at = Math.floor(clock.now());
  const header: TableHeader = {
    id,
    game: plan.game.id,
    version: plan.game.version,
    // As the match will have them: by these, devices recognise the deal that they were shown.
    options: readOptions(plan.game, plan.options, plan.seats.length / (plan.gathering?.tables ?? 1)),
    seats: plan.seats.map((seat) =>
      typeof seat === 'object' && 'level' in seat ? { kind: 'bot', level: seat.level } : { kind: 'person' },
    ),
    host: plan.host,
    agreement: plan.agreement,
    listed: plan.listed,
    ...(plan.isShared === true && { shared: true, openedAt: at }),
    ...(plan.gathering && { gathering: plan.gathering }),
    ...('gathering' in dealt && { dealt }),
    commitment: commitmentTo(plan.dealt?.gathering ?? id, secret),
    timing: 2,
  };
  const events = plan.seats
    .flatMap((seat, index) =>
      typeof seat === 'object' && 'player' in seat ? [{ seat: index, ...seat }] : [],
    )
    .map((sitting, index): LoggedEvent => ({
      seq: index + 1,
      at,
      event: { kind: 'sit', ...sitting },
      request: null,
    }));
  const state = replay(initialState(header, plan.game), events, {
    start: (parts) => env.deal({ header, secret }, parts),
  });
  const invitations = plan.seats
    .flatMap((seat, index) => (seat === 'open' ? [index] : []))
    .map((seat) => ({ seat, code: newKey(chance) }));
  await store.addTable({
    header,
    secret,
    watch: watchDigest,
    events,
    index: indexOf(state),
    invitations: invitations.map(({ seat, code }) => ({
      seat,
      digest: digestOf(code),
    })),
  });
  return { id, watch, invitations };
}

/** A match keeps the rules it began with; without a version, the newest are meant. */
export const rulesIn =
  (find: FindGame) =>
  (id: string, version?: number): AnyGame => {
    const game = find(id, version);
    if (game === undefined) {
      throw problem('other-version', `there are no rules of ${id} in version ${version} here`);
    }
    return game;
  };
export const rulesOf = rulesIn(gameOf);
