import { setImmediate } from 'node:timers/promises';
import type * as v from 'valibot';
import type { TableSummary } from '#table/routes';
import type { TableLook } from '../hosting/glance.ts';
import { networksOf } from '../edge/limits.ts';
import type { Clock } from '../ports.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';
import { summaryOf } from './summaries.ts';

type Summary = v.InferOutput<typeof TableSummary>;

/** How many tables are shown, how many of them by one host, how many are opened for that, and among how many they are chosen. */
const MOST_LISTED = 100;
const MOST_BY_HOST = 2;
const MOST_LOOKED_AT = 300;
const MOST_FOUND = 5000;
/** After so many that are looked at, others have their turn. */
const AT_ONCE = 10;
/** Over days, somebody who opened a table lately is believed to come back. */
const RECENT = 3 * 86_400_000;
/** Tables whose origin is remembered. */
const MOST_KNOWN = 5000;
/** The origin of all whose own one is forgotten and whose host is not there. */
const FORGOTTEN = '';

export interface Lobby {
  /** A table that wants to be found was opened from here. */
  opened(table: string, address: string): void;
  list(): Promise<readonly Summary[]>;
}

/** The tables that wait for somebody. Whoever opens very many takes the room of their neighbours, not of everybody. */
export function lobbyOf({ store, tables, clock }: { store: Store; tables: Tables; clock: Clock }): Lobby {
  /** The widest network that each table came from; never written down, and forgotten at a restart. */
  const origins = new Map<string, string>();
  let looking: Promise<readonly Summary[]> | null = null;

  const look = async (): Promise<readonly Summary[]> => {
    const since = clock.now() - RECENT;
    const listings: { summary: Summary; host: string; origin: string }[] = [];
    const open = await store.openTables(MOST_FOUND);
    const attended = attendedAmong(open.filter(({ table }) => !origins.has(table)));
    const originOf = (table: string): string =>
      origins.get(table) ?? (attended.has(table) ? table : FORGOTTEN);
    // Of each network in turn: however many newer ones somebody opens, those of others are looked at.
    const candidates = inRounds(open, ({ table }) => originOf(table)).slice(0, MOST_LOOKED_AT);
    const lookAt = await tables.lookout(candidates.map(({ table }) => table));
    for (const [index, { table, at }] of candidates.entries()) {
      if (index % AT_ONCE === 0) await setImmediate();
      const live = await lookAt(table).catch(() => null);
      if (live === null || !isWaitedAt(live, at >= since)) continue;
      const host = hostOf(live);
      listings.push({ summary: summaryOf(live, null, false, at), host, origin: originOf(table) });
    }
    return listed(listings)
      .map(({ summary }) => summary)
      .toSorted((a, b) => b.at - a.at);
  };

  /** A crowd of tables from before a restart hides none whose host has come back. */
  const attendedAmong = (listed: readonly { readonly table: string }[]): ReadonlySet<string> => {
    const wanted = new Set(listed.map(({ table }) => table));
    const live = tables.live().filter((each) => wanted.has(each.id) && isWaitedAt(each, false));
    return new Set(live.map(({ id }) => id));
  };

  return {
    opened(table, address) {
      origins.set(table, networksOf(address).at(-1)!.name);
      for (const oldest of origins.keys()) {
        if (origins.size <= MOST_KNOWN) break;
        origins.delete(oldest);
      }
    },
    list() {
      // Those who ask while somebody is looking are told the same.
      looking ??= look().finally(() => {
        looking = null;
      });
      return looking;
    },
  };
}

/** One of each origin, then a second one of each, and so on. */
function inRounds<Item>(items: readonly Item[], originOf: (item: Item) => string): readonly Item[] {
  const before = counter();
  return items
    .map((item) => ({ item, round: before(originOf(item)) }))
    .toSorted((a, b) => a.round - b.round)
    .map(({ item }) => item);
}

/** As many as are shown: few of a host, and of each origin in turn. */
function listed<Item extends { host: string; origin: string; summary: Summary }>(
  items: readonly Item[],
): readonly Item[] {
  const before = counter();
  // The newest ones of a host.
  const few = items
    .toSorted((a, b) => b.summary.at - a.summary.at)
    .filter(({ host }) => before(host) < MOST_BY_HOST);
  return inRounds(few, ({ origin }) => origin).slice(0, MOST_LISTED);
}

/** How often something came before. */
function counter(): (name: string) => number {
  const counts = new Map<string, number>();
  return (name) => {
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    return before;
  };
}

function hostOf(live: TableLook): string {
  const { seats, header } = live.state();
  const sitter = seats[header.host];
  return sitter?.kind === 'person' ? sitter.player : live.id;
}

/** Somebody who sits down there will find the host, unless they play over days anyway. */
function isWaitedAt(live: TableLook, isRecent: boolean): boolean {
  const { seats, host, agreement } = live.info();
  const sitter = seats[host];
  const isThere = sitter?.kind === 'person' && sitter.present;
  return isThere || (agreement.pace.kind === 'days' && isRecent);
}
