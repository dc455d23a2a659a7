import type { LoggedEvent } from '../../table/decider/events.ts';
import { APPEND } from '../../store/postgres/appends.ts';
import type { ResultRow, Value } from '../../store/postgres/connection.ts';
import { STATEMENTS } from '../../store/postgres/shared.ts';
import type { DecidedEntry, Index, ProcessRow, Store } from '../../store/store.ts';
import { emptyMemory } from '../memory-tables.ts';
import { memoryStore } from '../memory.ts';
import type { HostedSince, KeptEntry, Renewal } from './kept.ts';
import { newKnowledge } from './knowledge.ts';
import type { World } from './world.ts';

/** What lies in the database, and what statements do to it: one after the other, each as a whole. */
export interface Content {
  /** What the statements of a process do. */
  store(process: string): Store;
  /** Everything that was ever kept, also what a failover has lost again. */
  readonly kept: KeptEntry[];
  hostOf(table: string): HostedSince | undefined;
  /** Every change of hosts, those by which a failover has put an earlier one back among them. */
  readonly hostings: HostedSince[];
  readonly removed: string[];
  /** The tables that were ever opened. */
  readonly added: string[];
  /** The process that opened it, the last one if a failover has undone that before. */
  openerOf(table: string): string;
  /** Hears of each table that a process opens. */
  onAdded(run: (process: string) => void): void;
  /** Writes of processes that failed: the table is closed there, and perhaps opened again. */
  readonly failures: { readonly process: string; readonly table: string; readonly at: number }[];
  fails(process: string, table: string): void;
  /** Has it let go of everything? */
  hasLeft(process: string): boolean;
  /** When a process has said that it lives, each time that was heard. */
  renewals(process: string): readonly number[];
  /** Some work of the store as one statement. */
  work(run: () => Promise<unknown>): string;
  run(text: string, values: readonly Value[]): Promise<readonly ResultRow[]>;
  /** A process is about to have an entry written, and is answered something, on which it may decide. */
  decides(by: string, table: string, entry: LoggedEvent): void;
  answered(by: string, text: string, values: readonly Value[], rows: readonly ResultRow[]): void;
  /** What was said at a table: the number of each line, and the request that it came from. */
  said(table: string): readonly { readonly number: number; readonly request: string }[];
  /** Puts everything back as it is now. */
  snapshot(): () => void;
}

/** Something that changes what a store holds, and something that only looks at it. */
export const WORK = 'work';
export const LOOK = 'look';
const RECENT = 10_000;
const LOOKS: readonly string[] = [LOOK, STATEMENTS.HOSTS, STATEMENTS.TOLD];
export const isWrite = (text: string): boolean => !LOOKS.includes(text);

/** `now`: the clock of the database. */
// oxlint-disable-next-line eslint/max-lines-per-function -- one database: a short answer for each statement of the program, over one state
export function newContent(world: World, now: () => number): Content {
  const memory = emptyMemory();
  const store = memoryStore(memory);
  const hosts = new Map<string, string | null>();
  const processes = new Map<string, ProcessRow>();
  const notices: { number: string; notice: string; at: number; process: string }[] = [];
  const works = new Map<string, () => Promise<unknown>>();
  const entries: KeptEntry[] = [];
  const hostings: HostedSince[] = [];
  const renewed = new Map<string, Renewal>();
  const knowledge = newKnowledge(world.now);
  const removed: string[] = [];
  const added: string[] = [];
  const openers = new Map<string, string>();
  const watching: ((process: string) => void)[] = [];
  const left = new Set<string>();
  const failures: Content['failures'] = [];
  let peerKey: string | null = null;
  let worked = 0;

  const setHost = (table: string, process: string | null): void => {
    hosts.set(table, process);
    hostings.push({ table, process, at: world.now() });
  };
  const work = async ([id]: readonly never[]): Promise<readonly ResultRow[]> => {
    const value = await works.get(id)!().catch((thrown: unknown) => ({ thrown }));
    works.delete(id);
    return [{ value }];
  };
  const snapshot = (): (() => void) => {
    const [tables, chat, was] = [new Map(memory.tables), new Map(memory.chat), new Map(hosts)];
    const rows = new Map(processes);
    const restore = <V>(map: Map<string, V>, old: Map<string, V>): void => {
      map.clear();
      for (const [key, value] of old) map.set(key, value);
    };
    return () => {
      restore(memory.tables, tables);
      restore(memory.chat, chat);
      for (const [table, host] of was) if (hosts.get(table) !== host) setHost(table, host);
      restore(hosts, was);
      restore(processes, rows);
    };
  };

  const keep = (table: string, entry: LoggedEvent, by: string): void => {
    world.note('kept', table, entry.seq, JSON.stringify(entry.event), by);
    const before = hosts.get(table) ?? null;
    const last = before === null ? null : (renewed.get(before) ?? null);
    // All that is known of a host that has no row any more.
    const wroteAt = memory.tables.get(table)!.log.at(-2)?.at ?? 0;
    const decision = knowledge.decision(by, table, entry);
    entries.push({
      table,
      entry,
      at: world.now(),
      decidedAt: decision.at,
      by,
      before,
      renewed: last,
      silence: before === null ? Infinity : decision.silenceOf(before),
      lastLives: decision.lastLivesOf(before ?? '').map((moment) => moment ?? wroteAt),
      clock: now(),
      hadLeft: left.has(before ?? ''),
      seenHost: decision.seenHost,
      isOver: memory.tables.get(table)!.index?.phase === 'over',
    });
    setHost(table, by);
  };
  const append = async (values: readonly Value[]): Promise<ResultRow[]> => {
    const columns = values.slice(0, 13) as (readonly never[])[];
    const by = values[13] as string;
    const rows: ResultRow[] = [];
    for (const [row, id] of (columns[0] as readonly string[]).entries()) {
      const [, seq, at, event, seat, request, , phase, open, due, players, , after] = columns.map(
        (column) => column[row],
      );
      const entry: DecidedEntry = {
        seq,
        at,
        event: JSON.parse(event),
        request: request === null ? null : { seat, id: request },
        after,
      };
      const index: Index = { phase, open, due, players: JSON.parse(players) };
      const known = memory.tables.has(id);
      const isKept = known && (await store.append(id, entry, index)) === 'kept';
      if (isKept) keep(id, entry, by);
      rows.push({ id, kept: isKept, known });
    }
    return rows;
  };
  const statements: Record<string, (values: readonly never[]) => Promise<readonly ResultRow[]>> = {
    [APPEND]: append,
    [WORK]: work,
    [LOOK]: work,
    [STATEMENTS.RENEW]: async ([id, url]) => {
      // As in one statement: what it reads is from before it.
      const rows = [...processes.values()];
      knowledge.looks(id, renewed, processes);
      processes.set(id, { id, url, seen: now() });
      renewed.set(id, { at: world.now(), seen: now() });
      return [...rows, { id: null, url: null, seen: null }].map((row) => ({
        ...row,
        now: now(),
        version: 0,
      }));
    },
    [STATEMENTS.HOSTS]: async ([tables]) =>
      (tables as readonly string[]).flatMap((id) => {
        const process = hosts.get(id);
        return process === undefined ? [] : [{ id, process }];
      }),
    [STATEMENTS.ADOPT]: async ([process, id, from, head]) => {
      if ((hosts.get(id) ?? null) !== from || memory.tables.get(id)?.head !== head) return [];
      setHost(id, process);
      return [{ id }];
    },
    [STATEMENTS.CONFIRM]: async ([id, table]) =>
      processes.has(id) && (table === null || memory.tables.has(table)) ? [{ id }] : [],
    [STATEMENTS.RELEASE]: async ([id]) => {
      processes.delete(id);
      left.add(id);
      for (const [table, host] of hosts) if (host === id) setHost(table, null);
      return [];
    },
    [STATEMENTS.TELL]: async ([process, notice]) => {
      notices.push({ number: String(notices.length), notice, at: now(), process });
      return [];
    },
    [STATEMENTS.TOLD]: async ([id, askedAt]) => {
      const since = Math.min(askedAt ?? Infinity, now()) - RECENT;
      const news = notices.filter(({ at, process }) => at > since && process !== id);
      return [...news, { number: null }].map((each) => ({ ...each, now: now() }));
    },
    [STATEMENTS.KEY]: async ([key]) => [{ value: (peerKey ??= key) }],
  };
  return {
    store: (process) => ({
      ...store,
      async append(id, entry, index) {
        const answer = await store.append(id, entry, index);
        if (answer === 'kept') keep(id, entry, process);
        return answer;
      },
      async addTable(table) {
        await store.addTable(table);
        added.push(table.header.id);
        openers.set(table.header.id, process);
        for (const hears of watching) hears(process);
        setHost(table.header.id, process);
      },
      async removeTable(table) {
        await store.removeTable(table);
        if (!memory.tables.has(table)) removed.push(table);
      },
    }),
    kept: entries,
    hostOf: (table) => hostings.findLast((each) => each.table === table),
    hostings,
    removed,
    added,
    openerOf: (table) => openers.get(table)!,
    onAdded: (run) => void watching.push(run),
    failures,
    fails: (process, table) => void failures.push({ process, table, at: world.now() }),
    hasLeft: (process) => left.has(process),
    renewals: knowledge.looksOf,
    decides: knowledge.decides,
    answered(by, text, [tables], rows) {
      if (text !== STATEMENTS.HOSTS) return;
      for (const table of tables as readonly string[]) {
        knowledge.seesHost(
          by,
          table,
          rows.find(({ id }) => id === table)?.process as string | null | undefined,
        );
      }
    },
    work(run) {
      worked += 1;
      works.set(String(worked), run);
      return String(worked);
    },
    run: (text, values) => statements[text](values as readonly never[]),
    said: (table) =>
      (memory.chat.get(table) ?? []).map(({ line, request }) => ({ number: line.number, request })),
    snapshot,
  };
}
