import type { Seat } from '#core/game';
import * as v from 'valibot';
import { isProblem } from '#core/problem';
import { PROTOCOL } from '#table/table-info';
import { FromClient, type FromServer, type Reason } from '#table/protocol';
import { isDisclosed } from './gatherings.ts';
import { isElsewhere } from './hosting/elsewhere.ts';
import { digestOf } from './keys.ts';
import { bucket, type Rate } from './limits.ts';
import type { Metrics } from './metrics.ts';
import type { Clock } from './ports.ts';
import type { Origins } from './origins.ts';
import { MOVED_RETRY, type PassOn, relaying } from './relaying.ts';
import type { Store } from './store/store.ts';
import type { Viewer } from './table/viewers.ts';
import type { LiveTable } from './table/live-table.ts';
import type { Tables } from './tables.ts';

/** One connection, whatever carries it. */
export interface Transport {
  send(text: string): void;
  /** Bytes that were sent and not yet taken. */
  buffered(): number;
  close(code: number): void;
  /** Where it comes from, if that is known here. */
  readonly address?: string;
  /** Resolves when a message from there may be answered: many connections take turns. */
  turn(): Promise<void>;
}

export interface Session {
  receive(text: string): Promise<void>;
  closed(): void;
  end(reason: Reason, retry: number | null): void;
  /** The digest of the key it was opened with. */
  key(): string | null;
}

export interface SessionEnv {
  readonly store: Store;
  readonly clock: Clock;
  readonly tables: Tables;
  readonly metrics: Metrics;
  /** A player has come from there. */
  readonly met?: Origins['met'] | undefined;
  /** Where other processes host tables, too. */
  readonly passOn?: PassOn | undefined;
}

/** Token bucket of one connection: a person sends a handful of messages a second at most. */
const RATE: Rate = { burst: 40, perSecond: 10 };
/** Handshake timeout: a connection that says nothing takes the place of one that would. */
const GREETING = 10_000;
const GREETING_RETRY = 1000;
/** A table with as many viewers as it takes: how soon looking again makes sense. */
const FULL_RETRY = 10_000;
/** The database is away: how soon to come back. */
const STORAGE_RETRY = 2000;
/** Unsent bytes after which a connection is too slow. */
const SLOW = 256 * 1024;
/** Close codes: 1001 come back, 1008 do not. */
const AWAY = 1001;
const UNWANTED = 1008;

type Hello = Extract<FromClient, { type: 'hello' }>;

export function session(env: SessionEnv, transport: Transport, rate = RATE): Session {
  const { clock, metrics } = env;
  const budget = bucket(rate, clock.now);
  let tail: Promise<void> = Promise.resolve();
  let seated: { table: LiveTable; viewer: Viewer } | null = null;
  /** Known from the first moment of the greeting: a key that is revoked meanwhile is not let in. */
  let shown: string | null = null;
  let open = true;

  const closed = (): void => {
    if (!open) return;
    open = false;
    noGreeting();
    seated?.table.leave(seated.viewer);
    relay.close();
  };
  const end = (reason: Reason, retry: number | null): void => {
    if (!open) return;
    metrics.closed(reason);
    transport.send(JSON.stringify({ type: 'bye', reason, retry } satisfies FromServer));
    closed();
    transport.close(retry === null ? UNWANTED : AWAY);
  };
  // The greeting may be late on the way, or whoever passes it on may stand still: they may come back.
  const noGreeting = clock.after(GREETING, () => end('slow', GREETING_RETRY));
  const sendText = (text: string): void => {
    if (!open) return;
    // Back-pressure: a client that does not read is closed before its unsent messages fill the memory.
    if (transport.buffered() > SLOW) end('slow', 1000);
    else transport.send(text);
  };
  const send = (message: FromServer): void => sendText(JSON.stringify(message));

  const relay = relaying({ passOn: env.passOn, sendText, end, isOpen: () => open });

  const greet = (hello: Hello, text: string): Promise<void> => {
    // From here on it is the server that takes its time: a database that stalls, a table that changes hands.
    noGreeting();
    shown = hello.key === undefined ? null : digestOf(hello.key);
    return relay.greet(hello.table, text, () => enter(hello));
  };
  const enter = async (hello: Hello): Promise<void> => {
    const admitted = await admission(env, hello, shown);
    if ('reason' in admitted) return end(admitted.reason, admitted.retry);
    if (!open) return;
    const { table, seat, player } = admitted;
    if (player !== null && transport.address !== undefined) env.met?.(player, transport.address);
    const viewer: Viewer = { seat, player, send, sendText, end };
    seated = { table, viewer };
    await table.join(viewer);
    // Gone while waiting for the welcome: nobody is there.
    if (!open) table.leave(viewer);
  };

  const answer = async (message: FromClient, text: string): Promise<void> => {
    if (message.type === 'ping') return send({ type: 'pong' });
    const isGreeted = seated !== null || relay.isActive();
    if (isGreeted === (message.type === 'hello')) return end('malformed', null);
    if (message.type === 'hello') return greet(message, text);
    if (seated === null) return relay.send(text);
    const begun = performance.now();
    await seated.table.ask(seated.viewer, message);
    metrics.answered((performance.now() - begun) / 1000);
  };

  const handle = async (text: string): Promise<void> => {
    if (!open) return;
    const message = read(text);
    if (message === null) return end(speaksOtherwise(text) ? 'update' : 'malformed', null);
    try {
      await answer(message, text);
    } catch (thrown) {
      end(...endingOf(thrown));
    }
  };

  return {
    closed,
    end,
    key: () => shown,
    receive(text) {
      if (open && !budget.take()) end('too-fast', 5000);
      if (!open) return Promise.resolve();
      tail = tail.then(transport.turn).then(() => handle(text));
      return tail;
    },
  };
}

const isWatchLink = (watch: string | undefined, table: LiveTable | null): boolean =>
  watch !== undefined && digestOf(watch) === table?.watch;

type Admission =
  | { readonly table: LiveTable; readonly seat: Seat | null; readonly player: string | null }
  | { readonly reason: Reason; readonly retry: number | null };

/**
 * Somebody says that they know more than a table here: another process has written since, and this copy is given up; or
 * it is lost. A process that is alone knows all that was written: whoever makes numbers up does not have logs read.
 */
async function behind(store: Store, table: LiveTable, id: string, seq: number): Promise<Admission | null> {
  const lost = { reason: 'rolled-back', retry: null } as const;
  if (store.shared === null) return lost;
  // What is being written just now may be what they know of: nobody at the table has to go because of that.
  await table.happen(() => 'stale');
  if (seq <= table.state().seq) return null;
  const written = (await store.table(id))?.log.at(-1)?.seq ?? 0;
  if (written < seq) return lost;
  table.end('restart', MOVED_RETRY);
  return { reason: 'restart', retry: MOVED_RETRY };
}

/** Why somebody who may see a table does not see it now; null: they do. */
async function closedTo(store: Store, table: LiveTable, seat: Seat | null): Promise<Admission | null> {
  // A spectator may be somebody who plays the same deal at another table.
  if (seat === null && !(await isDisclosed(store, table.state().header, table.watch))) {
    return { reason: 'shared-deal', retry: null };
  }
  return table.hasRoom(seat) ? null : { reason: 'full', retry: FULL_RETRY };
}

/** Where a greeting leads to, by the digest of its key or by the link for spectators; or why it leads nowhere. */
async function admission(
  { store, tables }: SessionEnv,
  { table: id, watch, seq = 0 }: Hello,
  digest: string | null,
): Promise<Admission> {
  const player = digest === null ? null : await store.playerByKey(digest);
  if (digest !== null && player === null && watch === undefined) return { reason: 'no-key', retry: null };
  const table = await tables.open(id);
  const seat = player === null || table === null ? null : table.seatOf(player.id);
  const maySee = seat !== null || isWatchLink(watch, table);
  if (table === null || !maySee) return { reason: 'no-table', retry: null };
  const closed = await closedTo(store, table, seat);
  if (closed !== null) return closed;
  const refused = seq > table.state().seq ? await behind(store, table, id, seq) : null;
  if (refused !== null) return refused;
  return { table, seat, player: seat === null || player === null ? null : player.id };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function read(text: string): FromClient | null {
  const result = v.safeParse(FromClient, parsed(text));
  return result.success ? result.output : null;
}

/** A greeting of another version of this protocol: only a new page helps. */
function speaksOtherwise(text: string): boolean {
  const message = parsed(text) as { type?: unknown; protocol?: unknown } | null;
  return message?.type === 'hello' && typeof message.protocol === 'number' && message.protocol !== PROTOCOL;
}

function endingOf(thrown: unknown): [Reason, number | null] {
  if (isElsewhere(thrown)) return ['restart', MOVED_RETRY];
  const code = isProblem(thrown) ? thrown.code : '';
  if (code === 'damaged' || code === 'broken' || code === 'other-version') return [code, null];
  return ['storage', STORAGE_RETRY];
}
