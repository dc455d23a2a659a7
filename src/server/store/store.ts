import type { ChatLine } from '#table/protocol';
import type * as v from 'valibot';
import type { TableHeader, LoggedEvent } from '../table/decider/events.ts';

export type Chat = v.InferOutput<typeof ChatLine>;

export interface StoredPlayer {
  readonly id: string;
  readonly name: string;
  readonly since: number;
}

/** What a table shows to those who look for tables: kept beside the log, so that nobody has to replay it for that. */
export interface Index {
  readonly phase: 'waiting' | 'playing' | 'over';
  /** Listed, and a seat is open. */
  readonly open: boolean;
  /** Who has each seat; null for a bot or nobody. */
  readonly players: readonly (string | null)[];
  /** When the table wants to be woken, though nobody asks for it: a bot to act, a clock, an end; null: never. */
  readonly due: number | null;
}

export interface TableToStore {
  readonly header: TableHeader;
  /** The server's part of the seed. It lies apart from everything that is ever sent. */
  readonly secret: string;
  /** Digests of the spectator code and of the invitations. */
  readonly watch: string;
  readonly invitations: readonly { readonly seat: number; readonly digest: string }[];
  readonly events: readonly LoggedEvent[];
  readonly index: Index;
}

export interface StoredTable {
  readonly header: TableHeader;
  readonly secret: string;
  readonly watch: string;
  readonly log: readonly LoggedEvent[];
  /** The digest of the whole log. */
  readonly head: string;
  /** What was kept beside the log; null: that is damaged. It follows from the log, and can be mended. */
  readonly index: Index | null;
}

/**
 * An entry that was decided on a log with this digest. Its number alone does not say so: a failover may put another entry
 * where the last one was that somebody has read.
 */
export interface DecidedEntry extends LoggedEvent {
  readonly after: string;
}

/** What became of something of a day: the first that a player told. */
export interface DayResult {
  readonly day: number;
  /** Which of the day's things: a kind and a game. */
  readonly what: string;
  readonly result: number;
}

/** Something that every process has to know, whichever was told it. */
export type Notice =
  | { readonly kind: 'revoked'; readonly keys: readonly string[] }
  | { readonly kind: 'renamed'; readonly player: string; readonly name: string }
  | { readonly kind: 'removed'; readonly player: string }
  /** One of the tables that have the deal of a gathering is over. */
  | { readonly kind: 'dealtOver'; readonly gathering: string };

export interface ProcessRow {
  readonly id: string;
  /** Where other processes reach it. */
  readonly url: string;
  /** When it last said that it lives, by the clock of the database. */
  readonly seen: number;
}

/** Which process hosts which table, and who is alive. Every entry that is appended names its writer as the host. */
export interface SharedStore {
  /** This process, since it was started. */
  readonly process: string;
  /** Known to whoever may read the database: by it processes know each other. */
  readonly peerKey: string;
  /** Says that this process lives; answers with the time of the database, and with the others. */
  renew(url: string): Promise<{ readonly now: number; readonly others: readonly ProcessRow[] }>;
  /** The process that each of these tables was last written by; null: it has let go of it. */
  hosts(tables: readonly string[]): Promise<ReadonlyMap<string, string | null>>;
  /** The same of those that this process hosts: however many others ask for something, they do not hold it up. */
  ownHosts: SharedStore['hosts'];
  /**
   * Makes this process the one that has a table, if nobody else has become it since and its log is still the one with this
   * digest; nothing is written into it.
   */
  adopt(table: string, from: string | null, head: string): Promise<boolean>;
  /**
   * Writes something, behind all that was read before: when it is kept, so is that. Rejects with `unknown` when nobody can
   * say so, or when this table is not there (any more).
   */
  confirm(table?: string | null): Promise<void>;
  /** Lets go of everything; nobody waits for this process any more. */
  release(): Promise<void>;
  tell(notice: Notice): Promise<void>;
  /** What others have told since the last time. */
  told(): Promise<readonly Notice[]>;
}

/** Everything that survives the process. What an answer confirms lies on the disk. */
export interface Store {
  addPlayer(player: StoredPlayer, key: string): Promise<void>;
  playerByKey(key: string): Promise<StoredPlayer | null>;
  players(ids: readonly string[]): Promise<readonly StoredPlayer[]>;
  rename(player: string, name: string): Promise<void>;
  /** All keys of a player, their digests. */
  keysOf(player: string): Promise<readonly string[]>;
  /** With the codes that were not used yet. */
  dropKeys(player: string, except: string): Promise<void>;
  addCode(player: string, code: string, until: number): Promise<void>;
  /**
   * A code is good once: the second who comes with it gets null. The key is kept with it, or whoever signs all other devices
   * out in between would miss it. Of more than `most`, the oldest goes.
   */
  takeCode(code: string, now: number, key: string, most: number): Promise<string | null>;
  /** Keys, codes, push, chat and name are gone; what was played stays, by nobody. */
  removePlayer(player: string): Promise<void>;
  /** Of those who came before this moment and sit nowhere, so many at most are removed; answers with how many. */
  removeGuests(before: number, most: number): Promise<number>;

  /** Of more than `most`, the oldest goes. */
  setPush(player: string, subscription: string, most: number): Promise<void>;
  pushOf(player: string): Promise<readonly string[]>;
  dropPush(player: string, subscription: string | null): Promise<void>;

  /** Once for each player, day and thing: whoever tells it again changes nothing. */
  addResult(player: string, result: DayResult): Promise<void>;
  /** How often each result of a day was told. */
  resultsOn(day: number): Promise<readonly (Omit<DayResult, 'day'> & { readonly count: number })[]>;
  resultsOf(player: string): Promise<readonly DayResult[]>;
  dropResults(before: number): Promise<void>;

  addTable(table: TableToStore): Promise<void>;
  /** null: there is none. A record that cannot be read is thrown as a Problem with the code `damaged`. */
  table(id: string): Promise<StoredTable | null>;
  /** Where a table stands by what is kept beside its log, which is not read; null: that is not there, or damaged. */
  standing(id: string): Promise<TableStanding | null>;
  /**
   * Only as the next number, behind the log that it was decided on (where it says which). `taken`: that is not so, or this
   * request is already there; nothing was changed.
   */
  append(table: string, entry: LoggedEvent | DecidedEntry, index: Index): Promise<'kept' | 'taken'>;
  /** Writes what is kept beside the log anew, if the log still ends with this number. */
  mend(table: string, seq: number, index: Index): Promise<void>;
  invitation(digest: string): Promise<{ readonly table: string; readonly seat: number } | null>;
  /** Replaces the one before. Taking the seat removes it. */
  invite(table: string, seat: number, digest: string): Promise<void>;
  /** The tables at which a player sits, and where; those that go on first. */
  tablesOf(
    player: string,
    most: number,
  ): Promise<readonly { readonly table: string; readonly at: number; readonly seat: number }[]>;
  openTables(most: number): Promise<readonly { readonly table: string; readonly at: number }[]>;
  dueTables(now: number, most: number): Promise<readonly string[]>;
  /** Tables that were over before this moment, the oldest first. */
  finishedTables(before: number, most: number): Promise<readonly string[]>;
  /** Everything of a table that is over; any other one stays as it is. */
  removeTable(table: string): Promise<void>;

  /**
   * The number of the line, which no other line of the table ever has; `again`: this request of this seat was kept before.
   * Of more than `most`, the oldest goes. Rejects with `taken` where another process hosts the table.
   */
  addChat(
    table: string,
    line: Omit<Chat, 'number'>,
    player: string,
    request: string,
    most: number,
  ): Promise<{ readonly number: number; readonly again: boolean }>;
  /** Who has said it ('': somebody who was removed); null: nobody. */
  saidBefore(table: string, seat: number, request: string): Promise<string | null>;
  /** The last lines, oldest first. */
  chat(table: string, most: number): Promise<readonly Chat[]>;
  chatOf(player: string): Promise<readonly { table: string; at: number; text: string | null }[]>;

  /** One that is damaged is thrown as a Problem with the code `damaged`. */
  setting(name: string): Promise<string | null>;
  set(name: string, value: string): Promise<void>;
  /** When something last happened at any table; null: never. */
  newest(): Promise<number | null>;
  /** Times in which the server was not running. */
  addOutage(from: number, to: number): Promise<void>;
  outages(since: number): Promise<readonly { readonly from: number; readonly to: number }[]>;

  /** What the processes that share this store tell each other by it; null: only one has it. */
  readonly shared: SharedStore | null;
  /** Bytes for what is new; Infinity where only the database knows. */
  roomLeft(): number;
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** How far a table has come, and how long its log is. */
export interface TableStanding {
  readonly phase: Index['phase'];
  readonly length: number;
}

/** The part of a store that knows players, their keys and codes, and where they want to be told that it is their turn. */
export type PeopleStore = Pick<
  Store,
  | 'addPlayer'
  | 'playerByKey'
  | 'players'
  | 'rename'
  | 'keysOf'
  | 'dropKeys'
  | 'addCode'
  | 'takeCode'
  | 'removePlayer'
  | 'removeGuests'
  | 'setPush'
  | 'pushOf'
  | 'dropPush'
  | 'addResult'
  | 'resultsOn'
  | 'resultsOf'
  | 'dropResults'
>;

/** The part of a store that keeps tables: their logs, and what is found without reading them. */
export type TableStore = Pick<
  Store,
  | 'addTable'
  | 'table'
  | 'append'
  | 'invitation'
  | 'invite'
  | 'tablesOf'
  | 'openTables'
  | 'dueTables'
  | 'finishedTables'
  | 'removeTable'
  | 'mend'
  | 'standing'
>;
