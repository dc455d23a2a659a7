import type { Seat } from '#core/game';
import * as v from 'valibot';
import { isProblem } from '#core/problem';
import { PROTOCOL } from '#table/table-info';
import { FromClient, type FromServer, type Reason } from '#table/protocol';
import { admission, type Hello } from './admission.ts';
import { isElsewhere } from '../hosting/elsewhere.ts';
import { digestOf } from '../players/keys.ts';
import { bucket, type Rate } from '../edge/limits.ts';
import type { Metrics } from '../metrics.ts';
import type { Clock } from '../ports.ts';
import type { Origins } from '../edge/origins.ts';
import { MOVED_RETRY, NEVER, type PassOn, type Relaying, relaying } from './relaying.ts';
import type { Store } from '../store/store.ts';
import type { Viewer } from '../table/viewers/viewers.ts';
import type { LiveTable } from '../table/live-table.ts';
import type { Tables } from '../tables/tables.ts';

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
/** The database is away: how soon to come back. */
const STORAGE_RETRY = 2000;
/** A connection that reads too slowly, or sends too fast: how soon to come back. */
const SLOW_RETRY = 1000;
const FAST_RETRY = 5000;
/** Unsent bytes after which a connection is too slow. */
const SLOW = 256 * 1024;
/** Close codes: 1001 come back, 1008 do not. */
const AWAY = 1001;
const UNWANTED = 1008;

const nothing = (): void => undefined;

/** A class: thousands are connected, and functions of its own would take most of the memory of each of them. */
class Connected implements Session, Viewer {
  seat: Seat | null = null;
  player: string | null = null;
  readonly #env: SessionEnv;
  readonly #transport: Transport;
  readonly #budget: ReturnType<typeof bucket>;
  readonly #relay: Relaying;
  #tail: Promise<void> = Promise.resolve();
  #table: LiveTable | null = null;
  /** Of the key in the greeting, set at once: when the key is revoked, this connection is found by it. */
  #shown: string | null = null;
  #open = true;
  #stopGreeting: () => void;

  constructor(env: SessionEnv, transport: Transport, rate: Rate) {
    this.#env = env;
    this.#transport = transport;
    this.#budget = bucket(rate, env.clock.now);
    // The greeting may be late on the way, or whoever passes it on may stand still: they may come back.
    this.#stopGreeting = env.clock.after(GREETING, () => this.end('slow', GREETING_RETRY));
    const { passOn } = env;
    this.#relay =
      passOn === undefined
        ? NEVER
        : relaying({
            passOn,
            sendText: (text) => this.sendText(text),
            end: (reason, retry) => this.end(reason, retry),
            isOpen: () => this.#open,
          });
  }

  #noGreeting(): void {
    this.#stopGreeting();
    // The timer would be held for as long as somebody is connected.
    this.#stopGreeting = nothing;
  }

  closed(): void {
    if (!this.#open) return;
    this.#open = false;
    this.#noGreeting();
    this.#table?.leave(this);
    this.#relay.close();
  }

  end(reason: Reason, retry: number | null): void {
    if (!this.#open) return;
    this.#env.metrics.closed(reason);
    this.#transport.send(JSON.stringify({ type: 'bye', reason, retry } satisfies FromServer));
    this.closed();
    this.#transport.close(retry === null ? UNWANTED : AWAY);
  }

  sendText(text: string): void {
    if (!this.#open) return;
    // Back-pressure: a client that does not read is closed before its unsent messages fill the memory.
    if (this.#transport.buffered() > SLOW) this.end('slow', SLOW_RETRY);
    else this.#transport.send(text);
  }

  send(message: FromServer): void {
    this.sendText(JSON.stringify(message));
  }

  key(): string | null {
    return this.#shown;
  }

  #greet(hello: Hello, text: string): Promise<void> {
    // From here on it is the server that takes its time: a database that stalls, a table that changes hands.
    this.#noGreeting();
    this.#shown = hello.key === undefined ? null : digestOf(hello.key);
    return this.#relay.greet(hello.table, text, () => this.#enter(hello));
  }

  async #enter(hello: Hello): Promise<void> {
    const admitted = await admission(this.#env, hello, this.#shown);
    if ('reason' in admitted) return this.end(admitted.reason, admitted.retry);
    if (!this.#open) return undefined;
    const { table, seat, player } = admitted;
    const { address } = this.#transport;
    if (player !== null && address !== undefined) this.#env.met?.(player, address);
    Object.assign(this, { seat, player });
    this.#table = table;
    await table.join(this);
    // Gone while waiting for the welcome: nobody is there.
    return this.#open ? undefined : table.leave(this);
  }

  async #answer(message: FromClient, text: string): Promise<void> {
    if (message.type === 'ping') return this.send({ type: 'pong' });
    const isGreeted = this.#table !== null || this.#relay.isActive();
    if (isGreeted === (message.type === 'hello')) return this.end('malformed', null);
    if (message.type === 'hello') return this.#greet(message, text);
    if (this.#table === null) return this.#relay.send(text);
    if (message.type === 'point') return this.#table.point(this, message.spots);
    const begun = performance.now();
    await this.#table.ask(this, message);
    return this.#env.metrics.answered((performance.now() - begun) / 1000);
  }

  async #handle(text: string): Promise<void> {
    if (!this.#open) return undefined;
    const message = read(text);
    if (message === null) return this.end(speaksOtherwise(text) ? 'update' : 'malformed', null);
    try {
      return await this.#answer(message, text);
    } catch (thrown) {
      return this.end(...endingOf(thrown));
    }
  }

  receive(text: string): Promise<void> {
    if (this.#open && !this.#budget.take()) this.end('too-fast', FAST_RETRY);
    if (!this.#open) return Promise.resolve();
    const { turn } = this.#transport;
    this.#tail = this.#tail.then(turn).then(() => this.#handle(text));
    return this.#tail;
  }
}

export const session = (env: SessionEnv, transport: Transport, rate = RATE): Session =>
  new Connected(env, transport, rate);

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
