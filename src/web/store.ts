import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Player } from '#table/table';

/** Where a match stands: of Muster the castles and the cards left, of Murano the money and the round. */
export type Told =
  | { readonly castles: readonly number[]; readonly left: number; readonly turn: number }
  | { readonly money: readonly number[]; readonly round: number; readonly turn: number };

/** A match as it is kept on this device. */
export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
  /** The whole match as text: header and words. */
  readonly text: string;
  readonly begun: number;
  readonly changed: number;
  readonly over: boolean;
  /** What the list of matches tells without replaying it. */
  readonly told: Told;
}

interface Schema extends DBSchema {
  matches: { key: string; value: Kept; indexes: { changed: number } };
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

const database = (): Promise<IDBPDatabase<Schema>> => {
  opened ??= openDB<Schema>('tavola', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' }).createIndex('changed', 'changed');
    },
  });
  return opened;
};

// A browser that keeps nothing still plays: then matches live as long as the page.
const fallback = new Map<string, Kept>();

export async function keep(match: Kept): Promise<void> {
  fallback.set(match.id, match);
  try {
    const change = (await database()).transaction('matches', 'readwrite');
    void change.store.put(match);
    // Said at once: a page that goes away has no time to say it later.
    change.commit();
    await change.done;
  } catch {
    // Kept in the page.
  }
}

const PAUSE = 1000;
const waiting = new Map<string, () => Kept>();
let timer = 0;

function keepAll(): void {
  clearTimeout(timer);
  const due = [...waiting.values()];
  waiting.clear();
  for (const made of due) void keep(made());
}
addEventListener('pagehide', keepAll);
addEventListener('visibilitychange', keepAll);

/** Keeps a match in a moment, when what it does on the screen is done; at once when the page goes away or behind another. */
export function keepSoon(id: string, made: () => Kept): void {
  waiting.set(id, made);
  clearTimeout(timer);
  timer = window.setTimeout(keepAll, PAUSE);
}

export async function find(id: string): Promise<Kept | undefined> {
  keepAll();
  try {
    return (await (await database()).get('matches', id)) ?? fallback.get(id);
  } catch {
    return fallback.get(id);
  }
}

/** All matches, the last touched first. */
export async function all(): Promise<readonly Kept[]> {
  keepAll();
  try {
    return (await (await database()).getAllFromIndex('matches', 'changed')).reverse();
  } catch {
    return [...fallback.values()].toSorted((a, b) => b.changed - a.changed);
  }
}

export async function forget(id: string): Promise<void> {
  waiting.delete(id);
  fallback.delete(id);
  try {
    await (await database()).delete('matches', id);
  } catch {
    // It was never kept.
  }
}
