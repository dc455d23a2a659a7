import type { Seat } from '#core/game';
import type { Player } from '#table/table';
import { storageName } from '../address.ts';
import type { MatchStanding } from '../game-ui.ts';

/** A match as it is kept on this device. */
export interface SavedMatch {
  readonly id: string;
  readonly game: string;
  readonly players: readonly Player[];
  /** The whole match as text: header and words. */
  readonly text: string;
  readonly begun: number;
  readonly changed: number;
  readonly over: boolean;
  /** Who gave up. */
  readonly resigned?: Seat;
  /** What the list of matches tells without replaying it. */
  readonly told: MatchStanding;
}

const STORE = 'matches';
let opened: Promise<IDBDatabase> | null = null;

const answerTo = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

const database = (): Promise<IDBDatabase> => {
  if (opened === null) {
    const request = indexedDB.open(storageName('tavola'), 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(STORE, { keyPath: 'id' }).createIndex('changed', 'changed');
    });
    opened = answerTo(request);
  }
  return opened;
};

/** Asks the matches for something, or changes something in them. */
async function ask<T>(
  mode: IDBTransactionMode,
  question: (matches: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await database()).transaction(STORE, mode);
  const done = new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('abort', reject);
  });
  const answer = answerTo(question(transaction.objectStore(STORE)));
  // Explicit commit: an IndexedDB transaction of a page that is being closed is otherwise dropped.
  transaction.commit();
  const [value] = await Promise.all([answer, done]);
  return value;
}

// A browser that keeps nothing still plays: then matches live as long as the page.
const fallback = new Map<string, SavedMatch>();

export async function keep(match: SavedMatch): Promise<void> {
  fallback.set(match.id, match);
  try {
    await ask('readwrite', (matches) => matches.put(match));
  } catch {
    // Kept in the page.
  }
}

const waiting = new Map<string, () => SavedMatch>();

function keepAll(): void {
  const due = [...waiting.values()];
  waiting.clear();
  for (const make of due) void keep(make());
}
addEventListener('pagehide', keepAll);
addEventListener('visibilitychange', keepAll);

/**
 * Keeps a match at the end of the task that changed it, several changes at once: in a microtask and not a timer, which
 * would run in the frame that shows the change.
 */
export function keepSoon(id: string, make: () => SavedMatch): void {
  if (waiting.size === 0) queueMicrotask(keepAll);
  waiting.set(id, make);
}

export async function find(id: string): Promise<SavedMatch | undefined> {
  keepAll();
  try {
    const match = await ask<SavedMatch | undefined>('readonly', (matches) => matches.get(id));
    return match ?? fallback.get(id);
  } catch {
    return fallback.get(id);
  }
}

/** All matches, the last touched first. */
export async function all(): Promise<readonly SavedMatch[]> {
  keepAll();
  try {
    return latestFirst(await ask<SavedMatch[]>('readonly', (matches) => matches.getAll()));
  } catch {
    return latestFirst([...fallback.values()]);
  }
}

const latestFirst = (matches: readonly SavedMatch[]): readonly SavedMatch[] =>
  matches.toSorted((a, b) => b.changed - a.changed);

export async function forget(id: string): Promise<void> {
  waiting.delete(id);
  fallback.delete(id);
  try {
    await ask('readwrite', (matches) => matches.delete(id));
  } catch {
    // It was never kept.
  }
}
