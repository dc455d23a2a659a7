import type { AnyGame, Seat } from '#core/game';
import type { Start } from '#core/match';
import type { Language } from '#core/words';
import type { Logger } from 'pino';
import type { Hosting } from '../hosting/hosting.ts';
import type { Metrics } from '../metrics.ts';
import type { Chance, Clock } from '../ports.ts';
import type { DecidedEntry, Index, Notice, Store, StoredTable } from '../store/store.ts';
import type { Outages } from './clocks/clocks.ts';
import type { TableState, SeedParts } from './decider/state.ts';
import type { TableHeader } from './decider/events.ts';

/** What a bot is asked: what its seat sees, and nothing else. */
export interface BotQuestion {
  readonly game: string;
  /** Of the rules that the match is played by. */
  readonly version: number;
  readonly seat: Seat;
  readonly level: string;
  readonly view: unknown;
  /** Milliseconds spent on earlier decisions of the same turn. */
  readonly spent: number;
}

/** What a table needs from the server around it. */
export interface TableEnv {
  readonly store: Store;
  readonly clock: Clock;
  readonly chance: Chance;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly outages: {
    /** From before they were written into logs. */
    readonly before: Outages;
    /** All since then that this server knows of. */
    known(): Outages;
  };
  /** Which process hosts which table. */
  readonly hosting: Hosting;
  /** A bot answers no sooner: how long it thought tells nothing about its cards. */
  readonly botPause: number;
  /** Milliseconds after which a table that is over is removed; null: never. */
  readonly keepFinished: number | null;
  append(table: string, entry: DecidedEntry, index: Index): Promise<'kept' | 'taken'>;
  /** The rules a match was begun with, or the newest; a Problem when this server does not have them. */
  rules(game: string, version?: number): AnyGame;
  deal(stored: Pick<StoredTable, 'header' | 'secret'>, parts: SeedParts): Start;
  /** The word of a bot; it may be wrong, late or never come. `owner`: who is to take turns with the owners of other tables. */
  think(question: BotQuestion, owner: string): Promise<string>;
  /** It has become this player's turn, and nobody is there to see it; what was played last is said in the language that is asked for. */
  notify(player: string, header: TableHeader, news: (language: Language) => string): void;
  /** Rematches open tables, too, and so each player may wish for a few in an hour. */
  mayRematch(player: string): boolean;
  /** Opens a table for the next match of the same company. */
  rematch(state: TableState, watch: string): Promise<string>;
  /** Opens the tables that the deal of a gathering is for, each once; answers with their names. */
  openDealt(state: TableState, watch: string): Promise<readonly string[]>;
  /** Tells every process. */
  announce(notice: Notice): void;
  forget(table: string): void;
}
