import type { AnyGame } from '#core/game';
import type { Json } from '#core/json';
import type { Start } from '#core/match';
import { standIn } from '#core/testing/stand-in';
import type { FromServer } from '#table/protocol';
import { type Agreement, PROTOCOL } from '#table/table-info';
import { fairOf } from '../tables/fair-deal.ts';
import { openDealt } from '../tables/gatherings.ts';
import { ALONE } from '../hosting/alone.ts';
import type { Hosting } from '../hosting/hosting.ts';
import { digestOf, newId, newKey } from '../players/keys.ts';
import { metricsOf } from '../metrics.ts';
import { noticeHandler } from '../hosting/notices.ts';
import { type Session, session } from '../connection/session.ts';
import type { Store } from '../store/store.ts';
import { createRematch } from '../tables/rematch.ts';
import { rulesOf, type Tables, tablesOf } from '../tables/tables.ts';
import type { Outages } from '../table/clocks/clocks.ts';
import type { TableEnv } from '../table/env.ts';
import type { LiveTable } from '../table/live-table.ts';
import { countedChance, type HandClock, handClock } from './clock.ts';
import { memoryStore } from './memory.ts';
import { quiet } from './start.ts';

/** A whole server without sockets: sessions are spoken to directly, time stands still, and chance repeats itself. */
export interface QuietHouse {
  readonly store: Store;
  readonly tables: Tables;
  readonly clock: HandClock;
  /** A table that there is: whoever looks for one that is not here is told so. */
  live(table: string): Promise<LiveTable>;
  /** A table with a person on every seat. */
  open(
    game: AnyGame,
    options: Json,
    seats: number,
    agreement?: Agreement,
  ): Promise<{ id: string; keys: readonly string[]; watch: string }>;
  /** A connection; `heard` is everything it was sent, and `tell` is told of it at once. */
  connect(hello?: object, tell?: (text: string) => void): Promise<Ear>;
}

export interface Ear {
  readonly session: Session;
  readonly heard: string[];
  /** When each of them came. */
  readonly heardAt: number[];
  closed: boolean;
  say(message: unknown): Promise<void>;
}

/** What the server has said. */
export const messageIn = (text: string): FromServer => JSON.parse(text);

const AGREEMENT: Agreement = {
  pace: { kind: 'live', minutes: 30, increment: 5 },
  away: 5,
  timeout: 'bot',
};
const UNLIMITED = { burst: Number.MAX_SAFE_INTEGER, perSecond: 0 };

export interface Change {
  readonly start?: Start;
  readonly rules?: TableEnv['rules'];
  readonly store?: Store;
  readonly chance?: number;
  readonly outages?: Outages;
  /** From before they were written into logs. */
  readonly before?: Outages;
  readonly mayRematch?: TableEnv['mayRematch'];
  readonly think?: TableEnv['think'];
  readonly hosting?: Hosting;
  readonly botPause?: number;
  readonly keepFinished?: number;
  /** What is written to the log as an error, and the tables that were stopped. */
  log?(line: object): void;
  stopped?(reason: string): void;
  /** Who would have been told by push that the table waits for them. */
  notify?(player: string): void;
}

/** A connection without a socket: everything that is sent to it is kept. */
function earOf(env: Parameters<typeof session>[0], tell?: (text: string) => void): Ear {
  const ear: Ear = {
    heard: [],
    heardAt: [],
    closed: false,
    session: session(
      env,
      {
        send: (text) => {
          ear.heard.push(text);
          ear.heardAt.push(env.clock.now());
          tell?.(text);
        },
        buffered: () => 0,
        turn: () => Promise.resolve(),
        close: () => {
          ear.closed = true;
        },
      },
      UNLIMITED,
    ),
    say: (message) => ear.session.receive(typeof message === 'string' ? message : JSON.stringify(message)),
  };
  return ear;
}

export function quietHouse(change: Change = {}): QuietHouse {
  const store = change.store ?? memoryStore();
  const clock = handClock();
  const chance = countedChance(change.chance);
  const metrics = { ...METRICS, ...(change.stopped && { stopped: change.stopped }) };
  const writeDown = (line: unknown): void =>
    change.log?.(typeof line === 'object' && line !== null ? line : { line });
  const log = change.log === undefined ? quiet : standIn<TableEnv['log']>({ error: writeDown });
  const { start } = change;
  const tables = tablesOf((all): TableEnv => {
    const env: TableEnv = {
      store,
      clock,
      chance,
      metrics,
      log,
      outages: { before: change.before ?? [], known: () => change.outages ?? [] },
      hosting: change.hosting ?? ALONE,
      botPause: change.botPause ?? 0,
      keepFinished: change.keepFinished ?? null,
      append: (...entry) => store.append(...entry),
      rules: change.rules ?? rulesOf,
      deal: ({ header, secret }, parts) => start ?? { fair: fairOf(header, secret, parts) },
      think: change.think ?? (() => Promise.reject(new Error('no bot is here'))),
      notify: (player) => change.notify?.(player),
      mayRematch: change.mayRematch ?? (() => true),
      rematch: (state, watch) => createRematch(env, state, watch),
      openDealt: (state, watch) => openDealt(env, state, watch),
      announce: (notice) => void noticeHandler(all, { each: () => undefined })(notice),
      forget: all.forget,
    };
    return env;
  });
  return {
    store,
    tables,
    clock,
    async open(game, options, count, agreement = AGREEMENT) {
      const keys: string[] = [];
      const players: string[] = [];
      for (let seat = 0; seat < count; seat += 1) {
        const key = newKey(chance);
        keys.push(key);
        players.push(newId(chance));
        await store.addPlayer({ id: players[seat], name: `Guest ${seat}`, since: 0 }, digestOf(key));
      }
      const { id, watch } = await tables.create({
        game,
        options,
        seats: players.map((player) => ({ player })),
        host: 0,
        agreement,
        listed: false,
      });
      return { id, keys, watch };
    },
    async live(table) {
      const live = await tables.open(table);
      if (live === null) throw new Error(`there is no table ${table}`);
      return live;
    },
    async connect(hello, tell) {
      const ear = earOf({ store, clock, tables, metrics }, tell);
      if (hello !== undefined) await ear.say({ type: 'hello', protocol: PROTOCOL, ...hello });
      return ear;
    },
  };
}

export const METRICS = metricsOf({
  connections: () => 0,
  lines: () => 0,
  tables: () => 0,
  passedOn: () => 0,
});
