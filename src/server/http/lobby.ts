import type * as v from 'valibot';
import type { TableSummary } from '#table/routes';
import type { LiveTable } from '../table/live-table.ts';
import { networksOf } from '../limits.ts';
import type { Clock } from '../ports.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables.ts';
import { summaryOf } from './summaries.ts';

type Summary = v.InferOutput<typeof TableSummary>;

/** How many tables are shown, how many of them by one host, and how many are looked at. */
const MOST_LISTED = 100;
const MOST_BY_HOST = 2;
const MOST_LOOKED_AT = 300;
/** Over days, somebody who opened a table lately is believed to come back. */
const RECENT = 3 * 86_400_000;
/** Tables whose origin is remembered. */
const MOST_KNOWN = 5000;

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
    const found: { summary: Summary; host: string; origin: string }[] = [];
    for (const { table, at } of await store.openTables(MOST_LOOKED_AT)) {
      const live = await tables.open(table).catch(() => null);
      if (live === null || !isWaitedAt(live, at >= since)) continue;
      const host = hostOf(live);
      found.push({ summary: summaryOf(live, null, false, at), host, origin: origins.get(table) ?? host });
    }
    return inTurn(found)
      .map(({ summary }) => summary)
      .toSorted((a, b) => b.at - a.at);
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

/** One of each origin, then a second one of each, and so on, until there are enough. */
function inTurn<Item extends { host: string; origin: string }>(items: readonly Item[]): readonly Item[] {
  const hosts = new Map<string, number>();
  const origins = new Map<string, number>();
  const count = (counts: Map<string, number>, name: string): number => {
    const before = counts.get(name) ?? 0;
    counts.set(name, before + 1);
    return before;
  };
  return items
    .filter(({ host }) => count(hosts, host) < MOST_BY_HOST)
    .map((item) => ({ item, round: count(origins, item.origin) }))
    .toSorted((a, b) => a.round - b.round)
    .slice(0, MOST_LISTED)
    .map(({ item }) => item);
}

function hostOf(live: LiveTable): string {
  const { seats, header } = live.state();
  const sitter = seats[header.host];
  return sitter?.kind === 'person' ? sitter.player : live.id;
}

/** Somebody who sits down there will find the host, unless they play over days anyway. */
function isWaitedAt(live: LiveTable, isRecent: boolean): boolean {
  const { seats, host, agreement } = live.info();
  const sitter = seats[host];
  const isThere = sitter?.kind === 'person' && sitter.present;
  return isThere || (agreement.pace.kind === 'days' && isRecent);
}
